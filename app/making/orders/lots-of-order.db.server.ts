import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { LotOfLine } from "#platform/making.ts";
import { lotPagePath } from "../making-paths.ts";

/** The lots of an order that are not cancelled. */
export async function standingLots(trx: Trx, orderId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("lots")
    .innerJoin("order_items", "order_items.id", "lots.order_item_id")
    .select("lots.id")
    .where("order_items.order_id", "=", orderId)
    .where("lots.state", "<>", "cancelled")
    .orderBy("lots.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Lots that are still to be made follow the day of their order; what was planned into a week stays in it. */
export const followDay = (trx: Trx, orderId: string): Promise<void> =>
  follow(trx, orderId, sql<SqlBool>`false`);

/** The same once that is another day: where the owner promises it by hand, planned lots follow, too. */
export const followNewDay = (trx: Trx, orderId: string): Promise<void> =>
  follow(trx, orderId, sql<SqlBool>`orders.ready_by_set_at is not null`);

async function follow(trx: Trx, orderId: string, isByHand: RawBuilder<SqlBool>): Promise<void> {
  await sql`
    update lots set due_on = orders.ready_by, planned = false, version = lots.version + 1
    from order_items item join orders on orders.id = item.order_id
    where lots.order_item_id = item.id and item.order_id = ${orderId} and lots.state = 'open'
      and lots.due_on is distinct from orders.ready_by
      and (not lots.planned or ${isByHand})`.execute(trx);
}

/**
 * Of an order that has left, the lots of which nobody was given work: it went out as it was. What is in no
 * parcel of several is still to come.
 */
export async function lotsLeftBehind(trx: Trx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with parcels as (
      select shipments.id from shipments
      where shipments.order_id = ${orderId} and direction = 'out' and return_request_id is null and state <> 'cancelled'
    )
    select lots.id from lots join order_items item on item.id = lots.order_item_id
      join orders on orders.id = item.order_id
    where item.order_id = ${orderId} and lots.state = 'open'
      and not exists (select from lot_parts where lot_parts.lot_id = lots.id and lot_parts.state <> 'cancelled')
      and (orders.fulfilment_state = 'delivered' or not exists (select from parcels) or item.quantity <= (
        select coalesce(sum(inside.quantity), 0) from shipment_items inside join parcels on parcels.id = inside.shipment_id
        where inside.order_item_id = item.id))
    order by lots.id`.execute(trx);
  return rows.map(({ id }) => id);
}

interface Row extends Omit<LotOfLine, "path"> {}

/** What is made of an order's lines, as its page says. */
export async function lotsOfOrder(db: Db, orderId: string): Promise<LotOfLine[]> {
  const { rows } = await sql<Row>`
    select lots.id, lots.version, lots.number, item.id as "lineId", lots.quantity as pieces, given.made, given.makers,
      (lots.state = 'done' or item.unmade > 0 or given.is_any) as "isGiven",
      (lots.order_item_id is not null and given.is_begun and orders.fulfilment_state = 'cancelled') as "isAsked"
    from order_items item join orders on orders.id = item.order_id
      join lots on lots.order_item_id = item.id or lots.former_item_id = item.id
      cross join lateral (
        select count(*) > 0 as is_any, coalesce(bool_or(state <> 'given' or done > 0), false) as is_begun,
          coalesce(sum(passed) filter (where step = coalesce(jsonb_array_length(lots.steps), 1)), 0)::int as made,
          array(select artisan_name from lot_parts where lot_id = lots.id and state <> 'cancelled'
            group by artisan_name order by min(given_at), artisan_name) as makers
        from lot_parts where lot_parts.lot_id = lots.id and lot_parts.state <> 'cancelled') as given
    where item.order_id = ${orderId} and lots.state <> 'cancelled'
    order by item.id, lots.id`.execute(db);
  return rows.map((row) => ({ ...row, path: lotPagePath(row.number) }));
}
