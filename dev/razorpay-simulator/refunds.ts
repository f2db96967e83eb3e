import { setTimeout as pause } from "node:timers/promises";
import type { Fields } from "../simulator/fields.ts";
import { rememberPayment } from "./earlier-payment.ts";
import { amountIn, notesIn, receiptIn, refuseOthers } from "./fields.ts";
import type { Provider } from "./provider.ts";
import { type Notes, newId, type Payment, type Refund } from "./provider-state.ts";
import { badRequest, found, refusal } from "./refusal.ts";

/** Long enough for two requests at once to meet. */
const workMs = 15;

/** POST /v1/payments/:id/refund, once for each idempotency key. */
export async function refundByShop(
  provider: Provider,
  paymentId: string,
  fields: Fields,
  key: string | undefined,
): Promise<Refund> {
  if (key === undefined) return refund(provider, paymentId, fields);
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) throw badRequest("The idempotency key is not valid.");
  const { keyedRefunds, refunds } = provider.state;
  const request = JSON.stringify([paymentId, fields]);
  const before = keyedRefunds.get(key);
  if (before) {
    if (before.request !== request)
      throw badRequest("Different request with the same idempotency key has already been processed.");
    if (before.refundId) return found(refunds, "rfnd", before.refundId);
    throw refusal(409, "Another request with the same idempotency key is in progress.");
  }
  keyedRefunds.set(key, { request, refundId: null });
  try {
    await pause(workMs);
    const made = refund(provider, paymentId, fields);
    keyedRefunds.set(key, { request, refundId: made.id });
    return made;
  } catch (error) {
    keyedRefunds.delete(key);
    throw error;
  }
}

function refund(provider: Provider, paymentId: string, fields: Fields): Refund {
  if (provider.knowsEarlier) rememberPayment(provider, paymentId);
  const payment = found(provider.state.payments, "pay", paymentId);
  const left = payment.amount - payment.amount_refunded;
  if (payment.captured && left === 0) throw badRequest("The payment has been fully refunded already");
  if (payment.status !== "captured")
    throw badRequest("The payment status should be captured for action to be taken");
  const amount = fields.amount === undefined ? left : amountIn(fields);
  if (amount > left) throw badRequest("The refund amount provided is greater than amount captured", "amount");
  refuseOthers(fields, ["amount", "speed", "notes", "receipt"]);
  return give(provider, payment, amount, notesIn(fields), receiptIn(fields));
}

/** Money that nobody captured goes back by itself; its payment was never captured. */
export function returnUncaptured(provider: Provider, payment: Payment): void {
  give(provider, payment, payment.amount, [], null);
}

function give(
  provider: Provider,
  payment: Payment,
  amount: number,
  notes: Notes,
  receipt: string | null,
): Refund {
  const fails = provider.failingRefunds > 0;
  const made: Refund = {
    id: newId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    receipt,
    acquirer_data: { arn: null },
    created_at: provider.now(),
    batch_id: null,
    status: fails ? "pending" : "processed",
    speed_processed: "normal",
    speed_requested: "normal",
  };
  provider.state.refunds.set(made.id, made);
  book(payment, amount);
  provider.emit("refund.created", { refund: made, payment });
  if (!fails) {
    provider.emit("refund.processed", { refund: made, payment });
    return made;
  }
  provider.failingRefunds -= 1;
  const answer = { ...made };
  made.status = "failed";
  book(payment, -amount);
  provider.emit("refund.failed", { refund: made, payment });
  return answer;
}

/** A payment is refunded only when nothing of it is left. */
function book(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.refund_status = isFull ? "full" : payment.amount_refunded > 0 ? "partial" : null;
  if (isFull) payment.status = "refunded";
  else if (payment.status === "refunded") payment.status = "captured";
}

/** GET /v1/payments/:id/refunds, newest first. */
export function refundsOfPayment({ state }: Provider, paymentId: string) {
  found(state.payments, "pay", paymentId);
  const items = [...state.refunds.values()].filter(({ payment_id }) => payment_id === paymentId).reverse();
  return { entity: "collection", count: items.length, items };
}
