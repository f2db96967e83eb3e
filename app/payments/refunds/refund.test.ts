import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { afterRefunds, choosePayment, type RefundState, refundMayBecome } from "./refund.ts";

const payment = (id: string, amount: number, refunded = 0, more: object = {}) => ({
  paymentId: id,
  amount: paise(amount),
  refunded: paise(refunded),
  done: paise(refunded),
  isConfirming: true,
  isDue: false,
  ...more,
});
const surplus = { isConfirming: false, isDue: true };

test.each([
  ["a part", [payment("A", 1000_00)], 250_00, { ok: true, paymentId: "A" }],
  ["all", [payment("A", 1000_00)], 1000_00, { ok: true, paymentId: "A" }],
  ["the rest", [payment("A", 1000_00, 250_00)], 750_00, { ok: true, paymentId: "A" }],
  ["too much", [payment("A", 1000_00, 250_00)], 750_01, { ok: false, reason: "too-much", left: 750_00 }],
  ["under a rupee", [payment("A", 1000_00)], 99, { ok: false, reason: "too-little", left: 1000_00 }],
  ["nothing left", [payment("A", 1000_00, 1000_00)], 1_00, { ok: false, reason: "nothing-left", left: 0 }],
  ["nothing paid", [], 1_00, { ok: false, reason: "nothing-left", left: 0 }],
  [
    "a second payment first",
    [payment("A", 500_00), payment("B", 500_00, 0, surplus)],
    500_00,
    { ok: true, paymentId: "B" },
  ],
  [
    "then the first",
    [payment("A", 500_00), payment("B", 500_00, 500_00, surplus)],
    500_00,
    { ok: true, paymentId: "A" },
  ],
])("a refund is taken from the right payment: %s", (_what, payments, amount, expected) => {
  expect(choosePayment(payments, paise(amount))).toEqual(expected);
});

test.each([
  ["a part went back", [payment("A", 1000_00, 250_00)], false, { isRefunded: false, refundDue: false }],
  ["all went back", [payment("A", 1000_00, 1000_00)], false, { isRefunded: true, refundDue: false }],
  [
    "cancelled, a part went back",
    [payment("A", 1000_00, 1_00)],
    true,
    { isRefunded: false, refundDue: true },
  ],
  [
    "cancelled, all went back",
    [payment("A", 1000_00, 1000_00)],
    true,
    { isRefunded: true, refundDue: false },
  ],
  [
    "sold out, a part went back",
    [payment("A", 1000_00, 1_00, { isDue: true })],
    false,
    { isRefunded: false, refundDue: true },
  ],
  [
    "the second payment went back",
    [payment("A", 5_00), payment("B", 5_00, 5_00, surplus)],
    false,
    { isRefunded: false, refundDue: false },
  ],
  [
    "the second is still here",
    [payment("A", 5_00, 5_00), payment("B", 5_00, 0, surplus)],
    false,
    { isRefunded: true, refundDue: true },
  ],
])("after refunds: %s", (_what, payments, isCancelled, expected) => {
  expect(afterRefunds(payments, isCancelled)).toEqual(expected);
});

test("a refund moves forward only", () => {
  const states: RefundState[] = ["requested", "pending", "processed", "failed"];
  const moves = states.map((from) => states.filter((to) => refundMayBecome(from, to)));
  expect(moves).toEqual([["pending", "processed", "failed"], ["processed", "failed"], [], []]);
});
