import { type SqlBool, sql } from "kysely";

/**
 * Of a row of `orders`: does it wait to be confirmed (CASH-30)? Written with the words of its index, by which
 * the planner knows it.
 */
export const toConfirm = sql<SqlBool>`(
  orders.cod_confirm_by is not null and orders.cod_confirmed_at is null
  and orders.packed_at is null
  and orders.payment_state = 'cod_due' and orders.fulfilment_state in ('pending', 'processing'))`;
