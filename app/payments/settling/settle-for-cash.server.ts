import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { payInsteadOfCash } from "#orders/cash/pay-instead-of-cash.server.ts";
import { orderLink } from "#orders/links/order-access.server.ts";
import { orderBackToCashMail } from "#orders/money-mails/order-paid.email.ts";
import { findOrderForMail } from "#orders/order.db.server.ts";
import type { OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Payment, Verdict } from "#orders/payment/payment.ts";
import { keepPayment } from "#orders/payment/payments.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { MadeOrder } from "./made-order.db.server.ts";
import { flagRefund, queuePaidMail } from "./payment-news.server.ts";

interface PaidForCash {
  /** Of the locked order. */
  facts: OrderPayment;
  made: MadeOrder;
  payment: Payment;
  /** What was written of the payment before. */
  known: { outcome: string } | undefined;
  verdict: Verdict;
}

/**
 * Writes what a card payment means for an order that is to be paid in cash (CASH-38, CASH-39): money alone
 * changes it, and only while it takes a card. A try that came to nothing leaves it as it is.
 */
export async function settleForCash(
  trx: Trx,
  shop: PaymentShop,
  { facts, made, payment, known, verdict }: PaidForCash,
): Promise<"paid" | "too-late" | "mismatch" | "failed" | "waiting"> {
  if (verdict === "confirm" && made.instead) {
    await keepPayment(trx, facts.id, payment, { outcome: "confirmed", refundDue: false });
    const { id: paymentId, providerOrderId, method } = payment;
    const order = { orderId: facts.id, now: shop.now() };
    await payInsteadOfCash(trx, order, made.instead, {
      paymentId,
      providerOrderId,
      method: method ?? "card",
    });
    await queuePaidMail(trx, shop, facts.orderNumber, false);
    return "paid";
  }
  switch (verdict) {
    case "surplus":
    case "mismatch":
      await keepPayment(trx, facts.id, payment, { outcome: verdict, refundDue: true });
      if (known?.outcome !== verdict) await sendBack(trx, shop, facts, payment);
      return verdict === "surplus" ? "too-late" : "mismatch";
    case "fail":
      await keepPayment(trx, facts.id, payment);
      return "failed";
    case "confirm":
    case "repeat":
    case "wait":
    case "nothing":
      await keepPayment(trx, facts.id, payment);
      return "waiting";
  }
}

/** The order stays one for cash, and its buyer is notified that the payment goes back. */
async function sendBack(trx: Trx, shop: PaymentShop, facts: OrderPayment, payment: Payment): Promise<void> {
  const sum = `${payment.currency} ${(payment.amount / 100).toFixed(2)}`;
  await flagRefund(trx, facts, `Payment ${payment.id} of ${sum} came for this cash order, which keeps none.`);
  const order = await findOrderForMail(trx, facts.orderNumber);
  if (!order) return;
  const link = orderLink(facts.orderNumber, { origin: shop.config.origin, secret: shop.secret });
  const amount = payment.currency === "INR" ? rupeesExact(paise(payment.amount)) : sum;
  const mail = mailIn(order.language, shop.config, () =>
    orderBackToCashMail({ order, link, amount }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-back-to-cash:${payment.id}`);
}
