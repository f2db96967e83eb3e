import { createHmac } from "node:crypto";
import type { Fields } from "../simulator/fields.ts";
import { amountIn } from "./fields.ts";
import { newPayment, type PaymentWish } from "./new-payment.ts";
import type { Provider } from "./provider.ts";
import type { Order, Payment } from "./provider-state.ts";
import { returnUncaptured } from "./refunds.ts";
import { alreadyPaid, badRequest, found } from "./refusal.ts";

/** After this silence the provider calls a payment failed, though its bank may still confirm it. */
const bankSilence = 600;

const declined = {
  error_code: "BAD_REQUEST_ERROR",
  error_description: "Payment failed",
  error_source: "bank",
  error_step: "payment_authorization",
  error_reason: "payment_failed",
};

export interface Attempt {
  payment: Payment;
  signature: string;
}

/** A shopper's attempt at paying, with the outcome that was requested. */
export function attempt(provider: Provider, wish: PaymentWish): Attempt {
  const { state } = provider;
  const order = found(state.orders, "order", wish.order_id);
  if (order.status === "paid") throw alreadyPaid();
  if (paymentsOf(provider, order).some(({ status }) => status === "authorized"))
    throw badRequest("Your payment has been declined as the order has an authorized payment already.");
  const payment = newPayment(order, wish, provider.now());
  state.payments.set(payment.id, payment);
  order.attempts += 1;
  order.status = "attempted";
  if (wish.outcome === "success" || wish.outcome === "authorized") {
    authorise(provider, order, payment, wish.outcome === "success");
  } else {
    Object.assign(payment, { status: "failed", ...declined });
    if (wish.outcome === "late") {
      payment.error_reason = "payment_timed_out";
      state.late.set(payment.id, provider.now() + bankSilence);
    }
    provider.emit("payment.failed", { payment });
  }
  return { payment, signature: signatureOf(provider, payment) };
}

/** What the shop must find: HMAC-SHA256 of 'order|payment' under the key secret, hex. */
const signatureOf = ({ keySecret }: Provider, { order_id, id }: Payment): string =>
  createHmac("sha256", keySecret).update(`${order_id}|${id}`).digest("hex");

const paymentsOf = ({ state }: Provider, order: Order): Payment[] =>
  [...state.payments.values()].filter(({ order_id }) => order_id === order.id);

function authorise(provider: Provider, order: Order, payment: Payment, mayCapture: boolean): void {
  const error = { error_code: null, error_description: null, error_source: null, error_step: null };
  Object.assign(payment, { status: "authorized", ...error, error_reason: null });
  provider.emit("payment.authorized", { payment });
  const rule = provider.state.captureRules.get(order.id);
  const isSoon = provider.now() - payment.created_at <= (rule?.automaticSeconds ?? 0);
  if (order.status === "paid") returnUncaptured(provider, payment);
  else if (mayCapture && rule?.capture === "automatic" && isSoon) capture(provider, order, payment);
}

function capture(provider: Provider, order: Order, payment: Payment): void {
  const fee = Math.round(payment.amount * 0.02);
  Object.assign(payment, { status: "captured", captured: true, fee, tax: Math.round(fee * 0.18) });
  Object.assign(order, { status: "paid", amount_paid: payment.amount, amount_due: 0 });
  provider.emit("payment.captured", { payment });
  provider.emit("order.paid", { payment, order });
}

/** POST /v1/payments/:id/capture. */
export function captureByShop(provider: Provider, id: string, fields: Fields): Payment {
  const payment = found(provider.state.payments, "pay", id);
  const amount = amountIn(fields);
  const order = found(provider.state.orders, "order", payment.order_id);
  if (payment.captured) throw badRequest("This payment has already been captured");
  if (payment.status !== "authorized")
    throw badRequest("Only payments which have been authorized and not yet captured can be captured");
  if (amount !== payment.amount)
    throw badRequest("Capture amount must be equal to the amount authorized", "amount");
  if (order.status === "paid") throw alreadyPaid();
  capture(provider, order, payment);
  return payment;
}

/** What happens by itself as time passes: banks confirm late, and uncaptured money goes back. */
export function passTime(provider: Provider): void {
  const { state } = provider;
  for (const [id, due] of [...state.late]) {
    const payment = state.payments.get(id);
    const order = payment && state.orders.get(payment.order_id);
    if (due > provider.now() || !order) continue;
    state.late.delete(id);
    authorise(provider, order, payment, true);
  }
  for (const payment of state.payments.values()) {
    const limit = state.captureRules.get(payment.order_id)?.manualSeconds ?? 0;
    const isOver = provider.now() - payment.created_at > limit;
    if (payment.status === "authorized" && isOver) returnUncaptured(provider, payment);
  }
}
