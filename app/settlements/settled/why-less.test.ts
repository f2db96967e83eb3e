import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { type PartSum, type SettledPart, whyLess } from "./why-less.ts";

const part = (part: SettledPart, lines: number, amount: number, fee = 0, tax = 0): PartSum => ({
  ...{ part, lines, amount: paise(amount), fee: paise(fee), tax: paise(tax) },
});

test.each([
  ["payments alone", [part("payment", 2, 200_00, 4_72, 72)], 195_28, [4_72, 195_28, 0]],
  [
    "a refund, a dispute and what was given besides",
    [
      part("adjustment", 1, 10_00),
      part("dispute", 1, -50_00),
      part("refund", 1, -30_00, 1_18, 18),
      part("payment", 1, 100_00, 2_36, 36),
    ],
    26_46,
    [3_54, 26_46, 0],
  ],
  ["more than its lines", [part("payment", 1, 100_00, 2_00)], 99_00, [2_00, 98_00, 1_00]],
  ["less than its lines", [part("payment", 1, 100_00, 2_00)], 0, [2_00, 98_00, -98_00]],
  ["no line yet", [], 98_00, [0, 0, 98_00]],
] as const)("MONEY-2: a settlement with %s is a sum", (_, sums, amount, [fee, total, unexplained]) => {
  const sum = whyLess(sums, paise(amount));
  expect(sum).toMatchObject({ fee, total, unexplained });
  expect(sum.parts.map((each) => each.part)).toEqual(
    ["payment", "refund", "dispute", "adjustment"].filter((name) => sums.some((each) => each.part === name)),
  );
});
