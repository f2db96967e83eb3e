import { expect, test } from "vitest";
import { isToBeSent, whyNotSent } from "./not-sent.ts";

const waiting = { status: "pending", fulfilment: "pending", paidTooLate: false } as const;
const packed = { status: "processing", fulfilment: "processing", paidTooLate: false } as const;
const sent = { status: "shipped", fulfilment: "shipped", paidTooLate: false } as const;
const cancelled = { status: "cancelled", fulfilment: "cancelled", paidTooLate: false } as const;
const card = (paymentState: "awaiting" | "failed" | "captured" | "refunded") =>
  ({ paymentMethod: "razorpay", paymentState }) as const;
const cash = (paymentState: "cod_due" | "cod_collected" | "refunded") =>
  ({ paymentMethod: "cod", paymentState }) as const;

test.each([
  ["cash that is due", { ...waiting, ...cash("cod_due"), status: "pending_cod_confirmation" }],
  ["a card payment", { ...packed, ...card("captured") }],
  ["a parcel that left unpaid", { ...sent, ...card("awaiting") }],
  ["a parcel that left, and whose money went back", { ...sent, ...card("refunded") }],
] as const)("with %s an order is sent", (_, order) => expect(whyNotSent(order)).toBeUndefined());

test.each([
  ["cancelled", { ...cancelled, ...cash("cod_due") }],
  ["cancelled", { ...cancelled, ...card("captured"), paidTooLate: true }],
  ["cancelled", { ...cancelled, ...card("awaiting") }],
  ["not paid", { ...waiting, ...card("awaiting"), status: "awaiting_razorpay_payment" }],
  ["not paid", { ...waiting, ...card("failed"), status: "payment_modal_dismissed" }],
  ["not paid", { ...packed, ...card("awaiting") }],
  ["the payment goes back", { ...packed, ...card("captured"), paidTooLate: true }],
  ["the payment went back", { ...packed, ...card("refunded"), paidTooLate: true }],
  ["the payment went back", { ...packed, ...cash("refunded") }],
] as const)("%s: nothing is sent", (why, order) => expect(whyNotSent(order)).toBe(why));

test.each([
  [true, { ...waiting, ...cash("cod_due") }],
  [true, { ...packed, ...card("captured") }],
  [false, { ...packed, ...card("awaiting") }],
  [false, { ...sent, ...card("captured") }],
  [false, { ...cancelled, ...cash("cod_due") }],
] as const)("waits to be packed and sent: %s", (isWaiting, order) =>
  expect(isToBeSent(order)).toBe(isWaiting),
);
