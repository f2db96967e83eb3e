import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { claimSeconds } from "../delivering/due-deliveries.db.server.ts";
import { type EventType, eventTypes, testEvent } from "../events/event-types.ts";
import type { DeliveryState, Endpoint, EventDelivery } from "./endpoint.ts";

export type EndpointRow = Selectable<Tables["webhook_endpoints"]>;

/** The row's events that this version of the shop still sends. */
export const knownEvents = (events: readonly string[]): EventType[] =>
  eventTypes.filter((type) => events.includes(type));

/** A test means nothing: it is no failure that anybody need mend, and is not sent again. */
const isNoTest = sql<boolean>`exists (
  select from webhook_events e where e.id = webhook_deliveries.event_id and e.type <> ${sql.lit(testEvent)})`;

const countOf = (state: DeliveryState) => sql<number>`(
  select count(*) from webhook_deliveries
  where endpoint_id = p.id and state = ${sql.lit(state)} and ${isNoTest})::int`;

/** All of them, the oldest first. Of the deliveries only those are counted that somebody has to do with. */
export async function listEndpoints(db: Db, id?: string): Promise<Endpoint[]> {
  const rows = await db
    .selectFrom("webhook_endpoints as p")
    .leftJoin("profiles", "profiles.id", "p.made_by")
    .select(["p.id", "url", "events", "state", "failing_since", "made_at", "p.version"])
    .select("profiles.full_name as maker")
    .select([countOf("waiting").as("waiting"), countOf("failed").as("failed")])
    .$if(id !== undefined, (all) => all.where("p.id", "=", id ?? ""))
    .orderBy("made_at")
    .orderBy("p.id")
    .execute();
  return rows.map(({ failing_since: failingSince, made_at: madeAt, events, ...row }) => ({
    ...row,
    failingSince,
    madeAt,
    events: knownEvents(events),
  }));
}

export const findEndpoint = async (db: Db, id: string): Promise<Endpoint | undefined> =>
  (await listEndpoints(db, id))[0];

/** The latest deliveries of an endpoint, the newest first. */
export const latestDeliveries = (db: Db, endpointId: string, most: number): Promise<EventDelivery[]> =>
  db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_events as e", "e.id", "d.event_id")
    .select(["d.id", "e.id as eventId", "e.type", "e.happened_at as happenedAt", "d.state", "d.attempts"])
    .select(["d.status", "d.answer", "d.attempted_at as attemptedAt", "d.next_attempt_at as nextAttemptAt"])
    .where("d.endpoint_id", "=", endpointId)
    .orderBy("d.id", "desc")
    .limit(most)
    .execute();

/** How many there are, and whether this one was made before. Anyone who adds one waits here for others. */
export async function endpointsBefore(trx: Trx, id: string): Promise<{ count: number; isMade: boolean }> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
  return trx
    .selectFrom("webhook_endpoints")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<boolean>`count(*) filter (where id = ${id}) > 0`.as("isMade"),
    ])
    .executeTakeFirstOrThrow();
}

const lock = 7104118570;

export const lockEndpoint = (trx: Trx, id: string): Promise<EndpointRow | undefined> =>
  trx.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export async function insertEndpoint(trx: Trx, row: Insertable<Tables["webhook_endpoints"]>): Promise<void> {
  await trx.insertInto("webhook_endpoints").values(row).execute();
}

export type EndpointChange = Updateable<Tables["webhook_endpoints"]>;

/** The row is locked. */
export async function writeEndpoint(trx: Trx, id: string, change: EndpointChange): Promise<void> {
  await trx
    .updateTable("webhook_endpoints")
    .set({ ...change, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Its address; undefined where it was gone. */
export async function removeEndpoint(trx: Trx, id: string): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom("webhook_endpoints")
    .where("id", "=", id)
    .returning("url")
    .executeTakeFirst();
  return gone?.url;
}

/** Makes due now what waits for an endpoint: all of it, whenever its next attempt was to be. */
export async function hurryWaiting(trx: Trx, endpointId: string): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: sql<Date>`now()` })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "waiting")
    .execute();
}

/** Makes due once more what arrived or was given up, with all its attempts before it; how many there are. */
export async function sendAgain(trx: Trx, endpointId: string, which: string | "failed"): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_attempt_at: sql<Date>`now()`, delivered_at: null })
    .where("endpoint_id", "=", endpointId)
    .where(isNoTest)
    .$if(which === "failed", (all) => all.where("state", "=", "failed"))
    .$if(which !== "failed", (all) => all.where("id", "=", which).where("state", "<>", "waiting"))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Claimed from the start, so that no round sends it. */
export const queueTest = ({ db }: Pick<Services, "db">, endpointId: string): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      with endpoint as (select id from webhook_endpoints where id = ${endpointId} for key share),
      event as (
        insert into webhook_events (type, data)
        select ${testEvent}::text, '{"message":"This is a test."}'::json from endpoint returning id)
      insert into webhook_deliveries (event_id, endpoint_id, attempts, attempted_at, next_attempt_at)
      select event.id, endpoint.id, 1, now(), now() + make_interval(secs => ${sql.lit(claimSeconds)})
      from event, endpoint returning id`.execute(trx);
    return rows[0]?.id;
  });
