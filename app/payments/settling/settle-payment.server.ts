import { giveUsesBack, keepUses } from "#discounts/promotion-uses.db.server.ts";
import { takesCard } from "#orders/cash/pay-instead.db.server.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import {
  changeOrderPayment,
  findOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import {
  failureText,
  isPaid,
  isWorthCapturing,
  judge,
  type PayableOrder,
  type Payment,
} from "#orders/payment/payment.ts";
import { isPaidInVain } from "#orders/payment/payment-standing.db.server.ts";
import { DoubledPayment, keepPayment, knownPayment } from "#orders/payment/payments.db.server.ts";
import { returnOrderStock, takeOrderStock, takeStockForSale } from "#orders/stock/order-stock.db.server.ts";
import type { StockShortage } from "#orders/stock/stock-hold.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { isForCash } from "#values/money/payment-method.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { odd, type ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { dueOncePaid } from "./due-once-paid.db.server.ts";
import { findMadeOrder, type MadeOrder } from "./made-order.db.server.ts";
import { flagRefund, queuePaidMail } from "./payment-news.server.ts";
import { settleForCash } from "./settle-for-cash.server.ts";
import { payableDue, settleForDue } from "./settle-for-due.server.ts";

/** How a payment left its order. `too-late`: paid, but nothing of it is sent. */
type Outcome = "paid" | "too-late" | "waiting" | "failed" | "mismatch";

/** `unknown`: it is for no order of this shop. */
export type Settlement =
  | { kind: Outcome; orderId: string; payment: Payment }
  | { kind: "unknown" }
  | { kind: "trouble"; trouble: ProviderTrouble };

/**
 * Asks the provider about a payment and writes what it means for its order. Browser, callback, webhook and
 * reconciler all come here, in any order and as often as they like: the same payment changes its order once.
 */
export async function settlePayment(shop: PaymentShop, paymentId: string): Promise<Settlement> {
  const answer = await shop.razorpay.payment(paymentId);
  return answer.ok ? settleFetched(shop, answer.value) : { kind: "trouble", trouble: answer };
}

/**
 * The same for a payment that the provider has just reported. No lock is held during a call to the provider.
 */
export async function settleFetched(shop: PaymentShop, fetched: Payment): Promise<Settlement> {
  const made = fetched.providerOrderId ? await findMadeOrder(shop.db, fetched.providerOrderId) : undefined;
  const facts = made && (await findOrderPayment(shop.db, made.orderId));
  if (!made || !facts) return { kind: "unknown" };
  const payment = await captured(shop, await payable(shop.db, facts, made), fetched);
  try {
    const settled = await inTransaction(shop.db, (trx) => settleLocked(trx, shop, made, payment));
    shop.sendMailSoon();
    return { kind: settled, orderId: facts.id, payment };
  } catch (error) {
    if (!(error instanceof DoubledPayment)) throw error;
    shop.log.error({ payment: payment.id, order: facts.id }, "the provider named one payment for two orders");
    return { kind: "trouble", trouble: odd };
  }
}

/**
 * An authorised payment of an order that still waits for it is captured, for the amount that we requested.
 */
async function captured(shop: PaymentShop, order: PayableOrder, payment: Payment): Promise<Payment> {
  if (!isWorthCapturing(order, payment)) return payment;
  const answer = await shop.razorpay.capture(payment.id, order.total, order.currency);
  if (answer.ok) return answer.value;
  // Somebody else may have captured it: only the provider knows.
  const again = await shop.razorpay.payment(payment.id);
  return again.ok ? again.value : payment;
}

/**
 * What its order asks of a payment, or the part of it that is to be paid; a cash order asks what the order at
 * the provider was made for.
 */
async function payable(db: Db, facts: OrderPayment, made: MadeOrder): Promise<PayableOrder> {
  const order = {
    total: facts.total,
    currency: facts.currency,
    paymentState: facts.paymentState,
    fulfilment: facts.fulfilment,
    paidBy: facts.paymentId,
  };
  if (facts.dues.length > 0) return payableDue(facts, made);
  if (!isForCash(facts.paymentMethod)) return order;
  const isClosed = made.instead === null || !(await takesCard(db, facts.id));
  return { ...order, total: paise(made.amount), currency: made.currency, isClosed };
}

async function settleLocked(
  trx: Trx,
  shop: PaymentShop,
  made: MadeOrder,
  payment: Payment,
): Promise<Outcome> {
  const facts = await lockOrderPayment(trx, made.orderId);
  if (!facts) throw new Error("the order of a payment is gone");
  const known = await knownPayment(trx, payment.id);
  const verdict = judge(await payable(trx, facts, made), payment);
  if (facts.dues.length > 0) return settleForDue(trx, shop, { facts, made, payment, known, verdict });
  if (isForCash(facts.paymentMethod))
    return settleForCash(trx, shop, { facts, made, payment, known, verdict });
  switch (verdict) {
    case "confirm":
      await confirm(trx, shop, facts, payment);
      return paidOrTooLate(trx, facts);
    case "surplus":
      await keepPayment(trx, facts.id, payment, { outcome: "surplus", refundDue: true });
      if (known?.outcome !== "surplus")
        await flagRefund(trx, facts, `A second payment, ${payment.id}, was made for this order.`);
      return paidOrTooLate(trx, facts);
    case "mismatch":
      await keepPayment(trx, facts.id, payment, { outcome: "mismatch", refundDue: true });
      if (known?.outcome !== "mismatch") await refuseSum(trx, facts, payment);
      return "mismatch";
    case "fail":
      await keepPayment(trx, facts.id, payment);
      // A repeated word about an old attempt must not spoil the one that runs.
      if (known?.status !== payment.status) await noteFailure(trx, facts, payment);
      return "failed";
    case "wait":
      await keepPayment(trx, facts.id, payment);
      return "waiting";
    case "repeat":
    case "nothing":
      await keepPayment(trx, facts.id, payment);
      return paidOrTooLate(trx, facts);
  }
}

/** Read once the order is locked, so that it counts what another one has settled meanwhile. */
const paidOrTooLate = async (trx: Trx, { id }: OrderPayment): Promise<Outcome> =>
  (await isPaidInVain(trx, id)) ? "too-late" : "paid";

async function confirm(trx: Trx, shop: PaymentShop, facts: OrderPayment, payment: Payment): Promise<void> {
  const isCancelled = facts.fulfilment === "cancelled";
  const shortage = isCancelled ? undefined : await takeWhatIsMissing(trx, facts);
  if (!isCancelled && !shortage) await keepUses(trx, facts.id);
  const refundDue = isCancelled || shortage !== undefined;
  const why = isCancelled ? "after the order was cancelled" : `but ${shortage?.productName} is sold out`;
  await keepPayment(trx, facts.id, payment, { outcome: "confirmed", refundDue });
  await changeOrderPayment(
    trx,
    facts,
    {
      paymentState: "captured",
      fulfilment: facts.fulfilment === "pending" ? "processing" : facts.fulfilment,
      reason: null,
      paidAt: shop.now(),
      readyBy: await dueOncePaid(trx, facts, shop.now(), shop.config.shop),
      refundDue: facts.refundDue || refundDue,
      providerOrderId: payment.providerOrderId ?? undefined,
      paymentId: payment.id,
      stockHeldUntil: null,
    },
    {
      by: system,
      note: refundDue
        ? `Paid (${payment.id}) ${why}: a refund is due.`
        : `Paid by ${payment.method ?? "card"} (${payment.id}).`,
    },
  );
  // Its lots went with its hold, and its day is another one now.
  if (facts.readyBy !== null && !refundDue) await shop.making.wanted(trx, facts.id, shop.now());
  await queuePaidMail(trx, shop, facts.orderNumber, refundDue);
}

/**
 * What a paid order still needs. One that is not sent for want of a piece puts its others back on the shelf.
 */
async function takeWhatIsMissing(
  trx: Trx,
  { id, isConfirmed, fulfilment }: OrderPayment,
): Promise<StockShortage | undefined> {
  // Its parcel has left: whatever the shelf says now, the buyer gets what was paid.
  if (fulfilment === "shipped" || fulfilment === "delivered") return undefined;
  // What the owner has in hand is hers, also once the product is off the shelf.
  if (isConfirmed) return takeOrderStock(trx, id);
  const shortage = await takeStockForSale(trx, id);
  if (shortage) {
    await returnOrderStock(trx, id);
    await giveUsesBack(trx, id);
  }
  return shortage;
}

/** Money arrived that is not the sum we requested: the order is not paid by it, and it has to go back. */
async function refuseSum(trx: Trx, facts: OrderPayment, payment: Payment): Promise<void> {
  const sum = `${payment.currency} ${(payment.amount / 100).toFixed(2)}`;
  const note = `Payment ${payment.id} was ${sum} instead of ${rupeesExact(facts.total)}.`;
  if (isPaid(facts.paymentState)) return void (await flagRefund(trx, facts, note));
  await changeOrderPayment(
    trx,
    facts,
    {
      paymentState: "failed",
      failure: "payment_verification_failed",
      reason: "The amount paid is not the order's.",
      refundDue: true,
      paymentId: payment.id,
    },
    { by: system, note: `${note} A refund is due.` },
  );
}

/** A failed attempt; the order stays payable, and the next one may succeed. */
async function noteFailure(trx: Trx, facts: OrderPayment, payment: Payment): Promise<void> {
  await changeOrderPayment(
    trx,
    facts,
    {
      paymentState: "failed",
      failure: "payment_failed_razorpay",
      reason: failureText(payment),
      paymentId: payment.id,
    },
    { by: system },
  );
}
