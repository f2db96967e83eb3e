import { expect, test } from "vitest";
import { change, share } from "./numbers.ts";

test.each([
  [0, 0, "–"],
  [0, 5, "0 %"],
  [1, 1000, "0.1 %"],
  [3, 100, "3 %"],
  [25, 1000, "2.5 %"],
  [126, 1000, "13 %"],
  [5, 5, "100 %"],
])("%i of %i are %s", (part, whole, expected) => expect(share(part, whole)).toBe(expected));

test.each([
  [5, 0, ""],
  [5, 5, "the same"],
  [1001, 1000, "about the same"],
  [15, 10, "+50 %"],
  [5, 10, "−50 %"],
  [0, 10, "−100 %"],
])("%i after %i is %s", (now, before, expected) => expect(change(now, before)).toBe(expected));
