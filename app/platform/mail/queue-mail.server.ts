import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Letter } from "./letter.ts";

/** A mail as a room writes it. The sender is the shop, from its configuration. */
export interface Mail {
  /** What it is about, for the outbox file's name and the log: "order-placed". */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  letter: Letter;
}

/**
 * Puts a mail into the outbox; call it inside the transaction whose outcome the mail tells, and `sendMailSoon` after that.
 * A second mail with the same `dedupeKey` is dropped. An address that can't be written to never fails the caller: the
 * mail is kept as failed.
 */
export async function queueMail(db: Kysely<Tables>, mail: Mail, dedupeKey?: string): Promise<void> {
  const isUsable = isOneAddress(mail.to);
  await db
    .insertInto("mail_outbox")
    .values({
      kind: mail.kind,
      dedupe_key: dedupeKey,
      to_address: mail.to,
      reply_to: mail.replyTo && isOneAddress(mail.replyTo) ? mail.replyTo : null,
      subject: oneLine(mail.subject),
      letter: sql`${JSON.stringify(mail.letter)}::text::json`,
      failed_at: isUsable ? null : sql<Date>`now()`,
      last_error: isUsable ? null : "not an e-mail address",
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** One address and nothing else: no second recipient, no line that could become a header. */
const isOneAddress = (text: string): boolean => /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(text);

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
