import { findLoaded, lockOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Payment } from "#orders/payment/payment.ts";
import { keepPayment } from "#orders/payment/payments.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { ProviderTrouble } from "../provider/razorpay-client.server.ts";

/**
 * Writes down the payment of an order that was loaded as paid, so that it can go back: once the provider says
 * that it was captured for this order and its sum. Nothing to do for any other order. Returns why it could
 * not be done.
 */
export async function adoptPayment(
  shop: Pick<PaymentShop, "db" | "razorpay">,
  by: "id" | "razorpay_payment_id",
  id: string,
): Promise<ProviderTrouble | undefined> {
  const loaded = await findLoaded(shop.db, by, id);
  if (!loaded?.razorpay_payment_id) return undefined;
  const answer = await shop.razorpay.payment(loaded.razorpay_payment_id);
  if (!answer.ok) return answer;
  return inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, loaded.id);
    if (!facts || !(await findLoaded(trx, "id", loaded.id))) return undefined;
    if (!paidIt(facts, answer.value)) return { ok: false, kind: "refused", message: otherPayment };
    await keepPayment(trx, facts.id, answer.value, { outcome: "confirmed", refundDue: false });
    return undefined;
  });
}

/** As it may be kept, in English. */
const otherPayment =
  "The payment service knows this order's payment otherwise than the order says. Please look into it in its own dashboard.";

/** What was captured is called refunded once all of it went back. */
const paidIt = (facts: OrderPayment, payment: Payment): boolean =>
  payment.id === facts.paymentId &&
  payment.providerOrderId === facts.providerOrderId &&
  payment.amount === facts.total &&
  payment.currency === facts.currency &&
  (payment.status === "captured" || payment.status === "refunded");
