import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

/** One attempt that nobody else makes, with all that it needs. */
export interface SendingAttempt {
  id: string;
  endpointId: string;
  /** Of the delivery, this one included. */
  attempts: number;
  event: { id: string; type: string; data: unknown; happenedAt: Date };
  url: string;
  /** Sealed; the former one signs too until its time is over. */
  secrets: string[];
}

/** Longer than any attempt takes: a copy of the shop that dies meanwhile loses its claim after it. */
export const claimSeconds = 60;

/** Endpoints that something is due for. The database's clock decides, since copies share the work. */
export async function dueEndpoints(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoints e where state = 'on' and exists (
      select from webhook_deliveries d
      where d.endpoint_id = e.id and d.state = 'waiting' and d.next_attempt_at <= now())`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes some deliveries of an endpoint whose time has come; nobody else gets them meanwhile. */
export async function claimDeliveries(db: Db, endpointId: string, most: number): Promise<SendingAttempt[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries set attempts = attempts + 1, attempted_at = now(),
      next_attempt_at = now() + make_interval(secs => ${sql.lit(claimSeconds)})
    where id = any(array(
      select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.endpoint_id = ${endpointId} and e.state = 'on' and d.state = 'waiting' and d.next_attempt_at <= now()
      order by d.next_attempt_at, d.id
      limit ${most}
      for update of d skip locked))
    returning id`.execute(db);
  return attemptsOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** The claimed deliveries with their events and endpoints. */
export async function attemptsOf(db: Db, ids: readonly string[]): Promise<SendingAttempt[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_events as e", "e.id", "d.event_id")
    .innerJoin("webhook_endpoints as p", "p.id", "d.endpoint_id")
    .select(["d.id", "d.endpoint_id", "d.attempts", "e.id as event_id", "e.type", "e.data", "e.happened_at"])
    .select([
      "p.url",
      "p.secret",
      sql<string | null>`case when p.former_until > now() then p.former_secret end`.as("former"),
    ])
    .where("d.id", "in", ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    endpointId: row.endpoint_id,
    attempts: row.attempts,
    url: row.url,
    event: { id: row.event_id, type: row.type, data: row.data, happenedAt: row.happened_at },
    secrets: row.former === null ? [row.secret] : [row.secret, row.former],
  }));
}

/** The outcome of an attempt, as it is stored. */
export interface AttemptOutcome {
  status: number | null;
  answer: string;
}

/** Records that it arrived, even where the attempt took longer than its claim. */
export async function markDelivered(
  trx: Trx,
  { id }: SendingAttempt,
  outcome: AttemptOutcome,
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ state: "delivered", delivered_at: sql<Date>`now()`, ...outcome })
    .where("id", "=", id)
    .execute();
}

/**
 * Records an attempt that failed and puts the delivery off, or gives it up where there is no `gap`. Where
 * another copy has claimed it since, that one's outcome counts.
 */
export async function markFailed(
  trx: Trx,
  { id, attempts }: SendingAttempt,
  { gap, ...outcome }: AttemptOutcome & { gap: number | undefined },
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({
      ...outcome,
      state: gap === undefined ? "failed" : "waiting",
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${gap ?? 0})`,
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .execute();
}

/** Nobody is notified of events for longer. */
const keptDays = 30;

/** Forgets old events with their deliveries, a part at a time; true while there may be more. */
export async function forgetEvents(db: Db): Promise<boolean> {
  const most = 5_000;
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_events where id = any(array(
      select id from webhook_events where happened_at < now() - make_interval(days => ${sql.lit(keptDays)})
      order by happened_at limit ${sql.lit(most)}))`.execute(db);
  return Number(numAffectedRows) === most;
}
