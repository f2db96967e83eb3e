import { sql } from "kysely";
import { toPack } from "#orders/shipments/to-pack.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { ringLifeSeconds } from "./ring-attempts.ts";

/** What there is to tell. */
export type RingKind = "order" | "refund" | "work" | "try";

/** One ring of one device that nobody else makes. */
export interface DueRing {
  eventId: string;
  deviceId: string;
  /** This one included. */
  attempts: number;
  kind: RingKind;
  about: string;
  facts: unknown;
  /** Seconds until its day is over, by the database's clock, since copies share the work. */
  left: number;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Whose device it is; null of a maker's. */
  staff: { role: "user" | "admin"; permissions: string[] | null } | null;
  language: Language;
}

/**
 * Takes some rings whose time has come; nobody else gets them, and each is unclear until its answer is known:
 * one that was under way when the shop was killed is never sent again (PUSH-5).
 */
export async function claimRings(db: Db, most: number): Promise<DueRing[]> {
  const { rows } = await sql<{ event_id: string; device_id: string }>`
    update push_deliveries set state = 'unclear', attempts = attempts + 1
    where (event_id, device_id) in (
      select d.event_id, d.device_id from push_deliveries d join push_events e on e.id = d.event_id
      where d.state = 'waiting' and d.next_attempt_at <= now()
        and e.happened_at > now() - make_interval(secs => ${sql.lit(ringLifeSeconds)})
      order by d.next_attempt_at, d.event_id, d.device_id
      limit ${most}
      for update of d skip locked)
    returning event_id, device_id`.execute(db);
  return rows.length === 0 ? [] : ringsOf(db, rows);
}

async function ringsOf(
  db: Db,
  claimed: readonly { event_id: string; device_id: string }[],
): Promise<DueRing[]> {
  const rows = await db
    .selectFrom("push_deliveries as d")
    .innerJoin("push_events as e", "e.id", "d.event_id")
    .innerJoin("push_devices as p", "p.id", "d.device_id")
    .leftJoin("profiles", "profiles.id", "p.profile_id")
    .leftJoin("artisans", "artisans.id", "p.artisan_id")
    .select(["d.event_id", "d.device_id", "d.attempts", "e.kind", "e.about", "e.facts"])
    .select(
      sql<number>`floor(${sql.lit(ringLifeSeconds)} - extract(epoch from now() - happened_at))::int`.as(
        "left",
      ),
    )
    .select(["p.endpoint", "p.p256dh", "p.auth", "role", "permissions", "staff_language", "page_language"])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("d.event_id", "d.device_id"),
        "in",
        claimed.map((one) => tuple(one.event_id, one.device_id)),
      ),
    )
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    deviceId: row.device_id,
    attempts: row.attempts,
    kind: row.kind,
    about: row.about,
    facts: row.facts,
    left: row.left,
    subscription: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
    staff: row.role && { role: row.role, permissions: row.permissions },
    language: row.page_language ?? row.staff_language ?? "en",
  }));
}

/** What became of a ring; `wait` is how many seconds until it is tried again. */
export type RingOutcome =
  | { state: "rung" | "failed" | "unclear"; status: number | null }
  | { state: "waiting"; status: number | null; wait: number };

export async function markRing(db: Db, { eventId, deviceId }: DueRing, outcome: RingOutcome): Promise<void> {
  const { state, status } = outcome;
  const wait = "wait" in outcome ? outcome.wait : 0;
  await db
    .updateTable("push_deliveries")
    .set({ state, status, next_attempt_at: sql<Date>`now() + make_interval(secs => ${wait})` })
    .where("event_id", "=", eventId)
    .where("device_id", "=", deviceId)
    .execute();
  if (state === "rung")
    await db
      .updateTable("push_devices")
      .set({ rung_at: sql<Date>`now()` })
      .where("id", "=", deviceId)
      .execute();
}

/** An order as a phone tells of it; undefined where there is nothing to do with it any more. */
export async function orderToRing(
  db: Db,
  id: string,
  kind: "order" | "refund",
): Promise<{ number: string; total: Paise; pieces: number } | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["order_id_text", "total_amount"])
    .select((eb) =>
      eb
        .selectFrom("order_items")
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as("pieces"))
        .whereRef("order_items.order_id", "=", "orders.id")
        .as("pieces"),
    )
    .where("id", "=", id)
    .where(kind === "order" ? toPack : sql<boolean>`refund_due`)
    .executeTakeFirst();
  return (
    row && {
      number: row.order_id_text,
      total: paiseFromRupees(row.total_amount),
      pieces: row.pieces ?? 0,
    }
  );
}

/** What is made by a lot. */
export const goodsOfLot = (db: Db, id: string): Promise<{ id: string | null; name: string } | undefined> =>
  db
    .selectFrom("lots")
    .select(["product_id as id", "product_name as name"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The staff whose browsers ring. */
export const ringingStaff = (db: Db) =>
  db
    .selectFrom("push_devices")
    .innerJoin("profiles", "profiles.id", "profile_id")
    .select(["push_devices.id", "role", "permissions"])
    .execute();

/** Later than any of them is told. */
const keptDays = 3;

export async function forgetRings(db: Db): Promise<void> {
  await sql`
    delete from push_events where happened_at < now() - make_interval(days => ${sql.lit(keptDays)})`.execute(
    db,
  );
}
