import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { lateSince, spendableOf } from "./money-figures.ts";

// The first of December 2026 is a Tuesday.
test.each([
  // Tuesday to Saturday: silent on the fourth working day.
  ["2026-12-05", [], "2026-11-30", "2026-11-24", "2026-11-24"],
  ["2026-12-07", [], "2026-12-01", "2026-11-25", "2026-11-26"],
  // Nobody works on Sundays, nor on days that are closed.
  ["2026-12-06", [], "2026-12-01", "2026-11-25", "2026-11-25"],
  ["2026-12-07", ["2026-12-03"], "2026-11-30", "2026-11-24", "2026-11-26"],
  ["2027-01-27", ["01-26"], "2027-01-20", "2027-01-14", "2027-01-16"],
])(
  "MONEY-3: on %s, closed on %j, money is late since %s, from abroad since %s, cash since %s",
  (today, closed, home, abroad, cash) =>
    expect(lateSince(today, new Set(closed))).toEqual({ home, abroad, cash }),
);

test("MONEY-2: what may be spent is what came less what is others', be it below nothing", () => {
  const sums = { bank: paise(100_00), gst: paise(30_01), makers: paise(50_00), toGiveBack: paise(25_00) };
  expect(spendableOf(sums).left).toBe(-5_01);
});
