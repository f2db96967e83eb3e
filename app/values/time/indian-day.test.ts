import { expect, test } from "vitest";
import { dayRange } from "./day-range.ts";
import { financialYear, financialYearSpan } from "./financial-year.ts";
import { indianDay, isDay, startOfIndianDay } from "./indian-day.ts";

test.each([
  { at: "2026-11-20T18:29:59.999Z", day: "2026-11-20" },
  { at: "2026-11-20T18:30:00Z", day: "2026-11-21" },
  { at: "2026-12-31T18:30:00Z", day: "2027-01-01" },
])("$at is $day in India", ({ at, day }) => expect(indianDay(new Date(at))).toBe(day));

test("a day begins at midnight in India", () =>
  expect(startOfIndianDay("2026-11-21").toISOString()).toBe("2026-11-20T18:30:00.000Z"));

test.each([
  ["2026-11-21", true],
  ["1900-01-01", true],
  ["2199-12-31", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-04-31", false],
  ["0000-01-01", false],
  ["0001-01-01", false],
  ["0026-11-21", false],
  ["0206-11-21", false],
  ["9999-12-31", false],
  ["20260-11-21", false],
  ["-2026-11-21", false],
  ["21-11-2026", false],
  ["2026-11-21T00:00", false],
  ["", false],
])("'%s' is a day: %s", (text, isOne) => expect(isDay(text)).toBe(isOne));

test.each([
  ["2026-12-02", "2026-12-05", "2 to 5 December 2026"],
  ["2026-11-30", "2026-12-02", "30 November to 2 December 2026"],
  ["2026-12-30", "2027-01-02", "30 December 2026 to 2 January 2027"],
  ["2026-12-05", "2026-12-05", "5 December 2026"],
])("from %s until %s reads '%s'", (from, until, words) => expect(dayRange(from, until)).toBe(words));

test.each([
  ["2026-11-21T10:00:00+05:30", "26-27"],
  ["2027-03-31T23:59:59+05:30", "26-27"],
  ["2027-04-01T00:00:00+05:30", "27-28"],
  // Midnight in India is half past six of the day before in London.
  ["2027-03-31T18:29:59Z", "26-27"],
  ["2027-03-31T18:30:00Z", "27-28"],
  ["2099-12-31T00:00:00Z", "99-00"],
  ["2000-01-01T00:00:00Z", "99-00"],
])("%s lies in %s", (moment, year) => expect(financialYear(new Date(moment))).toBe(year));

test.each([
  ["2026-03-31T18:29:59.999Z", "2025-03-31T18:30:00.000Z", "2026-03-31T18:30:00.000Z"],
  ["2026-03-31T18:30:00Z", "2026-03-31T18:30:00.000Z", "2027-03-31T18:30:00.000Z"],
])("the financial year of %s begins at %s", (moment, from, until) => {
  const span = financialYearSpan(new Date(moment));
  expect([span.from.toISOString(), span.until.toISOString()]).toEqual([from, until]);
});
