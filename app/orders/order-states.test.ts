import { expect, test } from "vitest";
import { initialStates, type PaymentState, statusOf } from "./order-states.ts";

const card = { paymentMethod: "razorpay", fulfilment: "pending" } as const;
const cash = { ...card, paymentMethod: "cod" } as const;
const byCard = (paymentState: PaymentState, rest: object = {}) => ({ ...card, paymentState, ...rest });
const byCash = (paymentState: PaymentState, rest: object = {}) => ({ ...cash, paymentState, ...rest });

test.each([
  [initialStates("cod"), "pending_cod_confirmation"],
  [initialStates("razorpay"), "awaiting_razorpay_payment"],
  [byCash("cod_collected"), "pending"],
  [byCash("cod_collected", { fulfilment: "shipped" }), "shipped"],
  [byCash("cod_due", { fulfilment: "shipped" }), "shipped"],
  [byCard("failed", { failure: "payment_modal_dismissed" }), "payment_modal_dismissed"],
  [byCard("failed"), "payment_error_generic"],
  [byCash("cod_due", { isConfirmed: true }), "pending"],
  [byCard("failed", { failure: "payment_modal_dismissed", isConfirmed: true }), "pending"],
  [byCard("awaiting", { fulfilment: "shipped", isConfirmed: true }), "shipped"],
  [byCard("captured", { fulfilment: "processing" }), "processing"],
  [byCard("captured"), "pending"],
  [byCard("refunded", { fulfilment: "cancelled" }), "cancelled"],
])("%j has the status %s", (given, status) => expect(statusOf(given)).toBe(status));
