import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { addSplits, splitTax, taxOf } from "#values/money/tax-split.ts";

test.each([
  // 105 rupees at 5 %: the textbook case.
  [105_00, 5_00, "other-state", [100_00, 0, 0, 5_00]],
  [105_00, 5_00, "same-state", [100_00, 2_50, 2_50, 0]],
  [112_00, 12_00, "same-state", [100_00, 6_00, 6_00, 0]],
  [1499_00, 12_00, "other-state", [1338_39, 0, 0, 160_61]],
  // An odd tax can't be halved to the paisa: both halves stay equal and the taxable value takes the rest.
  [1499_00, 12_00, "same-state", [1338_40, 80_30, 80_30, 0]],
  [1, 5_00, "other-state", [1, 0, 0, 0]],
  [0, 18_00, "same-state", [0, 0, 0, 0]],
  [500_00, 0, "same-state", [500_00, 0, 0, 0]],
  [100_00, 100_00, "other-state", [50_00, 0, 0, 50_00]],
] as const)("%i paise at %i hundredths of a per cent, %s", (amount, rate, place, parts) => {
  const { taxable, cgst, sgst, igst } = splitTax(paise(amount), rate, place);
  expect([taxable, cgst, sgst, igst]).toEqual(parts);
});

const amounts = fc.integer({ min: 0, max: 999 * 1e12 }).map(paise);
const rates = fc.oneof(fc.constantFrom(0, 25, 3_00, 5_00, 12_00, 18_00, 28_00), fc.nat(100_00));
const places = fc.constantFrom("same-state" as const, "other-state" as const);

test("the parts always add up to the amount, and no part is negative", () =>
  fc.assert(
    fc.property(amounts, rates, places, (amount, rate, place) => {
      const split = splitTax(amount, rate, place);
      expect(split.taxable + taxOf(split)).toBe(amount);
      expect(Math.min(...Object.values(split))).toBeGreaterThanOrEqual(0);
      expect(split.cgst).toBe(split.sgst);
    }),
    { numRuns: 2000 },
  ));

test("the tax is the rate on the taxable value, to the paisa", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }).map(paise), rates, places, (amount, rate, place) => {
      const split = splitTax(amount, rate, place);
      // Rounding moves each of the two shares by half a paisa at most.
      expect(Math.abs(taxOf(split) - (amount * rate) / (100_00 + rate))).toBeLessThanOrEqual(1.000001);
    }),
    { numRuns: 2000 },
  ));

test("the sum of a bill's splits adds up to the bill", () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1e10 }).map(paise), rates), { maxLength: 20 }),
      places,
      (lines, place) => {
        const total = addSplits(lines.map(([amount, rate]) => splitTax(amount, rate, place)));
        expect(total.taxable + taxOf(total)).toBe(lines.reduce((all, [amount]) => all + amount, 0));
      },
    ),
  ));
