import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, paiseFromRupees, rupees, rupeesColumn, rupeesExact, sum, times } from "./money.ts";

test.each([
  ["1499.50", 149950],
  [1499.5, 149950],
  ["0.07", 7],
  ["-2", -200],
  [1.005, undefined],
  ["", undefined],
  ["1e3", undefined],
  ["NaN", undefined],
])("%j rupees are %s paise", (given, expected) => {
  if (expected === undefined) expect(() => paiseFromRupees(given)).toThrow(RangeError);
  else expect(paiseFromRupees(given)).toBe(expected);
});

test("money reads in Indian grouping", () => {
  expect(rupees(paise(12_34_567_00))).toBe("₹12,34,567");
  expect(rupeesExact(paise(1_234_50))).toBe("₹1,234.50");
});

const amounts = fc.integer({ min: -1e11, max: 1e11 });

test("what goes into a column comes out again", () => {
  fc.assert(fc.property(amounts, (n) => paiseFromRupees(rupeesColumn(paise(n))) === n));
});

test("a multiple is the sum of its parts, to the paisa", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 50 }), (n, count) => {
      expect(sum(Array.from({ length: count }, () => paise(n)))).toBe(times(paise(n), count));
    }),
  );
});
