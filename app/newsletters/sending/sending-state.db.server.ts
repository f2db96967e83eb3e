import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { deliveryMinutes, inMinutes } from "./deliveries.db.server.ts";

/** Subscribers who may be written to: signed up, not left, and reached by mails. */
const isReader = sql<boolean>`(not spam and unsubscribed_at is null and bounced_at is null)`;

/** How many are written to now, and how many of them read Hindi. */
export async function countReaders(db: Db): Promise<{ all: number; hindi: number }> {
  const { rows } = await sql<{ all: number; hindi: number }>`
    select count(*)::int as all, count(*) filter (where language = 'hi')::int as hindi
    from newsletter_subscribers where ${isReader}`.execute(db);
  return rows[0] ?? { all: 0, hindi: 0 };
}

/**
 * A draft becomes one that is sent, to everybody who may be written to at this moment. Returns to how many;
 * undefined where it is no draft, or another version than was looked at.
 */
export async function beginSending(trx: Trx, id: string, version: number): Promise<number | undefined> {
  const begun = await trx
    .updateTable("newsletters")
    .set({ state: "sending", started_at: sql<Date>`now()`, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "draft")
    .returning(sql<boolean>`content_hi is not null`.as("hasHindi"))
    .executeTakeFirst();
  if (!begun) return undefined;
  const written = await sql`
    insert into newsletter_deliveries (newsletter_id, subscriber_id, language)
    select ${id}::text, id, case when ${begun.hasHindi}::boolean then language else 'en' end
    from newsletter_subscribers where ${isReader}`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
}

export const holdNewsletter = (trx: Trx, id: string, minutes: number) =>
  trx
    .updateTable("newsletters")
    .set({ held_until: inMinutes(minutes) })
    .where("id", "=", id)
    .execute();

/** One that is being sent waits for the owner; false where it is not. */
export async function pauseSending(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletters")
    .set({ state: "paused", held_until: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Goes on with one that waits for the owner, as if nothing had failed; mails that were put off are due at
 * once.
 */
export async function goOnSending(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletters")
    .set({ state: "sending", troubles: 0, trouble: null, held_until: null })
    .where("id", "=", id)
    .where("state", "=", "paused")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable("newsletter_deliveries")
    .set({ next_attempt_at: sql<Date>`now()` })
    .where("newsletter_id", "=", id)
    .where("state", "=", "waiting")
    // A mail that is being sent is left to the holder of its claim.
    .where(
      sql<boolean>`coalesce(tried_at < now() - make_interval(mins => ${sql.lit(deliveryMinutes)}), true)`,
    )
    .execute();
  return true;
}

/** Sends no more of it, for good; returns how many were not written to, undefined where it was over. */
export async function stopSending(trx: Trx, id: string): Promise<number | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletters")
    .set({ state: "stopped", ended_at: sql<Date>`now()`, held_until: null })
    .where("id", "=", id)
    .where("state", "in", ["sending", "paused"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const left = await trx
    .updateTable("newsletter_deliveries")
    .set({ state: "skipped", settled_at: sql<Date>`now()` })
    .where("newsletter_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return Number(left.numUpdatedRows);
}

/** Is any to be sent? Most of the time none is. */
export async function isAnySending(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("newsletters")
    .select("id")
    .where("state", "=", "sending")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks newsletters without waiting mails as sent. */
export async function endSending(db: Db): Promise<void> {
  await db
    .updateTable("newsletters")
    .set({ state: "sent", ended_at: sql<Date>`now()` })
    .where("state", "=", "sending")
    .where(
      sql<boolean>`not exists (select from newsletter_deliveries
        where newsletter_id = newsletters.id and state = 'waiting')`,
    )
    .execute();
}
