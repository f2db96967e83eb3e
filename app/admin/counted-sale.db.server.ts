import { sql } from "kysely";
import { paidTooLate } from "#orders/payment/payment-standing.db.server.ts";

/** Nothing of it is sent, and what paid it goes back. */
export const paidInVain = sql<boolean>`(${paidTooLate} and fulfilment_state not in ('shipped', 'delivered'))`;

/** Of a row of `orders`: does it count as revenue (ADMIN-4)? The same as `isSale`, in the database. */
export const countsAsSale = sql<boolean>`(orders.fulfilment_state <> 'cancelled'
  and orders.payment_state <> 'refunded' and (orders.payment_method = 'cod' or orders.payment_state = 'captured')
  and not ${paidInVain})`;
