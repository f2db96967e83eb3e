import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Mail } from "./queue-mail.server.ts";

/** A mail as it waits in the outbox. */
export interface DueMail extends Mail {
  id: string;
  createdAt: Date;
  /** How often its delivery was tried, this time included. */
  attempts: number;
}

const mostAttempts = 12;
const backOffMinutes = [1, 5, 15, 60];
const longestBackOffMinutes = 240;
/** A copy of the shop that dies while it delivers gives its mails up after this long. */
const claimMinutes = 5;

/** Takes some mails whose time has come; nobody else gets them meanwhile. The database's clock decides. */
export async function claimDueMail(db: Kysely<Tables>, most: number): Promise<DueMail[]> {
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
        where sent_at is null and failed_at is null and next_attempt_at <= now()
        order by next_attempt_at
        limit ${most}
        for update skip locked))`,
      )
      .returning([
        "id",
        "kind",
        "to_address as to",
        "subject",
        "html",
        "text",
        "attempts",
        "created_at as createdAt",
      ])
      .returning(sql<string | undefined>`nullif(reply_to, '')`.as("replyTo"))
      .execute()
  );
}

export async function markSent(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sent_at: sql`now()`, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Puts a mail off; after 12 tries it counts as failed. */
export async function markFailedAttempt(
  db: Kysely<Tables>,
  { id, attempts }: Pick<DueMail, "id" | "attempts">,
  reason: string,
): Promise<void> {
  const minutes = backOffMinutes[attempts - 1] ?? longestBackOffMinutes;
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
