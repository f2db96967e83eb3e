import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { afterStep, newCounter, resumed, type StallCounter, stallCounterIn } from "./counter.ts";
import type { KeptSale } from "./kept-sale.ts";

const counter: StallCounter = {
  ...newCounter("first"),
  basket: { "tote ": 2 },
  given: "500",
  reference: "4123",
};

test("presses at the counter change what they are about", () => {
  expect(afterStep(counter, { kind: "pieces", key: "tote ", step: 1 }).basket).toEqual({ "tote ": 3 });
  expect(afterStep(counter, { kind: "typed", field: "given", text: "600" })).toMatchObject({ given: "600" });
  expect(afterStep(counter, { kind: "go", screen: { at: "cash" } })).toMatchObject({
    screen: { at: "cash" },
    basket: counter.basket,
    given: "500",
    reference: "",
  });
  expect(afterStep(counter, { kind: "next", saleId: "second", screen: { at: "goods" } })).toEqual(
    newCounter("second"),
  );
});

const kept: KeptSale = {
  id: "first",
  letter: "A",
  year: "26-27",
  counter: 4,
  at: "2026-12-01T10:00:00.000Z",
  listId: "x",
  lines: [],
  total: paise(0),
  pay: "upi",
  reference: null,
  given: null,
  isVoid: false,
  state: "open",
};
const key = { letter: "A", year: "26-27", counter: 4 };

test.each([
  ["goes on where it was", [], counter],
  ["shows the code of a sale whose number was given", [kept], newCounter("next", { at: "upi", sale: key })],
  [
    "shows the receipt of one that was made",
    [{ ...kept, state: "waiting" as const }],
    newCounter("next", { at: "receipt", sale: key }),
  ],
])("loaded anew, it %s (STALL-51)", (_, sales, after) =>
  expect(resumed(counter, sales, "next")).toEqual(after),
);

test.each([
  [counter, true],
  [newCounter("x", { at: "upi", sale: key }), true],
  [{ ...counter, basket: { x: -1 } }, false],
  [{ ...counter, screen: { at: "nowhere" } }, false],
  [{ ...counter, screen: { at: "receipt" } }, false],
  [{ ...counter, given: 5 }, false],
  [null, false],
  ["x", false],
])("%j is a counter: %s", (value, isOne) => expect(stallCounterIn(value) !== undefined).toBe(isOne));
