import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { duesFor, leftOfDues, nextDue, paidOfDues, stateOfDues, timeOfDue } from "./dues.ts";

test.each([
  [46_400_00, 0, { whole: 46_400_00 }],
  [46_400_00, 50, { advance: 23_200_00, balance: 23_200_00 }],
  [99_999, 30, { advance: 300_00, balance: 699_99 }],
  // Less than a rupee is no part of its own.
  [150, 20, { whole: 150 }],
  [199, 99, { whole: 199 }],
])("%i paise with %i per cent first", (total, percent, parts) => {
  const dues = duesFor(paise(total), percent);
  expect(dues.map(({ kind, amount }) => [kind, amount])).toEqual(Object.entries(parts));
});

test("the parts of any sum add up to it", () => {
  for (let percent = 0; percent < 100; percent++)
    for (const total of [1, 99, 100, 101, 12_345, 99_99_999, 10_000_000_00]) {
      const dues = duesFor(paise(total), percent);
      expect(dues.reduce((added, { amount }) => added + amount, 0)).toBe(total);
    }
});

const paidAt = new Date("2026-11-20T10:00:00Z");
const [advance, balance] = [
  { kind: "advance", amount: paise(300_00), paidAt: null },
  { kind: "balance", amount: paise(700_00), paidAt: null },
] as const;

test("the advance comes before the balance", () => {
  expect(nextDue([balance, advance])).toBe(advance);
  expect(nextDue([balance, { ...advance, paidAt }])).toBe(balance);
  const paid = [balance, advance].map((due) => ({ ...due, paidAt }));
  expect(nextDue(paid)).toBeUndefined();
});

test("what is paid and what is left", () => {
  const dues = [{ ...advance, paidAt }, balance];
  expect(paidOfDues(dues)).toBe(300_00);
  expect(leftOfDues(dues)).toBe(700_00);
  expect(stateOfDues(dues)).toBe("part_paid");
  expect(stateOfDues([advance, balance])).toBe("awaiting");
  expect(stateOfDues([{ ...balance, paidAt }])).toBe("captured");
});

test.each([
  ["whole", "pending", "now"],
  ["advance", "pending", "now"],
  ["balance", "pending", "beforeSent"],
  ["balance", "processing", "beforeSent"],
  ["balance", "shipped", "now"],
  ["balance", "delivered", "now"],
] as const)("the %s of an order that is %s is to be paid: %s (OFFER-67)", (kind, status, time) => {
  expect(timeOfDue({ kind }, { status })).toBe(time);
});
