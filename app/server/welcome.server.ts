import { resolve } from "node:path";
import type { FirstAdmin } from "#accounts/first-admin.server.ts";
import { hasMailViewer, mailViewerPath } from "#mail/mail-viewer.server.ts";
import type { OpenShop } from "./open-shop.server.ts";

/** What the terminal says once the shop is open. */
export function welcome({ services: { config, database }, firstAdmin }: OpenShop): string {
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
    `  Post:   ${parcelsLine(config.carrier)}`,
    `  Admin:  ${adminLine(firstAdmin, `${config.origin}/admin-login`)}`,
    `  Stop with Ctrl-C`,
    "",
  ].join("\n");
}

function parcelsLine(carrier: OpenShop["services"]["config"]["carrier"]): string {
  if (!carrier) return "by hand, until SHIPROCKET_EMAIL is set";
  return carrier.simulated ? `carrier simulator at ${carrier.apiBase}, no courier comes` : "Shiprocket";
}

function adminLine(admin: FirstAdmin, signIn: string): string {
  if (admin === "nobody") return "none yet: set ADMIN_EMAIL and ADMIN_PASSWORD, and start again";
  if (admin === "there already") return `signs in at ${signIn}`;
  const { email, madeUp } = admin;
  const password = madeUp === undefined ? "of ADMIN_PASSWORD" : `${madeUp} (shown only now)`;
  return `${email} with the password ${password}, at ${signIn}`;
}
