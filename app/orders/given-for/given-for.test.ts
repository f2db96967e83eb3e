import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import {
  givenForParts,
  givenForSum,
  givenOfLine,
  handGivens,
  lessGiven,
  mostFor,
  type SaidFor,
  saidForIn,
  saidForValue,
} from "./given-for.ts";

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

const threePieces = { quantity: 3, paid: paise(299_00) };

const named = { item: "0198c6e0-0000-7000-8000-000000000001", pieces: 3 };
test.each<SaidFor>([named, "services"])("what a form's list names is read as it was named", (said) =>
  expect(saidForIn(saidForValue(said))).toEqual(said),
);

test.each(["", "line", "line:", "line:-1", "line:1:2", "a b:1", ":1"])("'%s' names nothing", (value) =>
  expect(saidForIn(value)).toBeUndefined(),
);

test.each([
  ["one of three takes one piece's price", 1, 500_00, { pieces: 1, amount: 99_67 }],
  ["two of three take two", 2, 500_00, { pieces: 2, amount: 199_33 }],
  ["all of them take the line", 3, 500_00, { pieces: 3, amount: 299_00 }],
  ["more than were sold are all", 9, 500_00, { pieces: 3, amount: 299_00 }],
  ["less than they cost is what goes back", 2, 50_00, { pieces: 2, amount: 50_00 }],
  ["a lower price is of the whole line", 0, 500_00, { pieces: 0, amount: 299_00 }],
])("%s (INVOICE-18)", (_, pieces, amount, given) =>
  expect(givenOfLine({ item: "i", pieces }, threePieces, paise(amount))).toEqual({ item: "i", ...given }),
);

test.each<[string, SaidFor, number]>([
  ["a piece of three costs a third of the line", { item: "i", pieces: 1 }, 159_67],
  ["all of them cost all of it", { item: "i", pieces: 3 }, 359_00],
  ["a price can go down to nothing", { item: "i", pieces: 0 }, 359_00],
  ["shipping and fees are what they are", "services", 60_00],
])("%s, and the sum may have shipping and fees with it (INVOICE-18)", (_, said, most) =>
  expect(mostFor(said, { line: threePieces, services: paise(60_00), earlier: [] })).toBe(most),
);

const went = (amount: number, lines: [item: string, amount: number][] = []) => ({
  amount: paise(amount),
  lines: lines.map(([item, each]) => ({ item, pieces: 1, amount: paise(each) })),
});

test.each<[string, SaidFor, ReturnType<typeof went>[], number]>([
  ["what went back of the line", { item: "i", pieces: 3 }, [went(100_00, [["i", 100_00]])], 259_00],
  ["nothing of another line", { item: "i", pieces: 1 }, [went(100_00, [["j", 100_00]])], 159_67],
  ["the rest of shipping and fees", { item: "i", pieces: 1 }, [went(130_00, [["j", 90_00]])], 119_67],
  ["all of it, twice", { item: "i", pieces: 3 }, [went(359_00, [["i", 299_00]])], 0],
  ["shipping and fees by themselves", "services", [went(40_00)], 20_00],
])("less %s (INVOICE-18)", (_, said, earlier, most) =>
  expect(mostFor(said, { line: threePieces, services: paise(60_00), earlier })).toBe(most),
);
