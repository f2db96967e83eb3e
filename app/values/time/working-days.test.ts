import { expect, test } from "vitest";
import { endOfIndianDay, isWorkingDay, workingDayAfter } from "./working-days.ts";

// 21 November 2026 is a Saturday.
const none = new Set<string>();
const closed = new Set(["2026-11-24", "01-26"]);

test.each([
  ["2026-11-21", none, true],
  ["2026-11-22", none, false],
  ["2026-11-23", none, true],
  ["2026-11-24", closed, false],
  ["2027-11-24", closed, true],
  ["2027-01-26", closed, false],
  ["2028-01-26", closed, false],
] as const)("%s is a working day: %#", (day, days, isOne) => expect(isWorkingDay(day, days)).toBe(isOne));

test.each([
  ["2026-11-20", 1, none, "2026-11-21"],
  // A Sunday is passed over, whether the count begins before it or on it.
  ["2026-11-21", 1, none, "2026-11-23"],
  ["2026-11-22", 1, none, "2026-11-23"],
  ["2026-11-21", 6, none, "2026-11-28"],
  ["2026-11-21", 7, none, "2026-11-30"],
  ["2026-11-21", 2, closed, "2026-11-25"],
  ["2027-01-25", 1, closed, "2027-01-27"],
  ["2026-12-30", 3, none, "2027-01-02"],
  ["2028-02-28", 1, none, "2028-02-29"],
  ["2026-11-21", 0, none, "2026-11-21"],
] as const)("%s and %i working days: %#", (day, count, days, end) =>
  expect(workingDayAfter(day, count, days)).toBe(end),
);

test("a shop that closes for ever still answers", () => {
  const days = Array.from({ length: 366 }, (_, n) => new Date(Date.UTC(2028, 0, 1 + n)).toISOString());
  const always = new Set(days.map((day) => day.slice(5, 10)));
  expect(workingDayAfter("2026-11-21", 1, always) > "2029").toBe(true);
});

test.each([
  ["2026-11-21T18:29:59.999Z", "2026-11-21T18:30:00.000Z"],
  ["2026-11-21T18:30:00Z", "2026-11-22T18:30:00.000Z"],
])("the day of %s ends at %s", (moment, end) =>
  expect(endOfIndianDay(new Date(moment)).toISOString()).toBe(end),
);
