import { resolve } from "node:path";
import type { OpenShop } from "./open-shop.server.ts";

/** What the terminal says once the shop is open. */
export function welcome({ services: { config, database }, newAdmin }: OpenShop): string {
  const data = resolve(config.dataDir);
  const mails = config.mail.smtpUrl ? "sent by SMTP" : resolve(config.dataDir, "outbox");
  return [
    "",
    `  ${config.shop.name} is open at ${config.origin}`,
    `  Data:   ${database.kind === "embedded" ? `embedded database in ${data}` : "PostgreSQL at DATABASE_URL"}`,
    `  Files:  ${config.s3 ? "S3 bucket" : resolve(config.dataDir, "files")}`,
    `  Mails:  ${mails}`,
    newAdmin
      ? `  Admin:  ${newAdmin.email} with the password ${newAdmin.password} (shown only now)`
      : "  Admin:  made on the first start",
    `  Stop with Ctrl-C`,
    "",
  ].join("\n");
}
