import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, rupees, rupeesAndPaise, sum, times } from "./money.ts";

test("money reads in Indian grouping", () => expect(rupees(paise(12_34_567_00))).toBe("₹12,34,567"));

const amounts = fc.integer({ min: -1e11, max: 1e11 });

test("any amount reads as en-IN writes it without decimals", () => {
  const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0, signDisplay: "negative" });
  fc.assert(fc.property(amounts, (n) => rupees(paise(n)) === `₹${whole.format(n / 100)}`));
});

test("any amount reads with its paise where it has some, and without where it has none", () => {
  const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, signDisplay: "negative" });
  const written = (n: number) => `₹${exact.format(n / 100).replace(/\.00$/, "")}`;
  fc.assert(fc.property(amounts, (n) => rupeesAndPaise(paise(n)) === written(n)));
});

test("a multiple is the sum of its parts, to the paisa", () =>
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 50 }), (n, count) => {
      expect(sum(Array.from({ length: count }, () => paise(n)))).toBe(times(paise(n), count));
    }),
  ));
