import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../database/each-database.ts";
import { contests } from "../torture/copies/contests.ts";
import { type Copies, openCopies } from "../torture/copies/copies.ts";
import { acts } from "../torture/steps/all-acts.ts";
import { addBrake } from "../torture/steps/brake.ts";
import { strikeStep } from "../torture/steps/strike-step.ts";

// What buyers and the owner do about orders, parcels and returns, raced or cut off. The long part is
// `npm run torture -- steps copies`: it kills the shop inside every write of each act, and one of two copies
// in the midst of each contest.

let copies: Copies;

beforeAll(async () => {
  copies = await openCopies(await testServer(), 2);
  await addBrake(copies.db);
});
afterAll(() => copies.close());

test.each(contests)("$name: over two copies nothing is lost, halved or doubled", async (contest) => {
  expect(await contest.run(copies, false)).toEqual([]);
});

// Whoever is killed inside the last write of an act has made all others.
test.each(acts.filter(({ isLong }) => !isLong))(
  "$name: killed inside its last write, nothing is kept; done again, it is done once",
  async (act) => {
    await copies.kill(1);
    const last = act.steps.at(-1);
    expect(last && (await strikeStep(copies, act, last))).toEqual([]);
  },
);
