import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mailboxOf } from "#platform/limits/rate-limit.db.server.ts";
import type { Mail, SpokenMail } from "../writing/mail-body.ts";

/** Stands where something about a person stood (PRIVACY-8); no address that a mail could go to. */
export const erased = "(deleted)";

/** Why a mail was never tried: to such a thing none may be sent, later either. */
export const noAddress = "not an e-mail address";

/**
 * Puts a mail into the outbox; call it inside the transaction whose outcome the mail tells, and
 * `sendMailSoon` after that. A second mail with the same `dedupeKey` is dropped, and so is one to somebody
 * who was erased or gave no address. An address that can't be written to never fails the caller: the mail is
 * stored as failed.
 */
export async function queueMail(db: Db, mail: SpokenMail, dedupeKey?: string): Promise<void> {
  if (!isWritten(mail)) return;
  await mailInsert(mail, dedupeKey).execute(db);
}

/**
 * The same, unless one of this kind about the same thing waits already: anyone who asks again and again, from
 * however many networks, fills nobody's mailbox and holds no other mail back (MAIL-131).
 */
export const queueUnlessWaiting = (
  db: Db,
  mail: SpokenMail,
  { about, id }: { about: string; id: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const key = `${mail.kind}:${about}:`;
    // Two at once look one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${key}`}, 0))`.execute(trx);
    const waits = await trx
      .selectFrom("mail_outbox")
      .select("id")
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where(sql<boolean>`starts_with(dedupe_key, ${key})`)
      .limit(1)
      .executeTakeFirst();
    if (!waits) await queueMail(trx, mail, key + id);
  });

/** Does the outbox have a mail with one of these keys, waiting or sent? */
export async function isQueued(db: Db, dedupeKeys: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("dedupe_key", "in", dedupeKeys)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Nothing is written to somebody who was erased or gave no address. */
const isWritten = ({ to }: Pick<Mail, "to">): boolean => to !== erased && to !== "";

/**
 * The same as a part of another statement: the mail is queued once for each row of `from`, a part that stands
 * before it.
 */
export function mailInsert(mail: SpokenMail, dedupeKey?: string, from?: string): RawBuilder<unknown> {
  const isUsable = isOneAddress(mail.to);
  const replyTo = mail.replyTo && isOneAddress(mail.replyTo) ? mail.replyTo : null;
  return sql`
    insert into mail_outbox (kind, dedupe_key, to_address, reply_to, subject, letter, mailbox, unkept, failed_at, last_error)
    select ${mail.kind}::text, ${dedupeKey ?? null}::text, ${mail.to}::text, ${replyTo}::text,
      ${oneLine(mail.subject)}::text, ${JSON.stringify(mail.body)}::text::json,
      ${mail.counted ? `${mail.counted} ${mailboxOf(mail.to)}` : null}::text, ${mail.isUnkept === true}::boolean,
      ${sql.raw(isUsable ? "null::timestamptz, null" : `now(), '${noAddress}'`)}
    ${from === undefined ? sql`` : sql`from ${sql.ref(from)}`}
    where ${isWritten(mail)}::boolean
    on conflict (dedupe_key) do nothing`;
}

/** One address and nothing else: no second recipient, no line that could become a header. */
const isOneAddress = (text: string): boolean => /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(text);

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
