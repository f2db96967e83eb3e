import { expect, test } from "vitest";
import { begunState, homesElsewhere, mainState } from "./billed-homes.ts";

const at = (region: string, homes: number, begun = 0) => ({ region, homes, begun });

test.each([
  ["nobody is known", [at("", 3)], undefined, 0],
  ["one state, and some that are not known", [at("", 3), at("Bihar", 2)], "Bihar", 0],
  ["where most are", [at("Odisha", 1), at("Bihar", 2), at("", 9)], "Bihar", 1],
  ["of as many the first", [at("Assam", 1), at("Bihar", 1)], "Assam", 1],
  ["where a parcel is made, however few they are", [at("Bihar", 8), at("Odisha", 1, 1)], "Odisha", 8],
])("an order without a GSTIN goes to one state: %s (HOMES-31)", (_, states, main, elsewhere) =>
  expect([mainState(states), homesElsewhere(states)]).toEqual([main, elsewhere]),
);

test("no state is begun before its first parcel", () =>
  expect([begunState([at("Bihar", 2)]), begunState([at("Bihar", 2, 1)])]).toEqual([undefined, "Bihar"]));
