import { expect, test } from "vitest";
import {
  afterCheck,
  afterDone,
  doableNow,
  isLotMade,
  type Lot,
  leftToGive,
  lotNumber,
  made,
  type Part,
  type PartState,
  splitEvenly,
  stateBy,
  toCheck,
  toDo,
  whyNotGiven,
} from "./lot.ts";

/** 'step quantity done passed rework', and the state that these make. */
function part(counts: string, state?: PartState): Part {
  const [step = 1, quantity = 0, done = 0, passed = 0, rework = 0] = counts.split(" ").map(Number);
  const own = { quantity, done, passed, rework };
  return { id: counts, step, ...own, state: state ?? (done > 0 ? stateBy(own) : "given") };
}

const lotOf = (quantity: number, ...parts: Part[]): Lot => ({ quantity, parts });

test("what is left of a step is what no part has; work that was taken back is nobody's", () => {
  const lot = lotOf(12, part("1 5"), part("1 4", "cancelled"), part("2 3"));
  expect([leftToGive(lot, 1), leftToGive(lot, 2), leftToGive(lot, 3)]).toEqual([7, 9, 12]);
  expect(whyNotGiven(lot, 1, 7)).toBeUndefined();
  expect(whyNotGiven(lot, 1, 8)).toEqual({ kind: "too-many", left: 7, of: 12 });
});

test.each<[what: string, lot: Lot, pieces: number, expected: unknown]>([
  ["some", lotOf(12, part("1 12")), 5, { done: 5 }],
  ["all", lotOf(12, part("1 12 5")), 7, { done: 12 }],
  ["those to be done again first", lotOf(12, part("1 12 12 9 3")), 2, { done: 12, rework: 1 }],
  ["those and new ones", lotOf(12, part("1 12 6 4 2")), 5, { done: 9, rework: 0 }],
  ["none", lotOf(12, part("1 12")), 0, { kind: "not-in-range", most: 12 }],
  ["half of one", lotOf(12, part("1 12")), 0.5, { kind: "not-in-range", most: 12 }],
  ["more than are hers", lotOf(12, part("1 6 4")), 3, { kind: "not-in-range", most: 2 }],
  ["what somebody else has now", lotOf(12, part("1 6", "cancelled")), 3, { kind: "taken-away" }],
  ["what the step before has passed", lotOf(12, part("2 6"), part("1 12 12 4")), 4, { done: 4 }],
  ["more than that", lotOf(12, part("2 6"), part("1 12 12 4")), 5, { kind: "step-before", passed: 4 }],
  [
    "more than that with what others have done of it",
    lotOf(12, part("2 6"), part("2 6 3"), part("1 12 12 4")),
    2,
    { kind: "step-before", passed: 4 },
  ],
])("a maker has done %s", (_, lot, pieces, expected) => {
  const [own] = lot.parts;
  if (!own) throw new Error("no part");
  expect(afterDone(lot, own, pieces)).toMatchObject(Object(expected));
  // What the page offers is taken, and one more is not.
  const most = doableNow(lot, own);
  if (most > 0) expect(afterDone(lot, own, most)).not.toHaveProperty("kind");
  expect(afterDone(lot, own, most + 1)).toHaveProperty("kind");
});

test.each<[counts: string, passed: number, rework: number, expected: unknown]>([
  ["1 12 12", 12, 0, { passed: 12, rework: 0 }],
  ["1 12 12", 10, 2, { passed: 10, rework: 2 }],
  ["1 12 12 10 1", 1, 0, { passed: 11, rework: 1 }],
  ["1 12 12 10 1", 2, 0, { kind: "not-in-range", most: 1 }],
  ["1 12 12", 0, 0, { kind: "not-in-range", most: 12 }],
  ["1 12 12", 13, -1, { kind: "not-in-range", most: 12 }],
])("of %j %d are good and %d not", (counts, passed, rework, expected) => {
  expect(afterCheck(part(counts), { passed, rework })).toMatchObject(Object(expected));
});

test("what was taken away is not looked at", () => {
  expect(afterCheck(part("1 12 3", "cancelled"), { passed: 1, rework: 0 })).toEqual({ kind: "taken-away" });
});

test.each<[counts: string, state: PartState, toDo: number, toCheck: number]>([
  ["1 12 3", "begun", 9, 3],
  ["1 12 12", "done", 0, 12],
  ["1 12 12 10 2", "begun", 2, 0],
  ["1 12 12 10", "done", 0, 2],
  ["1 12 12 12", "checked", 0, 0],
])("%j is %s: %d to do, %d to check", (counts, state, left, waiting) => {
  const own = part(counts);
  expect([own.state, toDo(own), toCheck(own)]).toEqual([state, left, waiting]);
});

test("a lot is made by what its last step has passed", () => {
  const lot = lotOf(4, part("1 4 4 4"), part("2 3 3 3"), part("2 1 1 0"));
  expect([made(lot, 2), isLotMade(lot, 2), isLotMade(lot, 1)]).toEqual([3, false, true]);
});

test("pieces are split as evenly as can be", () => {
  expect(splitEvenly(200, 3)).toEqual([67, 67, 66]);
  expect(splitEvenly(2, 4)).toEqual([1, 1, 0, 0]);
});

test("a number has its financial year", () => {
  expect([lotNumber("26-27", 1), lotNumber("26-27", 12_345)]).toEqual(["W-26-27-0001", "W-26-27-12345"]);
});
