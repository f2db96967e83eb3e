import { expect, test } from "vitest";
import { daysOfMonthUpTo, indianDay, startOfIndianDay } from "./indian-day.ts";

test.each([
  { at: "2026-11-20T18:29:59.999Z", day: "2026-11-20" },
  { at: "2026-11-20T18:30:00Z", day: "2026-11-21" },
  { at: "2026-12-31T18:30:00Z", day: "2027-01-01" },
])("$at is $day in India", ({ at, day }) => expect(indianDay(new Date(at))).toBe(day));

test("a day begins at midnight in India", () =>
  expect(startOfIndianDay("2026-11-21").toISOString()).toBe("2026-11-20T18:30:00.000Z"));

test("a month's days end with the given one", () =>
  expect(daysOfMonthUpTo("2026-02-03")).toEqual(["2026-02-01", "2026-02-02", "2026-02-03"]));
