import { type SqlBool, sql } from "kysely";
import { toConfirm } from "#orders/payment/payment-standing.db.server.ts";

/**
 * Of a row of `lots`: is there work to give? What is made for stock always is; an order's once it is paid, or
 * agreed on, or its buyer has said that the cash will be there, and until it is cancelled or with its buyer.
 */
export const isToBeGiven = sql<SqlBool>`(lots.order_item_id is null or exists (
  select from order_items join orders on orders.id = order_items.order_id
  where order_items.id = lots.order_item_id
    and orders.fulfilment_state in ('pending', 'processing', 'shipped')
    and (orders.payment_state in ('captured', 'cod_due', 'cod_collected') or orders.confirmed_at is not null)
    and not ${toConfirm}))`;
