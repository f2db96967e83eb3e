import type { Doer } from "#accounts/permissions/holder.ts";
import { leftByHand } from "#orders/dues/dues.ts";
import type { GivenFor } from "#orders/given-for/given-for.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import { issueCreditNotes } from "#orders/invoice/issue-credit-notes.server.ts";
import { queueRefundMail } from "#orders/money-mails/refund-mail.server.ts";
import { noteRefundEvent } from "#orders/note-order-event.db.server.ts";
import { changeOrderPayment, lockOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, sum } from "#values/money/money.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { noteProcessed } from "./provider-refund.db.server.ts";
import { askParts, type Refund, refundablePayments } from "./refund.db.server.ts";
import { afterRefunds, leftOf, type RefundParts, refundParts } from "./refund.ts";

/** What goes back for a return, out of what paid its order. */
export interface ReturnRefund {
  orderId: string;
  /** The return's own: it is refunded once, however often it is requested. */
  key: string;
  amount: Paise;
  /** Its lines: the credit note takes back these. */
  givenFor: GivenFor;
  actor: Doer<"money">;
}

/** What of the payments that paid an order can still go back; undefined where none is written down. */
export async function leftOfPayment(db: Db, orderId: string): Promise<Paise | undefined> {
  const paid = (await refundablePayments(db, orderId)).filter(({ isConfirming }) => isConfirming);
  return paid.length === 0 ? undefined : sum(paid.map(leftOf));
}

/**
 * Writes a return's refund down before it is requested from the provider, in the transaction that settles the
 * return: as one, or in parts where no payment has enough left. Undefined when more is wanted than is left of
 * what paid the order. The order's row is locked.
 */
export async function askReturnRefund(trx: Trx, wish: ReturnRefund): Promise<Refund[] | undefined> {
  const parts = await partsOf(trx, wish);
  if (!parts) return undefined;
  await audit(trx, wish, "order.refunded", parts);
  return askParts(trx, { ...wish, actorId: wish.actor.id }, parts);
}

/**
 * Writes down that the owner sent a return's money back by herself: it counts as any other refund, and an
 * invoiced order gets its credit note. False when more is wanted than is left. The order's row is locked.
 */
export async function noteRefundByHand(
  trx: Trx,
  shop: Pick<PaymentShop, "config" | "secret" | "now">,
  wish: ReturnRefund,
): Promise<boolean> {
  const parts = await partsOf(trx, wish);
  const facts = parts && (await lockOrderPayment(trx, wish.orderId));
  if (!parts || !facts) return false;
  const { orderId, amount, actor } = wish;
  const refundId = await noteDone(trx, wish, parts);
  await audit(trx, wish, "order.refunded_by_hand", parts);
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
  await queueRefundMail(trx, shop, { orderNumber: facts.orderNumber, refundId, amount, creditNotes });
  await noteRefundEvent(trx, orderId, amount);
  return true;
}

/** A refund that is made already; the id of its first part. */
async function noteDone(trx: Trx, wish: ReturnRefund, parts: Parts): Promise<string> {
  const asked = await askParts(trx, { ...wish, actorId: wish.actor.id }, parts);
  const ids = asked.map(({ id }) => id);
  await noteProcessed(trx, ids);
  return ids[0] ?? "";
}

type Parts = Extract<RefundParts, { ok: true }>["parts"];

/** From which of the payments that paid an order its sum is taken, if as much of them is left. */
async function partsOf(trx: Trx, { orderId, amount }: ReturnRefund): Promise<Parts | undefined> {
  const paid = (await refundablePayments(trx, orderId)).filter(({ isConfirming }) => isConfirming);
  const choice = refundParts(paid, amount);
  return choice.ok ? choice.parts : undefined;
}

const audit = (
  trx: Trx,
  { orderId, amount, actor }: ReturnRefund,
  action: "order.refunded" | "order.refunded_by_hand",
  parts: Parts,
) =>
  writeAudit(trx, {
    actorId: actor.id,
    action,
    entity: "orders",
    entityId: orderId,
    detail: { amount: rupeesExact(amount), payment: parts.map(({ paymentId }) => paymentId).join(", ") },
  });
