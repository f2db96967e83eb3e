import fc from "fast-check";
import { expect, test } from "vitest";
import { paiseFromRupees, rupeesColumn, rupeesExact } from "./decimal-rupees.ts";
import { paise, rupees, rupeesAndPaise, sum, times } from "./money.ts";
import { sharesOf } from "./shares.ts";
import { rupeesFault, rupeesToType, typedRupees } from "./typed-rupees.ts";

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

test("any amount reads as en-IN writes it with two decimals", () => {
  const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
  const inWords = (n: number) => `${n < 0 ? "−" : ""}₹${exact.format(Math.abs(n) / 100)}`;
  fc.assert(fc.property(amounts, (n) => rupeesExact(paise(n)) === inWords(n)));
});

test("what goes into a column comes out again", () =>
  fc.assert(fc.property(amounts, (n) => paiseFromRupees(rupeesColumn(paise(n))) === n)));

test.each([
  ["1499", 1499_00],
  [" ₹ 1,499.50 ", 1499_50],
  ["1,00,000", 1_00_000_00],
  ["100,000", 1_00_000_00],
  ["₹ १,४९९.५०", 1499_50],
  ["0", 0],
  ["1.499,50", undefined],
  ["12.345", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("'%s' typed is %s paise", (text, amount) => expect(typedRupees(text)).toBe(amount));

test.each([
  ["१४९९.५०", undefined],
  ["1499.505", "decimals"],
  ["1.499", "decimals"],
  ["12345678901", "large"],
  ["1.499,50", "odd"],
  ["", "odd"],
])("of '%s' the fault is %s", (text, fault) => expect(rupeesFault(text)).toBe(fault));

test.each([
  [99_00, "99"],
  [1499_50, "1499.50"],
  [0, "0"],
])("%i paise are typed as '%s'", (amount, text) => expect(rupeesToType(paise(amount))).toBe(text));

test.each([
  [100, [300, 100], [75, 25]],
  [1, [1, 1, 1], [1, 0, 0]],
  [2, [3, 0, 3], [1, 0, 1]],
  [0, [5], [0]],
  [10, [10], [10]],
  [1_000_000_000, [999_999_999, 1], [999_999_999, 1]],
])("%i shared over %j", (amount, among, shares) =>
  expect(sharesOf(paise(amount), among.map(paise))).toEqual(shares),
);

test("shares come to the amount, and none is more than what it is a share of", () => {
  const prices = fc.array(fc.integer({ min: 0, max: 1e9 }).map(paise), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100_00 }), (among, hundredths) => {
      const amount = paise(Math.floor((sum(among) / 100_00) * hundredths));
      const shares = sharesOf(amount, among);
      expect(sum(shares)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(among[at] ?? 0);
      }
    }),
  );
});
