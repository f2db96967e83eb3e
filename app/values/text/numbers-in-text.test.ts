import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";
import { latinDigits } from "./latin-digits.ts";
import { pageNumber } from "./page-number.ts";
import { typedWhole } from "./typed-whole.ts";

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

test.each([
  ["८०० ००१", "800 001"],
  ["+९१ 98765-४३२१०", "+91 98765-43210"],
  ["थैला", "थैला"],
  ["०१२३४५६७८९", "0123456789"],
])("the digits %s are read as %s", (typed, read) => expect(latinDigits(typed)).toBe(read));

test.each([
  [" १२ ", 12],
  ["007", 7],
  ["1.5", undefined],
  ["-1", undefined],
  ["100", undefined],
  ["", undefined],
])("'%s' typed is the whole number %s of at most 99", (text, number) =>
  expect(typedWhole(text, 0, 99)).toBe(number),
);

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=50", 50],
  ["page=51", 1],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=two", 1],
])("'%s' asks for page %i of 50", (query, page) =>
  expect(pageNumber(new URLSearchParams(query), 50)).toBe(page),
);
