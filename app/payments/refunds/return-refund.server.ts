import type { Kysely, Transaction } from "kysely";
import type { Doer } from "#accounts/staff/holder.ts";
import { leftByHand } from "#orders/dues/dues.ts";
import { byAdmin } from "#orders/fulfilment/order-history.db.server.ts";
import { issueCreditNotes } from "#orders/invoice/issue-credit-notes.server.ts";
import { queueRefundMail } from "#orders/mails/refund-mail.server.ts";
import { changeOrderPayment, lockOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { askRefund, type Refund, refundablePayments } from "./refund.db.server.ts";
import { afterRefunds, leftOf } from "./refund.ts";

/** What goes back for a return, out of what paid its order. */
export interface ReturnRefund {
  orderId: string;
  /** The return's own: it is refunded once, however often it is asked for. */
  key: string;
  amount: Paise;
  actor: Doer<"money">;
}

/** What of a payment that paid an order can still go back at once; undefined where none is written down. */
export async function leftOfPayment(db: Kysely<Tables>, orderId: string): Promise<Paise | undefined> {
  const paid = (await refundablePayments(db, orderId)).filter(({ isConfirming }) => isConfirming);
  return paid.length === 0 ? undefined : paise(Math.max(...paid.map(leftOf)));
}

/**
 * Writes a return's refund down before the provider is asked for it, in the transaction that settles the
 * return; undefined when more is wanted than is left of what paid the order. The order's row is locked.
 */
export async function askReturnRefund(
  trx: Transaction<Tables>,
  wish: ReturnRefund,
): Promise<Refund | undefined> {
  const paymentId = await paymentWith(trx, wish);
  if (paymentId === undefined) return undefined;
  await audit(trx, wish, "order.refunded", paymentId);
  const { orderId, key, amount, actor } = wish;
  return askRefund(trx, { orderId, paymentId, key, amount, actorId: actor.id });
}

/**
 * Writes down that the owner sent a return's money back by herself: it counts as any other refund, and an
 * invoiced order gets its credit note. False when more is wanted than is left. The order's row is locked.
 */
export async function noteRefundByHand(
  trx: Transaction<Tables>,
  shop: Pick<PaymentShop, "config" | "secret" | "now">,
  wish: ReturnRefund,
): Promise<boolean> {
  const paymentId = await paymentWith(trx, wish);
  const facts = paymentId === undefined ? undefined : await lockOrderPayment(trx, wish.orderId);
  if (paymentId === undefined || !facts) return false;
  const { orderId, key, amount, actor } = wish;
  const { id } = await askRefund(trx, { orderId, paymentId, key, amount, actorId: actor.id });
  const done = { state: "processed", next_attempt_at: null } as const;
  await trx.updateTable("payment_refunds").set(done).where("id", "=", id).execute();
  await audit(trx, wish, "order.refunded_by_hand", paymentId);
  const { isRefunded, refundDue } = afterRefunds(
    await refundablePayments(trx, orderId),
    facts.fulfilment === "cancelled",
  );
  const isAllBack = isRefunded && leftByHand(facts.dues, facts.givenBack) === 0;
  const isPaidBack = isAllBack && facts.paymentState === "captured";
  await changeOrderPayment(
    trx,
    facts,
    { refundDue: refundDue && facts.refundDue, ...(isPaidBack ? { paymentState: "refunded" } : {}) },
    { by: byAdmin(actor), note: `${rupeesExact(amount)} was sent back by hand.` },
  );
  const creditNotes = await issueCreditNotes(trx, shop, { id: orderId, payment_method: facts.paymentMethod });
  await queueRefundMail(trx, shop, { orderNumber: facts.orderNumber, refundId: id, amount, creditNotes });
  return true;
}

/** A payment that paid an order, if as much of it is left. */
async function paymentWith(
  trx: Transaction<Tables>,
  { orderId, amount }: ReturnRefund,
): Promise<string | undefined> {
  const paid = (await refundablePayments(trx, orderId)).filter(({ isConfirming }) => isConfirming);
  return paid.find((payment) => leftOf(payment) >= amount)?.paymentId;
}

const audit = (
  trx: Transaction<Tables>,
  { orderId, amount, actor }: ReturnRefund,
  action: "order.refunded" | "order.refunded_by_hand",
  payment: string,
) =>
  writeAudit(trx, {
    actorId: actor.id,
    action,
    entity: "orders",
    entityId: orderId,
    detail: { amount: rupeesExact(amount), payment },
  });
