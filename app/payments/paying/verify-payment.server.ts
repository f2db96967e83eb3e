import {
  changeOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import { isPaid } from "#orders/payment/payment.ts";
import { checkSoon, providerOrdersOf } from "#orders/payment/provider-orders.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { isByCard } from "#values/money/payment-method.ts";
import { failed, type PaymentRefusal, refusal, tooLate } from "../payment-refusal.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { isProviderId } from "../provider/provider-id.ts";
import { isPaymentSignature } from "../provider/signature.server.ts";
import { type Settlement, settlePayment } from "../settling/settle-payment.server.ts";

/** The three words that the provider's window hands over. */
export interface SignedPayment {
  providerOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * `tooLate`: paid, but nothing is sent for it. `pending`: not paid yet, and not lost either: we keep asking.
 */
export interface Verified extends Partial<PaymentRefusal> {
  status: 200 | 202 | 400 | 503;
  verified: boolean;
  tooLate?: true;
  pending?: true;
}

/**
 * Is this order paid by this payment? The signature only opens the door: the provider itself says what was
 * paid.
 */
export async function verifyPayment(
  shop: PaymentShop,
  facts: OrderPayment,
  proof: SignedPayment,
): Promise<Verified> {
  const known = await providerOrdersOf(shop.db, facts.id);
  const isOurs =
    known.includes(proof.providerOrderId) &&
    isPaymentSignature(proof.signature, proof, shop.config.razorpay.keySecret);
  if (!isOurs) return refuse(shop, facts, proof);
  const settled = await settlePayment(shop, proof.paymentId);
  if (settled.kind === "trouble" || settled.kind === "waiting")
    await checkSoon(shop.db, facts.id, shop.now());
  return answerOf(settled, facts) ?? refuse(shop, facts, proof);
}

/** Undefined for a payment that is not this order's. */
function answerOf(settled: Settlement, { id, paymentMethod, dues }: OrderPayment): Verified | undefined {
  if (settled.kind === "trouble") {
    return { status: 503, verified: false, pending: true, ...refusal("unsure") };
  }
  if (settled.kind === "unknown" || settled.orderId !== id) return undefined;
  switch (settled.kind) {
    case "paid":
      return { status: 200, verified: true };
    case "too-late":
      return { status: 200, verified: true, tooLate: true, ...whyTooLate({ paymentMethod, dues }) };
    case "waiting":
      return { status: 202, verified: false, pending: true, ...refusal("waiting") };
    case "mismatch":
      return { status: 400, verified: false, ...refusal("wrongSum") };
    case "failed":
      return { status: 400, verified: false, ...failed(settled.payment) };
  }
}

/** A card order's own words are the page's. */
function whyTooLate(order: Pick<OrderPayment, "paymentMethod" | "dues">) {
  const isOwn = isByCard(order.paymentMethod) && order.dues.length === 0;
  return isOwn ? {} : tooLate(order);
}

/** Noted with what was claimed, unless the order is paid: a wrong word spoils nothing then. */
async function refuse(
  { db }: PaymentShop,
  { id }: OrderPayment,
  { paymentId }: SignedPayment,
): Promise<Verified> {
  const refused = refusal("notVerified");
  await inTransaction(db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts || isPaid(facts.paymentState) || !isByCard(facts.paymentMethod) || facts.dues.length > 0)
      return;
    const claimed = isProviderId("pay", paymentId) ? { paymentId } : {};
    await changeOrderPayment(
      trx,
      facts,
      { paymentState: "failed", failure: "payment_verification_failed", reason: refused.error, ...claimed },
      { by: { kind: "shopper", id: facts.userId }, once: true },
    );
  });
  return { status: 400, verified: false, ...refused };
}
