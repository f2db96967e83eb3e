import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "./money.ts";
import { sharesOf } from "./shares.ts";

test.each([
  [100, [300, 100], [75, 25]],
  [1, [1, 1, 1], [1, 0, 0]],
  [2, [3, 0, 3], [1, 0, 1]],
  [0, [5], [0]],
  [10, [10], [10]],
  [1_000_000_000, [999_999_999, 1], [999_999_999, 1]],
])("%i over %j", (amount, among, shares) =>
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
