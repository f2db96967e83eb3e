import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { ReturnedGroup } from "./returned-parcels.ts";

/**
 * The parcels that left for buyers since a moment, replacements aside, counted by how they are paid, where
 * they go, and the first three digits of the PIN code. The database counts: nothing of an order is read.
 */
export async function readReturnedGroups(db: Db, since: Date): Promise<ReturnedGroup[]> {
  const { rows } = await sql<{
    grouping: ReturnedGroup["grouping"];
    name: string;
    sent: number;
    back: number;
  }>`
    select case when grouping(method) = 0 then 'method' when grouping(state_name) = 0 then 'state' else 'pin' end as grouping,
      coalesce(method, state_name, pin) as name, count(*)::int as sent,
      count(*) filter (where state in ('rto', 'rto_received'))::int as back
    from (
      select shipments.state, coalesce(array_to_string(orders.payment_ways, ' '), orders.payment_method) as method,
        orders.shipping_state as state_name,
        left(orders.shipping_pincode, 3) as pin
      from shipments join orders on orders.id = shipments.order_id
      where shipments.picked_up_at >= ${since} and shipments.direction = 'out'
        and shipments.return_request_id is null and shipments.picked_up_at is not null
    ) as sent
    group by grouping sets ((method), (state_name), (pin))`.execute(db);
  return rows;
}
