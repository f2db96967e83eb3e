import { type SqlBool, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { isTooLate, type PaymentStanding } from "../order-standing.ts";

/**
 * Of a row of `orders`: does it wait to be confirmed (CASH-30)? Written with the words of its index, by which
 * the planner knows it.
 */
export const toConfirm = sql<SqlBool>`(
  orders.cod_confirm_by is not null and orders.cod_confirmed_at is null
  and orders.packed_at is null
  and orders.payment_state = 'cod_due' and orders.fulfilment_state in ('pending', 'processing'))`;

/** Of a row of `orders`, in paise: what went back of its cash, and of the payments that settled it. */
export const refunded = sql<number>`(orders.cash_returned * 100 + coalesce((
  select sum(amount_paise) from payment_refunds
  where payment_refunds.order_id = orders.id and payment_refunds.state = 'processed' and (
    payment_refunds.razorpay_payment_id = orders.razorpay_payment_id or exists (
      select from order_dues where order_dues.payment_id = payment_refunds.razorpay_payment_id))), 0))::bigint`;

/** Of a row of `orders`: does what paid it go back, because it came too late? */
export const paidTooLate = sql<boolean>`exists (
  select from payments
  where payments.order_id = orders.id and payments.outcome = 'confirmed' and payments.refund_due)`;

/** Of a row of `orders`: does the provider say that somebody abroad paid it? */
export const paidFromAbroad = sql<boolean>`exists (
  select from payments where payments.order_id = orders.id and payments.international)`;

/** Of a row of `payment_refunds`: was its money sent, and has it not arrived yet? */
export const isGoingOut = sql<SqlBool>`payment_refunds.state in ('requested', 'pending')`;

/** Of a row of `orders`: is money on its way back to its buyer? */
export const hasRefundGoingOut = sql<SqlBool>`orders.id in (
  select payment_refunds.order_id from payment_refunds where ${isGoingOut})`;

/** Of a row of `orders`, with its index's words: cash that couriers have, or brought and nobody has noted. */
export const cashDueWhile = (fulfilment: "shipped" | "delivered") =>
  sql<SqlBool>`(orders.payment_state = 'cod_due' and orders.fulfilment_state = ${sql.lit(fulfilment)})`;

interface StandingRow {
  payment_state: PaymentStanding["paymentState"];
  paid_too_late: boolean;
}

export const standingOf = ({ payment_state, paid_too_late }: StandingRow): PaymentStanding => ({
  paymentState: payment_state,
  paidTooLate: paid_too_late,
});

/** Was an order paid for nothing: cancelled, or too late? Its money goes back, and no mail confirms it. */
export async function isPaidInVain(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select(["status", "payment_state", paidTooLate.as("paid_too_late")])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!row) return false;
  return row.status === "cancelled" || isTooLate({ status: row.status, ...standingOf(row) });
}
