import fc from "fast-check";
import { expect, test } from "vitest";
import { averageStars, ratingWords } from "./rating.ts";

test.each([
  [1, 5, "5 (1 review)"],
  [3, 14, "4.7 (3 reviews)"],
  [4, 13, "3.3 (4 reviews)"],
  [20, 91, "4.6 (20 reviews)"],
  [124_000, 620_000, "5 (1,24,000 reviews)"],
])("%d reviews of %d stars together read %s", (count, sum, words) => {
  expect(ratingWords({ count, sum })).toBe(words);
});

test("an average is never more than half a tenth away from the stars, and within 1 to 5", () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }), (stars) => {
      const sum = stars.reduce((all, each) => all + each, 0);
      const average = Number(averageStars({ count: stars.length, sum }));
      expect(Math.abs(average - sum / stars.length)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(average).toBeGreaterThanOrEqual(1);
      expect(average).toBeLessThanOrEqual(5);
    }),
  ));
