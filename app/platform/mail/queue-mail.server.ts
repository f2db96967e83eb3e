import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";

/** A mail as a room writes it. The sender is the shop, from its configuration. */
export interface Mail {
  /** What it is about, for the outbox file's name and the log: "order-placed". */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
}

/**
 * Writes a mail into the outbox; call it in the transaction that the mail tells of. With a dedupe key the same occasion
 * is written about once, however often this is called.
 */
export async function queueMail(db: Kysely<Tables>, mail: Mail, dedupeKey?: string): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({
      kind: mail.kind,
      dedupe_key: dedupeKey ?? null,
      to_address: oneLine(mail.to),
      reply_to: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      subject: oneLine(mail.subject),
      html: mail.html,
      text: mail.text,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** Header values are one line: a line break in a name would write headers of its own. */
function oneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, 320);
}
