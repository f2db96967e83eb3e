import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import { givenForParts, givenForSum, handGivens, lessGiven } from "./given-for.ts";

const given = (...lines: [string, number, number][]) => ({
  lines: lines.map(([item, pieces, amount]) => ({ item, pieces, amount: paise(amount) })),
});
const both = given(["kurta", 1, 1050_00], ["bangle", 2, 1180_00]);

test("of less than it comes to each line gives its share", () =>
  expect(givenForSum(both, paise(1115_00))).toEqual(given(["kurta", 1, 525_00], ["bangle", 2, 590_00])));

test("of more it stays as it is: the rest is for shipping and fees", () =>
  expect(givenForSum(both, paise(3000_00))).toEqual(both));

test("in parts pieces go with the last one", () =>
  expect(givenForParts(given(["bangle", 1, 1180_00]), [paise(500_00), paise(680_00)])).toEqual([
    given(["bangle", 0, 500_00]),
    given(["bangle", 1, 680_00]),
  ]));

test("all parts come to the lines, whatever they are cut into", () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 4 }),
      (lines, cuts) => {
        const all = given(...lines.map((amount, at): [string, number, number] => [`${at}`, 1, amount]));
        const parts = givenForParts(all, cuts.map(paise));
        const wanted = givenForSum(all, sum(cuts.map(paise)));
        for (const [at, { amount }] of wanted.lines.entries())
          expect(sum(parts.flatMap((part) => part.lines[at]?.amount ?? []))).toBe(amount);
        for (const [at, part] of parts.slice(0, -1).entries())
          expect(sum(part.lines.map(({ amount }) => amount))).toBeLessThanOrEqual(cuts[at] ?? 0);
      },
    ),
  ));

test("what has gone back for lines before is taken off, with its pieces", () =>
  expect(lessGiven(both, [given(["bangle", 2, 680_00]), given(["other", 1, 5_00])])).toEqual(
    given(["kurta", 1, 1050_00], ["bangle", 0, 500_00]),
  ));

const known = (before: number, amount: number) => {
  const sums = { before: paise(before), amount: paise(amount) };
  return { ...sums, ...given(["kurta", 1, amount]) };
};
/** Sums that went back, with a "?" where nobody knows what for. */
const sums = (noted: number, returned: number, ...all: ReturnType<typeof known>[]) =>
  handGivens(paise(noted), paise(returned), all).map((each) => `${each.amount}${each.givenFor ? "" : "?"}`);

test.each([
  ["nothing", sums(0, 0), []],
  ["one sum that nobody explained", sums(0, 100), ["100?"]],
  ["one whose lines are known", sums(0, 100, known(0, 100)), ["100"]],
  ["one of each", sums(0, 300, known(100, 200)), ["100?", "200"]],
  ["what came after", sums(100, 350, known(0, 100), known(100, 200)), ["200", "50?"]],
  ["what was noted in part", sums(50, 100, known(0, 100)), ["50?"]],
  ["what was taken back since", sums(0, 100, known(0, 200)), ["100?"]],
])("by hand went back %s", (_, seen, wanted) => expect(seen).toEqual(wanted));
