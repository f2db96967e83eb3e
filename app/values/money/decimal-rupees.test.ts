import fc from "fast-check";
import { expect, test } from "vitest";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "./decimal-rupees.ts";
import { paise } from "./money.ts";

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

test.each([
  [1_234_50, "₹1,234.50"],
  [-5, "−₹0.05"],
])("%d paise read %s on the admin pages", (amount, text) => expect(rupeesExact(paise(amount))).toBe(text));

const amounts = fc.integer({ min: -1e11, max: 1e11 });

test("any amount reads as en-IN writes it with two decimals", () => {
  const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
  const inWords = (n: number) => `${n < 0 ? "−" : ""}₹${exact.format(Math.abs(n) / 100)}`;
  fc.assert(fc.property(amounts, (n) => rupeesExact(paise(n)) === inWords(n)));
});

test("what goes into a column comes out again", () =>
  fc.assert(fc.property(amounts, (n) => paiseFromRupees(rupeesColumn(paise(n))) === n)));
