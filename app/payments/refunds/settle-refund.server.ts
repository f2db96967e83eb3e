import { leftByHand } from "#orders/dues/dues.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { issueCreditNotes } from "#orders/invoice/issue-credit-notes.server.ts";
import { queueRefundMail } from "#orders/money-mails/refund-mail.server.ts";
import { noteRefundEvent } from "#orders/note-order-event.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import {
  changeOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import { isRefundDue } from "#orders/payment/refund-due.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { isForCash } from "#values/money/payment-method.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { ProviderRefund } from "../provider/razorpay-answers.server.ts";
import type { ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import { adoptPayment } from "./adopt-payment.server.ts";
import { keepProviderRefund, orderOfPayment } from "./provider-refund.db.server.ts";
import { refundablePayments } from "./refund.db.server.ts";
import { afterRefunds } from "./refund.ts";

const said = {
  pending: "is under way",
  processed: "was made",
  failed: "failed at the payment service",
};

/**
 * Asks the provider how a refund stands and writes it down. Refunds of other shops' payments are none of
 * ours.
 */
export async function settleProviderRefund(
  shop: PaymentShop,
  refundId: string,
): Promise<ProviderTrouble | undefined> {
  const answer = await shop.razorpay.refundById(refundId);
  if (!answer.ok) return answer;
  const trouble = await learnPayment(shop, answer.value.paymentId);
  if (trouble) return trouble;
  await settleRefund(shop, answer.value);
  return undefined;
}

/** News of a refund may be quicker than news of its payment, or its order was loaded as paid. */
async function learnPayment(shop: PaymentShop, paymentId: string): Promise<ProviderTrouble | undefined> {
  if ((await orderOfPayment(shop.db, paymentId)) !== undefined) return undefined;
  const trouble = await adoptPayment(shop, "razorpay_payment_id", paymentId);
  if (trouble || (await orderOfPayment(shop.db, paymentId)) !== undefined) return trouble;
  const settled = await settlePayment(shop, paymentId);
  return settled.kind === "trouble" ? settled.trouble : undefined;
}

/** Writes down a refund as the provider has just reported it, any number of times; the order follows. */
export async function settleRefund(shop: OrderMailServices, told: ProviderRefund): Promise<void> {
  const orderId = await orderOfPayment(shop.db, told.paymentId);
  if (orderId === undefined) return;
  await inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, orderId);
    if (!facts || !(await keepProviderRefund(trx, orderId, told))) return;
    const { isRefunded, refundDue } = afterRefunds(
      await refundablePayments(trx, orderId),
      facts.fulfilment === "cancelled",
    );
    // Cash is no payment of the provider's, nor is what came by transfer.
    const isCashDue = isForCash(facts.paymentMethod) && isRefundDue(facts, false);
    const byHand = leftByHand(facts.dues, facts.givenBack) > 0;
    const isHandDue = byHand && facts.fulfilment === "cancelled";
    const isHere = facts.paymentState === "captured" || facts.paymentState === "part_paid";
    const isPaidBack = isRefunded && isHere && !byHand;
    await changeOrderPayment(
      trx,
      facts,
      {
        refundDue: refundDue || isCashDue || isHandDue,
        ...(isPaidBack ? { paymentState: "refunded" } : {}),
      },
      {
        by: system,
        note: `A refund of ${rupeesExact(paise(told.amount))} ${said[told.state]} (${told.id}).`,
      },
    );
    if (told.state === "processed") await tellOfRefund(trx, shop, facts, told);
  });
  shop.sendMailSoon();
}

/**
 * The credit note of an invoiced order, and the mail to its buyer: once, since a refund is processed once.
 */
async function tellOfRefund(
  trx: Trx,
  shop: OrderMailServices,
  facts: OrderPayment,
  { id: refundId, amount }: ProviderRefund,
): Promise<void> {
  const { id, orderNumber, paymentMethod: payment_method } = facts;
  const creditNotes = await issueCreditNotes(trx, shop, { id, payment_method });
  await queueRefundMail(trx, shop, { orderNumber, refundId, amount: paise(amount), creditNotes });
  await noteRefundEvent(trx, id, amount);
}
