import { expect, test } from "vitest";
import { paise } from "./money.ts";
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
