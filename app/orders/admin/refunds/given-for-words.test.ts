import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import type { GivenLine } from "../../invoice/given-for.ts";
import { givenForWords } from "./given-for-words.ts";

const lines = [
  { id: "kurta", productName: "Kurta", optionText: "Size: Small", quantity: 1 },
  { id: "bangle", productName: "Bangle", optionText: null, quantity: 3 },
];
const line = (item: string, pieces: number, sum: number): GivenLine => ({ item, pieces, amount: paise(sum) });
const lowered = [line("kurta", 0, 500_00), line("bangle", 0, 0)];

test.each<[string, GivenLine[] | undefined, string]>([
  ["nobody said", undefined, ""],
  ["shipping and fees alone", [], "For shipping and fees"],
  ["all pieces of a line", [line("kurta", 1, 500_00)], "For Kurta (Size: Small), came back"],
  ["some, and shipping", [line("bangle", 2, 400_00)], "For Bangle, 2 of 3 came back; shipping and fees"],
  ["a lower price, and a line that gives nothing", lowered, "For Kurta (Size: Small), a lower price"],
  ["what the order has no more", [line("gone", 1, 500_00)], ""],
])("a refund says what it was for: %s (INVOICE-18)", (_what, given, words) => {
  expect(givenForWords({ amount: paise(500_00), givenFor: given && { lines: given } }, lines)).toBe(words);
});
