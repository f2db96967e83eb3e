import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { givenOfLine, mostFor, type SaidFor, saidForIn, saidForValue } from "./said-for.ts";

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
