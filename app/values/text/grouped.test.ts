import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [99_999, "99,999"],
  [1_00_000, "1,00,000"],
  [12_34_567, "12,34,567"],
  [-1_234, "-1,234"],
])("%d is written %s", (count, text) => expect(grouped(count)).toBe(text));

test("any whole number is grouped as en-IN groups it", () => {
  const standard = new Intl.NumberFormat("en-IN");
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => grouped(count) === standard.format(count)));
});
