import { expect, test } from "vitest";
import { leavesBy } from "./lead-time.ts";

const saturday = new Date("2026-11-21T10:00:00+05:30");

test.each([
  [[null], "", null],
  [[], "", null],
  [[12], "", "2026-12-05"],
  // The longest lead of the lines counts.
  [[null, 2, 6], "", "2026-11-28"],
  [[2], "24 November 2026", "2026-11-25"],
  [[2], "24 November", "2026-11-25"],
  // What was stored once and can't be read any more closes nothing.
  [[2], "Diwali", "2026-11-24"],
])("%j with “%s” closed leaves by %s", (leads, closedDays, day) =>
  expect(leavesBy(leads, saturday, { closedDays })).toBe(day),
);

test("the day is the one in India", () => {
  expect(leavesBy([1], new Date("2026-11-22T18:29:00Z"), { closedDays: "" })).toBe("2026-11-23");
  expect(leavesBy([1], new Date("2026-11-22T18:30:00Z"), { closedDays: "" })).toBe("2026-11-24");
});
