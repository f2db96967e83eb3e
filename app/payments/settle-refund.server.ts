import { changePaymentFacts, lockPaymentFacts } from "#orders/payment-facts.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { paise, rupeesExact } from "#values/money.ts";
import type { PaymentShop } from "./payment-shop.server.ts";
import type { ProviderRefund } from "./razorpay-answers.server.ts";
import type { ProviderTrouble } from "./razorpay-client.server.ts";
import { keepProviderRefund, orderOfPayment, refundablePayments } from "./refund.db.server.ts";
import { afterRefunds } from "./refund.ts";
import { settlePayment } from "./settle-payment.server.ts";

const system = { kind: "system", id: null } as const;

const said = {
  pending: "is under way",
  processed: "was made",
  failed: "failed at the payment service",
};

/** Asks the provider how a refund stands and writes it down. Refunds of other shops' payments are none of ours. */
export async function settleProviderRefund(
  shop: PaymentShop,
  refundId: string,
): Promise<ProviderTrouble | undefined> {
  const answer = await shop.razorpay.refundById(refundId);
  if (!answer.ok) return answer;
  // News of a refund may be quicker than news of its payment.
  const isKnown = (await orderOfPayment(shop.db, answer.value.paymentId)) !== undefined;
  const settled = isKnown ? undefined : await settlePayment(shop, answer.value.paymentId);
  if (settled?.kind === "trouble") return settled.trouble;
  await settleRefund(shop, answer.value);
  return undefined;
}

/** Writes down a refund as the provider has just told it; the order follows. As often as it likes. */
export async function settleRefund({ db }: Pick<PaymentShop, "db">, told: ProviderRefund): Promise<void> {
  const orderId = await orderOfPayment(db, told.paymentId);
  if (orderId === undefined) return;
  await inTransaction(db, async (trx) => {
    const facts = await lockPaymentFacts(trx, orderId);
    if (!facts || !(await keepProviderRefund(trx, orderId, told))) return;
    const { isRefunded, refundDue } = afterRefunds(
      await refundablePayments(trx, orderId),
      facts.fulfilment === "cancelled",
    );
    const isPaidBack = isRefunded && facts.paymentState === "captured";
    await changePaymentFacts(
      trx,
      facts,
      { refundDue, ...(isPaidBack ? { paymentState: "refunded" } : {}) },
      {
        by: system,
        note: `A refund of ${rupeesExact(paise(told.amount))} ${said[told.state]} (${told.id}).`,
      },
    );
  });
}
