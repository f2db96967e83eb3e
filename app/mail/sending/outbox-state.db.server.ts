import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { alertMailKind } from "./mail-kind.ts";
import { claimMinutes, isReleased, refusedMark } from "./outbox.db.server.ts";
import { noAddress } from "./queue-mail.db.server.ts";

interface OutboxState {
  waiting: number;
  /** How many seconds the oldest of them has waited. */
  oldest: number;
  stuck: number;
  failed: number;
  /** When the last of the failed ones was given up. */
  lastFailed: Date | null;
  refused: number;
}

// A mail to the shop's own address never counts as refused: that its mailbox does not exist is a wrong
// setting.
const isRefused = sql<boolean>`((starts_with(coalesce(last_error, ''), ${sql.lit(refusedMark)}) or coalesce(last_error, '') = ${sql.lit(noAddress)})
  and lower(to_address) is distinct from lower(letter #>> '{shop,email}'))`;

const isFailed = sql<boolean>`(failed_at > now() - interval '7 days' and kind <> ${sql.lit(alertMailKind)} and not ${isRefused})`;

/**
 * What is wrong with the mails: `stuck` ones wait longer than half an hour; those that were given up count
 * for a week, as `refused` when somebody's mistyped address was all that was wrong. Mails about that very
 * thing don't count.
 */
export async function outboxState(db: Db): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select count(*) filter (where failed_at is null)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null and ${isReleased})), 0)::float8 as oldest,
      count(*) filter (where failed_at is null and ${isReleased} and kind <> ${alertMailKind} and created_at < now() - interval '30 minutes')::int
        as stuck,
      count(*) filter (where ${isFailed})::int as failed,
      max(failed_at) filter (where ${isFailed}) as "lastFailed",
      count(*) filter (where failed_at > now() - interval '7 days' and kind <> ${alertMailKind} and ${isRefused})::int
        as refused
    from mail_outbox where sent_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: 0, stuck: 0, failed: 0, lastFailed: null, refused: 0 };
}

/**
 * Makes due at once what `failed` counts, with all its tries before it, and what was put off. What is being
 * sent right now is left to the copy that claimed it. Returns how many there are.
 */
export async function resendMails(db: Db): Promise<number> {
  const isPutOff = sql<boolean>`(failed_at is null and last_error is not null
    and next_attempt_at > now() + make_interval(mins => ${sql.lit(claimMinutes)}))`;
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ failed_at: null, attempts: 0, next_attempt_at: sql`now()` })
    .where("sent_at", "is", null)
    .where(sql<boolean>`(${isFailed} or ${isPutOff})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The newest mails, for the viewer of a shop on one's own machine. */
export const newestMails = (db: Db, most: number) =>
  db
    .selectFrom("mail_outbox")
    .select([
      "id",
      "kind",
      "to_address as to",
      "subject",
      "created_at as createdAt",
      "sent_at as sentAt",
      "failed_at as failedAt",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

export const mailById = (db: Db, id: string) =>
  db
    .selectFrom("mail_outbox")
    .select([
      "id",
      "to_address as to",
      "reply_to as replyTo",
      "subject",
      "letter as body",
      "last_error as lastError",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
