import { expect, test } from "vitest";
import { firstNameOf } from "./author-name.ts";
import { reviewsPath } from "./review-paths.ts";
import { countWanted, reviewsWanted, withinPages } from "./reviews-wanted.ts";

test.each([
  ["Asha Kumari", "Asha"],
  ["  Asha\n Kumari ", "Asha"],
  ["Dr. Asha Kumari", "Asha"],
  ["Smt Asha Kumari", "Asha"],
  ["SHRI Ram Jha", "Ram"],
  ["श्रीमती आशा कुमारी", "आशा"],
  ["Mrs", "Mrs"],
  ["asha@example.com", "A buyer"],
  ["98765 43210", "A buyer"],
  ["Asha 9876543210", "Asha"],
  ["A. K. Jha", "Jha"],
  ["K Ramesh", "Ramesh"],
  ["R.", "R."],
  ["आशा कुमारी", "आशा"],
  ["🪷".repeat(50), "🪷".repeat(40)],
  ["", "A buyer"],
])("of %j everybody reads %j", (name, first) => expect(firstNameOf(name)).toBe(first));

test.each([
  ["", { page: 1, stars: undefined }, "/shop/tote/reviews"],
  ["page=2&stars=4", { page: 2, stars: 4 }, "/shop/tote/reviews?stars=4&page=2"],
  ["page=0&stars=6", { page: 1, stars: undefined }, "/shop/tote/reviews"],
  ["page=2.5&stars=4.0", { page: 1, stars: undefined }, "/shop/tote/reviews"],
  ["page=1e9", { page: 1, stars: undefined }, "/shop/tote/reviews"],
])("'%s' asks for %j", (search, wanted, path) => {
  const found = reviewsWanted(new URLSearchParams(search));
  expect(found).toEqual(wanted);
  expect(reviewsPath({ slug: "tote" }, found)).toBe(path);
});

const counts = [
  { stars: 5, count: 41 },
  { stars: 2, count: 1 },
];

test.each([
  [undefined, 9, 42, 3],
  [5, 9, 41, 3],
  [2, 9, 1, 1],
  [3, 9, 0, 1],
])("of %s stars page %i there are %i, and the last page is %i", (stars, page, count, last) => {
  expect(countWanted(counts, { stars })).toBe(count);
  expect(withinPages({ page, stars }, count).page).toBe(last);
});
