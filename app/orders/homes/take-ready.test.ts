import { expect, test } from "vitest";
import { takeReady } from "./take-ready.ts";

const home = (recipientId: string, quantity: number) => ({
  ...{ recipientId, items: quantity > 0 ? [{ orderItemId: "bag", quantity }] : [] },
  ...{ weightGrams: null, box: null },
});
const left = (open: number, ready: number) => new Map([["bag", { open, ready }]]);

test.each([
  ["all that is there", left(3, 3), [home("a", 1), home("b", 2)], ["a", "b"], [], []],
  [
    "what is still made waits, and holds up no other",
    left(4, 2),
    [home("a", 3), home("b", 1)],
    ["b"],
    ["a"],
    [],
  ],
  ["more than was ordered", left(2, 2), [home("a", 3), home("b", 1), home("c", 2)], ["b"], [], ["a", "c"]],
  ["nothing at all", left(2, 2), [home("a", 0)], [], [], ["a"]],
])("%s", (_, lines, wanted, taken, unmade, short) => {
  const found = takeReady(lines, wanted);
  expect([found.taken.map(({ recipientId }) => recipientId), found.unmade, found.short]).toEqual([
    ...[taken, unmade, short],
  ]);
});
