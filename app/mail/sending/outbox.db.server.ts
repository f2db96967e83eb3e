import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Mail } from "../writing/mail-body.ts";
import { mailboxMinutes } from "./mailbox-room.ts";
import { erased, noAddress } from "./queue-mail.db.server.ts";

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
export const claimMinutes = 5;
/** Mails hold personal data: once they have left, they are stored only to answer 'did you write to me?'. */
export const keepSentDays = 30;
const keepFailedDays = 90;

/** Mails that count for a mailbox leave once there is room in it (`release-mail.db.server.ts`). */
export const isReleased = sql<boolean>`(mailbox is null or released_at is not null)`;

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

/** Whom it went to, once that is over: nobody, where that is not kept (LINK-6). */
export const addressAfter = sql<string>`case when unkept then ${sql.lit(erased)} else to_address end`;

/** The same of why it was given up: a mail server repeats the address in its answer. */
const errorAfter = (reason: string) =>
  sql<string>`case when unkept then ${sql.lit(noAddress)} else ${reason} end`;

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sent_at: sql`now()`, to_address: addressAfter, last_error: null })
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
  if (attempts >= mostAttempts) return giveUp(db, id, reason.slice(0, 500));
  const minutes = backOffAfter(attempts);
  await db
    .updateTable("mail_outbox")
    .set({
      last_error: reason.slice(0, 500),
      next_attempt_at: sql`now() + make_interval(mins => ${sql.lit(minutes)})`,
    })
    .where("id", "=", id)
    .execute();
}

export const refusedMark = "recipient refused: ";

/** Gives up a mail whose recipient's mailbox does not exist. */
export const markRefused = (db: Db, id: string, reason: string): Promise<void> =>
  giveUp(db, id, refusedMark + reason.slice(0, 500));

async function giveUp(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ last_error: errorAfter(reason), failed_at: sql`now()`, to_address: addressAfter })
    .where("id", "=", id)
    .execute();
}

/**
 * Drops mails that left long ago, and those that were given up even longer ago. Of those whose address is not
 * kept it forgets which mailbox they counted for, once that counts no more.
 */
export async function forgetOldMail(db: Db): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ mailbox: null })
    .where("unkept", "=", true)
    .where("mailbox", "is not", null)
    .where(
      sql<boolean>`coalesce(sent_at, failed_at) < now() - make_interval(mins => ${sql.lit(mailboxMinutes)})`,
    )
    .execute();
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

/**
 * Forgets the mails that went to an address, or to the shop about it: all of them, or those of some kinds.
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
