import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../database/each-database.ts";
import { type Copies, openCopies } from "../torture/copies/copies.ts";
import { acts } from "../torture/steps/all-acts.ts";
import { addBrake } from "../torture/steps/brake.ts";
import { strikeStep } from "../torture/steps/strike-step.ts";

// What buyers and the owner do about orders, parcels and returns, cut off. The long part is
// `npm run torture -- steps`: it kills the shop inside every write of each act.

let copies: Copies;

beforeAll(async () => {
  copies = await openCopies(await testServer(), 1);
  await addBrake(copies.db);
});
afterAll(() => copies.close());

// Whoever is killed inside the last write of an act has made all others.
const struck = acts
  .filter(({ isLong }) => !isLong)
  .flatMap((act) => act.steps.slice(act.isWhole ? 0 : -1).map((step) => ({ name: act.name, act, step })));

test.each(struck)(
  "$name: killed inside its $step, nothing is kept; done again, it is done once",
  async ({ act, step }) => {
    expect(await strikeStep(copies, act, step)).toEqual([]);
  },
);

test("and every mail leaves", async () => {
  await copies.db
    .updateTable("mail_outbox")
    .set({ next_attempt_at: new Date(0) })
    .execute();
  const mails = copies.db.selectFrom("mail_outbox").select("id");
  const waiting = mails.where("sent_at", "is", null);
  await expect.poll(() => waiting.execute(), { timeout: 90_000 }).toEqual([]);
  expect((await mails.execute()).length).toBeGreaterThan(0);
});
