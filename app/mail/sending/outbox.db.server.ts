import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Mail } from "../writing/mail-body.ts";
import { alertMailKind } from "./mail-kind.ts";
import { noAddress } from "./queue-mail.db.server.ts";

/** A mail as it waits in the outbox. */
export interface DueMail extends Omit<Mail, "body"> {
  id: string;
  /** As the database gives it back: to be checked. */
  body: unknown;
  createdAt: Date;
  /** How often its delivery was tried, this time included. */
  attempts: number;
}

const backOffMinutes = [1, 5, 15, 60];
const longestBackOffMinutes = 240;
/**
 * A week of tries: a mail server's password that ran out on a Friday may be noticed on Monday, and set right
 * days later.
 */
export const mostAttempts = 47;
/** A copy of the shop that dies while it delivers gives its mails up after this long. */
const claimMinutes = 5;
/** Mails hold personal data: once they have left, they are stored only to answer 'did you write to me?'. */
export const keepSentDays = 30;
const keepFailedDays = 90;

/** Mails that count for a mailbox leave once there is room in it (`release-mail.db.server.ts`). */
const isReleased = sql<boolean>`(mailbox is null or released_at is not null)`;

/** Takes some mails whose time has come; nobody else gets them meanwhile. The database's clock decides. */
export async function claimDueMail(db: Db, most: number): Promise<DueMail[]> {
  return (
    db
      .updateTable("mail_outbox")
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql`now() + make_interval(mins => ${sql.lit(claimMinutes)})`,
      })
      // An array is worked out once; a plain IN could be worked out again and claim more than it should.
      .where(
        sql<boolean>`id = any(array(
        select id from mail_outbox
        where sent_at is null and failed_at is null and next_attempt_at <= now() and ${isReleased}
        order by next_attempt_at
        limit ${most}
        for update skip locked))`,
      )
      .returning([
        "id",
        "kind",
        "to_address as to",
        "subject",
        // The column keeps its first name: during an update the former version writes and reads it too.
        "letter as body",
        "attempts",
        "created_at as createdAt",
      ])
      .returning(sql<string | undefined>`nullif(reply_to, '')`.as("replyTo"))
      .execute()
  );
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sent_at: sql`now()`, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** So many minutes a mail waits after so many tries. */
export const backOffAfter = (attempts: number): number =>
  backOffMinutes[attempts - 1] ?? longestBackOffMinutes;

/** Is any mail of the outbox to leave right now? What is less urgent lets it go first. */
export async function isMailDue(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", sql<Date>`now()`)
    .where(isReleased)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a mail off; after a week of tries it counts as failed. */
export async function markFailedAttempt(
  db: Db,
  { id, attempts }: Pick<DueMail, "id" | "attempts">,
  reason: string,
): Promise<void> {
  const minutes = backOffAfter(attempts);
  await db
    .updateTable("mail_outbox")
    .set({
      last_error: reason.slice(0, 500),
      next_attempt_at: sql`now() + make_interval(mins => ${sql.lit(minutes)})`,
      failed_at: attempts >= mostAttempts ? sql`now()` : null,
    })
    .where("id", "=", id)
    .execute();
}

const refusedMark = "recipient refused: ";

/** Gives up a mail whose recipient's mailbox does not exist. */
export async function markRefused(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ last_error: refusedMark + reason.slice(0, 500), failed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Drops mails that left long ago, and those that were given up even longer ago. */
export async function forgetOldMail(db: Db): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where((row) =>
      row.or([
        row("sent_at", "<", sql<Date>`now() - make_interval(days => ${sql.lit(keepSentDays)})`),
        row("failed_at", "<", sql<Date>`now() - make_interval(days => ${sql.lit(keepFailedDays)})`),
      ]),
    )
    .execute();
}

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
 * sent right now is left to whoever claimed it. Returns how many there are.
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

/**
 * Forgets the mails that went to an address, or told the shop of it: all of them, or those of some kinds.
 * Those still on their way are delivered. The shop's own address stands in nearly every mail; its own are
 * those from itself to itself.
 */
export async function forgetMailsWith(
  db: Db,
  email: string,
  shopEmail: string,
  kinds?: readonly string[],
): Promise<void> {
  const address = email.toLowerCase();
  const isShop = address === shopEmail.toLowerCase();
  await db
    .deleteFrom("mail_outbox")
    .where(sql<boolean>`${address} in (lower(to_address), lower(reply_to))`)
    .$if(isShop, (mails) => mails.where(sql<boolean>`lower(to_address) = lower(reply_to)`))
    .$if(kinds !== undefined, (mails) => mails.where("kind", "in", kinds ?? []))
    .where((eb) => eb.or([eb("sent_at", "is not", null), eb("failed_at", "is not", null)]))
    .execute();
}
