import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { Payment } from "./payment.ts";

type Outcome = "none" | "confirmed" | "surplus" | "mismatch";

/** The provider names a payment for an order that it has named for another one before. */
export class DoubledPayment extends Error {}

/**
 * Writes a payment down as it stands; what it did for its order stays once that is set. Throws for another
 * order's payment.
 */
export async function keepPayment(
  trx: Trx,
  orderId: string,
  payment: Payment,
  said?: { outcome: Outcome; refundDue: boolean; dueId?: string | null },
): Promise<void> {
  const row = {
    status: payment.status,
    method: payment.method,
    international: payment.isInternational,
    error_description: payment.errorDescription,
    error_reason: payment.errorReason,
  };
  const judged = said
    ? { outcome: said.outcome, refund_due: said.refundDue, due_id: said.dueId ?? null }
    : {};
  const isHere = payment.status === "captured";
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payments")
    .values({
      razorpay_payment_id: payment.id,
      order_id: orderId,
      razorpay_order_id: payment.providerOrderId ?? "",
      amount_paise: payment.amount,
      currency: payment.currency,
      captured_at: isHere ? sql`now()` : null,
      ...row,
      ...judged,
    })
    .onConflict((conflict) =>
      conflict
        .column("razorpay_payment_id")
        .doUpdateSet({ ...row, ...judged, ...(isHere && { captured_at: heardFirst }) })
        .where("payments.order_id", "=", orderId),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new DoubledPayment();
}

/** A payment that was here before this was kept has been here since it was first heard of. */
const heardFirst = sql<Date>`coalesce(payments.captured_at,
  case when payments.status = 'captured' then payments.created_at else now() end)`;

/** What was written of a payment when it was last looked at. */
export async function knownPayment(
  trx: Trx,
  paymentId: string,
): Promise<{ status: string; outcome: Outcome } | undefined> {
  return trx
    .selectFrom("payments")
    .select(["status", "outcome"])
    .where("razorpay_payment_id", "=", paymentId)
    .executeTakeFirst();
}

/**
 * An order that lives on is paid by what paid it, though that came after it was cancelled, or when its stock
 * was gone. Returns the payment that is not due back any more, if there was one.
 */
export async function keepWhatPaid(trx: Trx, orderId: string): Promise<string | undefined> {
  const kept = await trx
    .updateTable("payments")
    .set({ refund_due: false })
    .where("order_id", "=", orderId)
    .where("outcome", "=", "confirmed")
    .where("refund_due", "=", true)
    .returning("razorpay_payment_id")
    .executeTakeFirst();
  return kept?.razorpay_payment_id;
}

/** What of the card payments that paid an order is not back yet. */
export async function leftOfCards(trx: Trx, orderId: string): Promise<Paise> {
  const { rows } = await sql<{ left_over: number }>`
    select coalesce(sum(p.amount_paise - coalesce((
      select sum(amount_paise) from payment_refunds r
      where r.razorpay_payment_id = p.razorpay_payment_id and r.state = 'processed'), 0)), 0)::bigint as left_over
    from payments p where p.order_id = ${orderId} and p.outcome = 'confirmed'`.execute(trx);
  return paise(rows[0]?.left_over ?? 0);
}
