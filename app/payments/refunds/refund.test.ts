import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { afterRefunds, choosePayment, type RefundState, refundMayBecome } from "./refund.ts";

const payment = (paymentId: string, amount: number, refunded = 0, more: object = {}) => {
  const sums = { amount: paise(amount), refunded: paise(refunded), done: paise(refunded) };
  return { paymentId, ...sums, isConfirming: true, isDue: false, ...more };
};
const surplus = { isConfirming: false, isDue: true };
const first = payment("A", 500_00);
const firstBack = payment("A", 500_00, 500_00);
const second = payment("B", 500_00, 0, surplus);
const secondBack = payment("B", 500_00, 500_00, surplus);

test.each([
  ["a part", [payment("A", 1000_00)], 250_00, { ok: true, paymentId: "A" }],
  ["all", [payment("A", 1000_00)], 1000_00, { ok: true, paymentId: "A" }],
  ["the rest", [payment("A", 1000_00, 250_00)], 750_00, { ok: true, paymentId: "A" }],
  ["too much", [payment("A", 1000_00, 250_00)], 750_01, { ok: false, reason: "too-much", left: 750_00 }],
  ["under a rupee", [payment("A", 1000_00)], 99, { ok: false, reason: "too-little", left: 1000_00 }],
  ["nothing left", [payment("A", 1000_00, 1000_00)], 1_00, { ok: false, reason: "nothing-left", left: 0 }],
  ["nothing paid", [], 1_00, { ok: false, reason: "nothing-left", left: 0 }],
  ["a second payment first", [first, second], 500_00, { ok: true, paymentId: "B" }],
  ["then the first", [first, secondBack], 500_00, { ok: true, paymentId: "A" }],
])("a refund is taken from the right payment: %s", (_what, payments, amount, expected) => {
  expect(choosePayment(payments, paise(amount))).toEqual(expected);
});

test.each([
  ["a part went back", [payment("A", 1000_00, 250_00)], false, false, false],
  ["all went back", [payment("A", 1000_00, 1000_00)], false, true, false],
  ["cancelled, a part went back", [payment("A", 1000_00, 1_00)], true, false, true],
  ["cancelled, all went back", [payment("A", 1000_00, 1000_00)], true, true, false],
  ["sold out, a part went back", [payment("A", 1000_00, 1_00, { isDue: true })], false, false, true],
  ["the second payment went back", [first, secondBack], false, false, false],
  ["the second is still here", [firstBack, second], false, true, true],
])("after refunds: %s", (_what, payments, isCancelled, isRefunded, refundDue) =>
  expect(afterRefunds(payments, isCancelled)).toEqual({ isRefunded, refundDue }),
);

test("a refund moves forward only", () => {
  const states: RefundState[] = ["requested", "pending", "processed", "failed"];
  const moves = states.map((from) => states.filter((to) => refundMayBecome(from, to)));
  expect(moves).toEqual([["pending", "processed", "failed"], ["processed", "failed"], [], []]);
});
