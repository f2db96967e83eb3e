import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../database/each-database.ts";
import { contests } from "../torture/copies/contests.ts";
import { type Copies, openCopies } from "../torture/copies/copies.ts";

// What buyers and the owner do at the same time. The long part is `npm run torture -- copies`: it kills one
// of the two copies in the midst of each contest.

let copies: Copies;

beforeAll(async () => {
  copies = await openCopies(await testServer(), 2);
});
afterAll(() => copies.close());

test.each(contests)("$name: over two copies nothing is lost, halved or doubled", async (contest) =>
  expect(await contest.run(copies, false)).toEqual([]),
);
