import { expect, test } from "vitest";
import { type SeveralOutcome, severalNotice, tickOf, ticksIn } from "./several.ts";

test("a tick carries the version that was seen; each counts once, and what is none does not", () => {
  const form = new FormData();
  const good = [tickOf({ id: "a-1", version: 3 }), "3.a-1", "0.b"];
  for (const id of [...good, "a-1", "x.a", "1.", "1.a\0", "1.a b", `1.${"x".repeat(101)}`, "-1.a"])
    form.append("id", id);
  expect(ticksIn(form)).toEqual([
    { id: "a-1", version: 3 },
    { id: "b", version: 0 },
  ]);
  const many = new FormData();
  for (let row = 0; row < 300; row += 1) many.append("id", `1.row-${row}`);
  expect(ticksIn(many)).toHaveLength(100);
});

const stale = { name: "Asha", why: "stale" } as const;
const unfit = { name: "Binu", why: "unfit" } as const;

test.each<[SeveralOutcome, string, string]>([
  [{ done: 1, stayed: [] }, "Done", "1 done."],
  [{ done: 12, stayed: [] }, "Done", "12 done."],
  [
    { done: 2, stayed: [stale, unfit] },
    "Done",
    "2 done. Asha stayed as it was: someone else changed it meanwhile. Binu stayed as it was: this can't be done to it as it stands now.",
  ],
  [{ done: 0, stayed: [{ name: undefined, why: "gone" }] }, "No Change", "One is not there any more."],
  [
    { done: 0, stayed: [stale, stale, stale, stale, unfit] },
    "No Change",
    `${"Asha stayed as it was: someone else changed it meanwhile. ".repeat(3)}2 more stayed as they were.`,
  ],
])("what came of several: %j", (outcome, title, text) =>
  expect(severalNotice(outcome)).toMatchObject({ title, text }),
);
