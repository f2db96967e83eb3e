import { expect, test } from "vitest";
import {
  countsReport,
  failureText,
  firstCheckAfter,
  isWorthCapturing,
  judge,
  nextCheckAt,
  type PayableOrder,
  type Payment,
  paymentStatuses,
} from "./payment.ts";

const order = (change: Partial<PayableOrder> = {}): PayableOrder => {
  const states = { paymentState: "awaiting", fulfilment: "pending" } as const;
  return { total: 1149_00, currency: "INR", ...states, paidBy: null, ...change };
};

const payment = (change: Partial<Payment> = {}): Payment => {
  const facts = { id: "pay_A", providerOrderId: "order_A", amount: 1149_00, currency: "INR" };
  const none = { isInternational: false, errorDescription: null, errorReason: null };
  return { ...facts, status: "captured", method: "upi", ...none, ...change };
};

const paid = { paymentState: "captured", fulfilment: "processing", paidBy: "pay_A" } as const;

test.each([
  ["awaiting", {}, {}, "confirm"],
  ["failed before", { paymentState: "failed" }, {}, "confirm"],
  ["cancelled", { fulfilment: "cancelled" }, {}, "confirm"],
  ["paid by it", paid, {}, "repeat"],
  ["paid by it and refunded", { ...paid, paymentState: "refunded" }, {}, "repeat"],
  ["paid by another", { ...paid, paidBy: "pay_B" }, {}, "surplus"],
  ["refunded after another", { ...paid, paymentState: "refunded", paidBy: "pay_B" }, {}, "surplus"],
  ["failed by this very payment", { paymentState: "failed", paidBy: "pay_A" }, {}, "confirm"],
  ["less than asked", {}, { amount: 1148_99 }, "mismatch"],
  ["more than asked", {}, { amount: 1149_01 }, "mismatch"],
  ["other money", {}, { currency: "USD" }, "mismatch"],
  ["wrong sum for a paid order", { ...paid, paidBy: "pay_B" }, { amount: 1 }, "mismatch"],
] as const)("captured money for an order: %s", (_what, orderChange, paymentChange, verdict) => {
  expect(judge(order(orderChange), payment(paymentChange))).toBe(verdict);
});

test.each([
  ["created", "wait", "nothing"],
  ["authorized", "wait", "nothing"],
  ["failed", "fail", "nothing"],
  ["refunded", "fail", "nothing"],
] as const)("%s money is '%s' for an unpaid order and '%s' for a paid one", (status, unpaid, settled) => {
  expect(judge(order(), payment({ status }))).toBe(unpaid);
  expect(judge(order({ paymentState: "failed" }), payment({ status }))).toBe(unpaid);
  expect(judge(order({ ...paid, paidBy: "pay_B" }), payment({ status }))).toBe(settled);
  expect(judge(order(paid), payment({ status }))).toBe("repeat");
});

test("no word about a payment ever takes back what was paid", () => {
  for (const status of paymentStatuses) {
    for (const paidBy of ["pay_A", "pay_B"]) {
      const verdict = judge(order({ ...paid, paidBy }), payment({ status }));
      expect(["repeat", "nothing", "surplus"]).toContain(verdict);
    }
  }
});

test.each([
  ["an order that waits", {}, {}, true],
  ["an order whose last try failed", { paymentState: "failed" }, {}, true],
  ["a cancelled order", { fulfilment: "cancelled" }, {}, false],
  ["a paid order", paid, {}, false],
  ["another amount", {}, { amount: 1 }, false],
  ["another currency", {}, { currency: "EUR" }, false],
  ["captured already", {}, { status: "captured" }, false],
  ["failed", {}, { status: "failed" }, false],
] as const)("is authorised money captured? %s", (_what, orderChange, paymentChange, expected) => {
  const authorised = payment({ status: "authorized", ...paymentChange });
  expect(isWorthCapturing(order(orderChange), authorised)).toBe(expected);
});

const reported = (change: object = {}) =>
  ({ paymentMethod: "razorpay", paymentState: "awaiting", fulfilment: "pending", ...change }) as const;

const after = (failure: string) => reported({ paymentState: "failed", failure });

test.each([
  ["dismissed while awaiting", reported(), "payment_modal_dismissed", true],
  ["failed while awaiting", reported(), "payment_failed_razorpay", true],
  ["dismissed after a failure", after("payment_failed_razorpay"), "payment_modal_dismissed", false],
  ["failed after a dismissal", after("payment_modal_dismissed"), "payment_failed_razorpay", true],
  ["the same again", after("payment_error_generic"), "payment_error_generic", false],
  ["paid", reported({ paymentState: "captured" }), "payment_failed_razorpay", false],
  ["refunded", reported({ paymentState: "refunded" }), "payment_error_generic", false],
  ["cancelled", reported({ fulfilment: "cancelled" }), "payment_modal_dismissed", false],
  ["cash", reported({ paymentMethod: "cod", paymentState: "cod_due" }), "payment_init_failed", false],
] as const)("a browser's word counts? %s", (_what, facts, outcome, expected) => {
  expect(countsReport(facts, outcome)).toBe(expected);
});

test("a failure is told in the provider's words", () => {
  const failed = { errorDescription: "Payment failed", errorReason: "payment_failed" };
  expect(failureText(failed)).toBe("Payment failed (Reason: payment_failed)");
  expect(failureText({ errorDescription: null, errorReason: null })).toBe("The payment did not go through.");
});

test("the provider is asked ever more seldom, and for six days at most", () => {
  const made = new Date("2026-11-21T10:00:00Z");
  const minutes: number[] = [];
  let now = new Date(made.getTime() + firstCheckAfter);
  for (let checks = 1; checks < 100; checks += 1) {
    const next = nextCheckAt(checks, now);
    if (!next) break;
    minutes.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(minutes.slice(0, 8)).toEqual([5, 10, 20, 60, 120, 240, 360, 360]);
  expect(now.getTime() - made.getTime()).toBeLessThanOrEqual(6 * 24 * 3600_000);
  expect(now.getTime() - made.getTime()).toBeGreaterThan(5 * 24 * 3600_000);
});
