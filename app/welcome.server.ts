import { resolve } from "node:path";
import { hasMailViewer, mailViewerPath } from "#platform/mail/mail-viewer.server.ts";
import type { OpenShop } from "./open-shop.server.ts";

/** What the terminal says once the shop is open. */
export function welcome({ services: { config, database }, newAdmin }: OpenShop): string {
  const data = resolve(config.dataDir);
  const mails = config.mail.smtpUrl ? "sent by SMTP" : resolve(config.dataDir, "outbox");
  const viewer = hasMailViewer(config) ? `, to read at ${config.origin}${mailViewerPath}` : "";
  return [
    "",
    `  ${config.shop.name} is open at ${config.origin}`,
    `  Data:   ${database.kind === "embedded" ? `embedded database in ${data}` : "PostgreSQL at DATABASE_URL"}`,
    `  Files:  ${config.s3 ? "S3 bucket" : resolve(config.dataDir, "files")}`,
    `  Mails:  ${mails}${viewer}`,
    `  Cards:  ${config.razorpay.simulated ? `payment simulator at ${config.razorpay.apiBase}, no money is taken` : "Razorpay"}`,
    newAdmin
      ? `  Admin:  ${newAdmin.email} with the password ${newAdmin.password} (shown only now)`
      : "  Admin:  made on the first start",
    `  Stop with Ctrl-C`,
    "",
  ].join("\n");
}
