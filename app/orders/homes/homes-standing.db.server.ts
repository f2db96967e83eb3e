import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { ShipmentState } from "../shipments/shipment.ts";
import type { HomesStanding } from "./homes-standing.ts";

/** The newest parcel to each of an order's homes: what came back may have been sent anew. */
const newest = (orderId: string) => sql`(
  select distinct on (coalesce(recipient_id, id)) id, state, delivered_at from shipments
  where order_id = ${orderId} and direction = 'out' and return_request_id is null and state <> 'cancelled'
  order by coalesce(recipient_id, id), number desc)`;

/** Where an order's parcels are: counted, since there may be a thousand. */
export async function homesStanding(db: Db, orderId: string): Promise<HomesStanding> {
  const { rows } = await sql<{ state: ShipmentState; count: number; last: Date | null }>`
    select state, count(*)::int as count, max(delivered_at) as last from ${newest(orderId)} as parcel
    group by state`.execute(db);
  const counts: HomesStanding["counts"] = {};
  for (const { state, count } of rows) counts[state] = count;
  const lastArrival = rows.reduce<Date | null>(
    (last, row) => (row.last && (!last || row.last > last) ? row.last : last),
    null,
  );
  return { counts, isAllPacked: await isAllPacked(db, orderId), lastArrival };
}

async function isAllPacked(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from order_items item
    left join (
      select order_item_id, sum(quantity) as pieces from ${newest(orderId)} as parcel
        join shipment_items on shipment_id = parcel.id
      group by order_item_id) as packed on packed.order_item_id = item.id
    where item.order_id = ${orderId} and item.quantity > coalesce(packed.pieces, 0)`.execute(db);
  return rows[0]?.open === 0;
}
