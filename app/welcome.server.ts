import { resolve } from "node:path";
import type { Services } from "#platform/services.server.ts";

/** What the terminal says once the shop is open. */
export function welcome({ config, database }: Services): string {
  const data = resolve(config.dataDir);
  const mails = config.mail.smtpUrl ? "sent by SMTP" : resolve(config.dataDir, "outbox");
  return [
    "",
    `  ${config.shop.name} is open at ${config.origin}`,
    `  Data:   ${database.kind === "embedded" ? `embedded database in ${data}` : "PostgreSQL at DATABASE_URL"}`,
    `  Files:  ${config.s3 ? "S3 bucket" : resolve(config.dataDir, "files")}`,
    `  Mails:  ${mails}`,
    `  Stop with Ctrl-C`,
    "",
  ].join("\n");
}
