import { type SqlBool, sql } from "kysely";
import { toConfirm } from "../payment/payment-standing.db.server.ts";

/**
 * Of a row of `orders`: is it to be packed? It is paid, or will be in cash, or the owner lets it leave before
 * that, and it has not left; a payment sets its order to 'processing' by itself. Written with the words of
 * its index, by which the planner knows it.
 */
export const toPack = sql<SqlBool>`(
  orders.fulfilment_state in ('pending', 'processing')
  and (orders.payment_state in ('captured', 'cod_due', 'cod_collected') or orders.may_leave_unpaid)
  and not orders.refund_due)`;

/** Of a row of `orders`: are pieces of it still to be made before all of it can be packed (MAKING-8)? */
export const isBeingMade = sql<SqlBool>`exists (
  select from order_items where order_items.order_id = orders.id and order_items.unmade > 0)`;

/** Can it be packed now: is it not packed, nor being made, nor waiting for its buyer's word (ADMIN-11)? */
export const canBePacked = sql<SqlBool>`(${toPack} and orders.packed_at is null and not ${toConfirm}
  and not ${isBeingMade})`;

/** Does it wait to be sent by a promised day (ORDER-45)? Written with the words of its index, too. */
export const dueToSend = sql<SqlBool>`(orders.ready_by is not null and ${toPack})`;
