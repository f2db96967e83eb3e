import { expect, test } from "vitest";
import type { Part } from "../lot.ts";
import { nextOfLot, waitingOf } from "./lot-next.ts";

const given = (step: number, quantity: number): Part => ({
  id: `${step}`,
  step,
  quantity,
  state: "given",
  done: 0,
  passed: 0,
  rework: 0,
});

test.each([
  ["one step says no name", ["Making"], [], { count: 40, step: "" }],
  ["the first of several is told of by its name", ["Cutting", "Sewing"], [], { count: 40, step: "Cutting" }],
  ["some of it is given", ["Cutting", "Sewing"], [given(1, 5)], { count: 35, step: "Cutting" }],
  ["the next one waits", ["Cutting", "Sewing"], [given(1, 40), given(2, 8)], { count: 32, step: "Sewing" }],
])("of 40 pieces, where %s, as many are told as that step has left", (_, names, parts, told) => {
  const lot = {
    quantity: 40,
    state: "open" as const,
    steps: names.map((name) => ({ name, rate: null })),
    parts: parts.map((part) => ({
      ...part,
      ...{ lotId: "lot", artisanId: "asha", artisanName: "Asha", rate: null, version: 1, asks: false },
      ...{ formKeys: [], dueOn: null, phone: null, notes: 0 },
    })),
    isAsked: false,
    isWanted: true,
  };
  expect(nextOfLot(lot)).toBe("give");
  expect(waitingOf(lot, "give")).toEqual(told);
});
