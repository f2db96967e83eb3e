import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** A webhook as it waits to be worked on. */
export interface DueEvent {
  id: string;
  body: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

const keptDays = 30;
const mostAttempts = 20;
/** A copy of the shop that dies over an event gives it up after this long. */
const claimSeconds = 60;

/** Keeps an event before anything is done about it. One that came before changes nothing. */
export async function keepEvent(
  db: Db,
  { id, event, body }: { id: string; event: string; body: string },
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({ event_id: id, event, body })
    .onConflict((conflict) => conflict.column("event_id").doNothing())
    .execute();
}

/** Takes some events that wait; nobody else gets them meanwhile. The database's clock decides. */
export async function claimEvents(db: Db, most: number): Promise<DueEvent[]> {
  return db
    .updateTable("payment_events")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + make_interval(secs => ${sql.lit(claimSeconds)})`,
    })
    .where(
      sql<boolean>`event_id = any(array(
        select event_id from payment_events
        where processed_at is null and next_attempt_at <= now()
        order by next_attempt_at limit ${most}
        for update skip locked))`,
    )
    .returning(["event_id as id", "body", "attempts"])
    .execute();
}

/** An event that was worked on; `problem` says why nothing came of it. */
export async function finishEvent(db: Db, id: string, problem: string | null = null): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ processed_at: sql`now()`, last_error: problem })
    .where("event_id", "=", id)
    .execute();
}

/**
 * Puts an event off, for longer each time. After twenty tries it rests: the reconciler asks about its order
 * anyway.
 */
export async function putOffEvent(
  db: Db,
  { id, attempts }: Pick<DueEvent, "id" | "attempts">,
  problem: string,
): Promise<void> {
  if (attempts >= mostAttempts) return finishEvent(db, id, problem);
  const seconds = Math.min(3600, 5 * 2 ** (attempts - 1));
  await db
    .updateTable("payment_events")
    .set({
      last_error: problem,
      next_attempt_at: sql`now() + make_interval(secs => ${sql.lit(seconds)})`,
    })
    .where("event_id", "=", id)
    .execute();
}

/** What an old event holds of its buyer is erased; that it came is not. */
export async function emptyOldEvents(db: Db): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ body: "" })
    .where("received_at", "<", sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .where("processed_at", "is not", null)
    .where("body", "<>", "")
    .execute();
}
