import { type RawBuilder, sql } from "kysely";
import { keepUnmade, type UnmadeLine } from "#orders/fulfilment/unmade.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { LockedLot } from "./lots.db.server.ts";

/** After a change of a locked lot. What is made for stock is no line's. */
export const keepUnmadeOfLot = async (trx: Trx, { row: { order_item_id: id } }: LockedLot): Promise<void> =>
  id === null ? undefined : keepWhere(trx, sql`item.id = ${id}`);

/** After a change of a locked order's lots. */
export const keepUnmadeOf = (trx: Trx, orderId: string): Promise<void> =>
  keepWhere(trx, sql`item.order_id = ${orderId}`);

/**
 * What has steps waits until it is made; what has none waits once work of it was given, and is packed without
 * a word as long as nobody was (MAKING-8).
 */
async function keepWhere(trx: Trx, isMeant: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<UnmadeLine>`
    select id, unmade from (
      select item.id, item.unmade as was,
        case when lots.state = 'open' and orders.fulfilment_state <> 'cancelled' and (given.is_any or exists (
          select from product_steps where product_steps.product_id = lots.product_id))
        then greatest(lots.quantity - given.made, 0) else 0 end as unmade
      from order_items item join orders on orders.id = item.order_id
        left join lots on lots.order_item_id = item.id
        left join lateral (
          select count(*) > 0 as is_any,
            coalesce(sum(passed) filter (where step = coalesce(jsonb_array_length(lots.steps), 1)), 0)::int as made
          from lot_parts where lot_parts.lot_id = lots.id and lot_parts.state <> 'cancelled') as given on true
      where ${isMeant}) as line
    where unmade <> was`.execute(trx);
  await keepUnmade(trx, rows);
}
