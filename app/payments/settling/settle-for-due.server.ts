import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { payDue } from "#orders/dues/dues.db.server.ts";
import { type Due, statesAfter, takesDues, withPaid } from "#orders/dues/dues.ts";
import { keptDue } from "#orders/dues/kept-due.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { orderLink } from "#orders/links/order-access.server.ts";
import { queueDueMail } from "#orders/money-mails/due-mail.server.ts";
import { orderSurplusMail } from "#orders/money-mails/order-refunded.email.ts";
import { findOrderForMail } from "#orders/order.db.server.ts";
import { changeOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { PayableOrder, Payment, Verdict } from "#orders/payment/payment.ts";
import { keepPayment } from "#orders/payment/payments.db.server.ts";
import { stopChecks } from "#orders/payment/provider-orders.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { MadeOrder } from "./made-order.db.server.ts";
import { flagRefund } from "./payment-news.server.ts";

const dueIn = ({ dues }: OrderPayment, { dueId }: MadeOrder): Due | undefined =>
  dues.find(({ id }) => id === dueId);

/** What a part of an order asks of a payment that was made for it. */
export function payableDue(facts: OrderPayment, made: MadeOrder): PayableOrder {
  const due = dueIn(facts, made);
  return {
    total: due?.amount ?? made.amount,
    currency: made.currency,
    fulfilment: facts.fulfilment,
    paymentState: due?.paidAt ? "captured" : "awaiting",
    paidBy: due?.paymentId ?? null,
    isClosed: !due || !takesDues(facts),
  };
}

interface PaidForDue {
  /** Of the locked order. */
  facts: OrderPayment;
  made: MadeOrder;
  payment: Payment;
  /** What was written of the payment before. */
  known: { outcome: string } | undefined;
  verdict: Verdict;
}

/**
 * Writes what a card payment means for the part of an order that it was made for (OFFER-60, OFFER-62):
 * money alone changes it, and a try that came to nothing leaves it as it is. What was found to be too much
 * stays so, since it may be on its way back.
 */
export async function settleForDue(
  trx: Trx,
  shop: PaymentShop,
  { facts, made, payment, known, verdict }: PaidForDue,
): Promise<"paid" | "too-late" | "mismatch" | "failed" | "waiting"> {
  const due = dueIn(facts, made);
  if (verdict === "confirm" && due && (known?.outcome ?? "none") === "none") {
    await confirmDue(trx, shop, { facts, due, payment });
    return "paid";
  }
  if (verdict === "surplus" || verdict === "mismatch") {
    const said = { outcome: verdict, refundDue: true, dueId: made.dueId };
    await keepPayment(trx, facts.id, payment, said);
    if (known?.outcome !== verdict)
      await sendBack(trx, shop, { facts, payment, isOtherSum: verdict === "mismatch" });
    return verdict === "surplus" ? "too-late" : "mismatch";
  }
  await keepPayment(trx, facts.id, payment);
  if (verdict === "fail") return "failed";
  if (verdict === "wait") return "waiting";
  return verdict === "confirm" || facts.fulfilment === "cancelled" ? "too-late" : "paid";
}

async function confirmDue(
  trx: Trx,
  shop: PaymentShop,
  { facts, due, payment }: { facts: OrderPayment; due: Due; payment: Payment },
): Promise<void> {
  const at = shop.now();
  const { id: paymentId, providerOrderId, method } = payment;
  await keepPayment(trx, facts.id, payment, { outcome: "confirmed", refundDue: false, dueId: due.id });
  await payDue(trx, due.id, { method: "razorpay", paymentId, reference: null, at, actorId: null });
  if (providerOrderId) await stopChecks(trx, providerOrderId);
  const states = statesAfter(withPaid(facts.dues, due.id, at), facts.fulfilment);
  const paidAt = states.paymentState === "captured" ? { paidAt: at } : {};
  const note = `${keptDue(due)} paid by ${method ?? "card"} (${paymentId}).`;
  await changeOrderPayment(trx, facts, { ...states, ...paidAt }, { by: system, note });
  await queueDueMail(trx, shop, facts.id, { dueId: due.id, occasion: paymentId });
}

/** The order stays as it is, and its buyer is notified that the payment goes back. */
async function sendBack(
  trx: Trx,
  shop: PaymentShop,
  { facts, payment, isOtherSum }: { facts: OrderPayment; payment: Payment; isOtherSum: boolean },
): Promise<void> {
  const sum = `${payment.currency} ${(payment.amount / 100).toFixed(2)}`;
  await flagRefund(trx, facts, `Payment ${payment.id} of ${sum} pays no part of this order.`);
  const order = await findOrderForMail(trx, facts.orderNumber);
  if (!order) return;
  const link = orderLink(facts.orderNumber, { origin: shop.config.origin, secret: shop.secret });
  const amount = payment.currency === "INR" ? rupeesExact(paise(payment.amount)) : sum;
  const mail = mailIn(order.language, shop.config, () =>
    orderSurplusMail({ order, link, amount, isOtherSum }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-surplus:${payment.id}`);
}
