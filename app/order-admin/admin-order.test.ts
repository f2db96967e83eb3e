import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { isToBeSent, lastTurn, whyNotSent } from "./admin-order.ts";

const atOnce = { dues: [], mayLeaveUnpaid: false };
const parts = (advanceAt: Date | null, balanceAt: Date | null, mayLeaveUnpaid = false) => ({
  dues: [dueOf("advance", advanceAt), dueOf("balance", balanceAt)],
  mayLeaveUnpaid,
});
const unpaid = { method: "bank", paymentId: null, reference: null, number: "JC-1", said: null } as const;
const due = { id: "d", amount: paise(500_00), ...unpaid } as const;
const dueOf = (kind: "advance" | "balance", paidAt: Date | null) => ({ ...due, kind, paidAt });
const day = new Date("2026-11-21T10:00:00Z");
const transfer = (paymentState: "awaiting" | "part_paid" | "captured") =>
  ({ paymentMethod: "bank", paymentState }) as const;
const waiting = { status: "pending", fulfilment: "pending", paidTooLate: false, ...atOnce } as const;
const packed = { status: "processing", fulfilment: "processing", paidTooLate: false, ...atOnce } as const;
const sent = { status: "shipped", fulfilment: "shipped", paidTooLate: false, ...atOnce } as const;
const cancelled = { status: "cancelled", fulfilment: "cancelled", paidTooLate: false, ...atOnce } as const;
const card = (paymentState: "awaiting" | "failed" | "captured" | "refunded") =>
  ({ paymentMethod: "razorpay", paymentState }) as const;
const cash = (paymentState: "cod_due" | "cod_collected" | "refunded") =>
  ({ paymentMethod: "cod", paymentState }) as const;

test.each([
  ["cash that is due", { ...waiting, ...cash("cod_due"), status: "pending_cod_confirmation" }],
  ["a card payment", { ...packed, ...card("captured") }],
  ["a parcel that left unpaid", { ...sent, ...card("awaiting") }],
  ["a parcel that left, and whose money went back", { ...sent, ...card("refunded") }],
  ["a transfer in two parts", { ...packed, ...transfer("captured"), ...parts(day, day) }],
  ["the owner's word, an advance", { ...packed, ...transfer("part_paid"), ...parts(day, null, true) }],
  ["the owner's word, nothing", { ...waiting, ...card("awaiting"), ...parts(null, null, true) }],
] as const)("with %s an order is sent", (_, order) => expect(whyNotSent(order)).toBeUndefined());

test.each([
  ["cancelled", { ...cancelled, ...cash("cod_due") }],
  ["cancelled", { ...cancelled, ...card("captured"), paidTooLate: true }],
  ["cancelled", { ...cancelled, ...card("awaiting") }],
  ["not paid", { ...waiting, ...card("awaiting"), status: "awaiting_razorpay_payment" }],
  ["not paid", { ...waiting, ...card("failed"), status: "payment_modal_dismissed" }],
  ["not paid", { ...packed, ...card("awaiting") }],
  ["not paid", { ...packed, ...transfer("part_paid"), ...parts(day, null) }],
  ["not paid", { ...waiting, ...transfer("awaiting"), ...parts(null, null) }],
  ["not paid", { ...waiting, ...card("awaiting"), ...parts(null, null) }],
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
] as const)("is to be sent: %s", (isWaiting, order) => expect(isToBeSent(order)).toBe(isWaiting));

test.each([
  [undefined, []],
  [undefined, ["pending", "pending"]],
  [1, ["shipped", "shipped", "pending"]],
  [0, ["pending", "cancelled", "pending"]],
])("became what it is by its entry %s", (at, statuses) => {
  const history = statuses.map((status, place) => ({ status, place }));
  expect(lastTurn(history)?.place).toBe(at);
});
