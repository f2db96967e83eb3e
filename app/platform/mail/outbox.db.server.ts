import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";

const minute = 60_000;
const waits = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const mostAttempts = 12;
/** How long a claimed mail stays ours; after a crash it is due again then. */
const claim = 2 * minute;

export type OutboxMail = Awaited<ReturnType<typeof claimDueMail>>[number];

/** When to try again after the given number of failures; undefined when it is time to give up. */
export function nextAttempt(failures: number, now: Date): Date | undefined {
  if (failures >= mostAttempts) return undefined;
  return new Date(now.getTime() + (waits[Math.min(failures, waits.length) - 1] ?? minute));
}

/**
 * Takes up to `most` due mails for this copy of the program. One short statement: several copies never take the
 * same mail, and nothing is locked while a mail is sent.
 */
export function claimDueMail(db: Kysely<Tables>, now: Date, most: number) {
  const due = db
    .selectFrom("mail_outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("mail_outbox")
    .set({ attempts: sql`attempts + 1`, next_attempt_at: new Date(now.getTime() + claim) })
    .where("id", "in", due)
    .returning(["id", "kind", "to_address", "reply_to", "subject", "html", "text", "attempts", "created_at"])
    .execute();
}

export async function recordSent(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable("mail_outbox").set({ sent_at: now, last_error: null }).where("id", "=", id).execute();
}

/** Notes a failed try and when the next is due, or that there will be none. */
export async function recordFailure(
  db: Kysely<Tables>,
  mail: { id: string; attempts: number },
  error: string,
  now: Date,
): Promise<void> {
  const next = nextAttempt(mail.attempts, now);
  const outcome = next ? { next_attempt_at: next } : { failed_at: now };
  await db
    .updateTable("mail_outbox")
    .set({ ...outcome, last_error: error.slice(0, 300) })
    .where("id", "=", mail.id)
    .execute();
}
