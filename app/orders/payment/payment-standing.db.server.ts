import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { isTooLate, type PaymentStanding } from "../order.ts";

/** Of a row of `orders`: does what paid it go back, because it came too late? */
export const paidTooLate = sql<boolean>`exists (
  select from payments
  where payments.order_id = orders.id and payments.outcome = 'confirmed' and payments.refund_due)`;

interface StandingRow {
  payment_state: PaymentStanding["paymentState"];
  paid_too_late: boolean;
}

export const standingOf = ({ payment_state, paid_too_late }: StandingRow): PaymentStanding => ({
  paymentState: payment_state,
  paidTooLate: paid_too_late,
});

/**
 * Was an order paid for nothing: cancelled, or too late? Its money goes back, and nobody is told that it is
 * confirmed.
 */
export async function isPaidInVain(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select(["status", "payment_state", paidTooLate.as("paid_too_late")])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!row) return false;
  return row.status === "cancelled" || isTooLate({ status: row.status, ...standingOf(row) });
}
