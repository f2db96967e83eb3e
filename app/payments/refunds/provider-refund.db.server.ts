import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { ProviderRefund } from "../provider/razorpay-answers.server.ts";
import { refundMayBecome } from "./refund.ts";

/**
 * Writes down how a refund stands at the provider: one that we requested, or one made in its own dashboard.
 * False when that was known, or when the provider names it for another refund of ours than before. The
 * order's row is locked by the caller.
 */
export async function keepProviderRefund(trx: Trx, orderId: string, told: ProviderRefund): Promise<boolean> {
  const found = await trx
    .selectFrom("payment_refunds")
    .select(["id", "state", "razorpay_refund_id", "razorpay_payment_id"])
    .where((where) =>
      where.or([
        where("razorpay_refund_id", "=", told.id),
        where.and([where("idempotency_key", "=", told.key ?? ""), where("razorpay_refund_id", "is", null)]),
      ]),
    )
    .execute();
  if (found.length > 1 || found.some((row) => row.razorpay_payment_id !== told.paymentId)) return false;
  const [known] = found;
  const next = told.state === "pending" ? sql<Date>`now() + interval '1 hour'` : null;
  const now = { razorpay_refund_id: told.id, state: told.state, next_attempt_at: next, last_error: null };
  if (!known) {
    const key = `provider:${told.id}`;
    await trx
      .insertInto("payment_refunds")
      .values({
        order_id: orderId,
        razorpay_payment_id: told.paymentId,
        idempotency_key: key,
        amount_paise: told.amount,
        ...now,
      })
      .execute();
    return true;
  }
  // What the provider has not confirmed yet is only our guess: a failure, say, though it was still at work on
  // it.
  const isGuess = known.razorpay_refund_id === null;
  if (!isGuess && !refundMayBecome(known.state, told.state)) return false;
  await trx.updateTable("payment_refunds").set(now).where("id", "=", known.id).execute();
  return true;
}

/** The id of the order that a payment brought money for. */
export async function orderOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments")
    .select("order_id")
    .where("razorpay_payment_id", "=", paymentId)
    .where("outcome", "<>", "none")
    .executeTakeFirst();
  return row?.order_id;
}

/** They are made already: nobody asks the provider for them. */
export async function noteProcessed(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable("payment_refunds")
    .set({ state: "processed", next_attempt_at: null })
    .where("id", "in", ids)
    .execute();
}
