import { expect, test } from "vitest";
import { change, share } from "./numbers.ts";
import { daysOf, monthsOf, numbersPeriod } from "./period.ts";

test.each([
  [0, 0, "–"],
  [0, 5, "0 %"],
  [1, 1000, "0.1 %"],
  [3, 100, "3 %"],
  [25, 1000, "2.5 %"],
  [126, 1000, "13 %"],
  [5, 5, "100 %"],
])("%i of %i are %s", (part, whole, expected) => expect(share(part, whole)).toBe(expected));

test.each([
  [5, 0, ""],
  [5, 5, "the same"],
  [1001, 1000, "about the same"],
  [15, 10, "+50 %"],
  [5, 10, "−50 %"],
  [0, 10, "−100 %"],
])("%i after %i is %s", (now, before, expected) => expect(change(now, before)).toBe(expected));

test.each<[text: string | null, today: string, span: string, before: string]>([
  [null, "2026-11-28", "2026-10-30 2026-11-28", "2026-09-30 2026-10-29"],
  ["nonsense", "2026-11-28", "2026-10-30 2026-11-28", "2026-09-30 2026-10-29"],
  ["7", "2026-11-28", "2026-11-22 2026-11-28", "2026-11-15 2026-11-21"],
  ["year", "2026-11-28", "2025-12-01 2026-11-28", "2024-12-01 2025-11-28"],
  ["year", "2028-02-29", "2027-03-01 2028-02-29", "2026-03-01 2027-02-28"],
  ["2026-10", "2026-11-28", "2026-10-01 2026-10-31", "2026-09-01 2026-09-30"],
  ["2026-11", "2026-11-28", "2026-11-01 2026-11-28", "2026-10-01 2026-10-28"],
  ["2026-11", "2026-11-30", "2026-11-01 2026-11-30", "2026-10-01 2026-10-31"],
  ["2026-03", "2026-03-30", "2026-03-01 2026-03-30", "2026-02-01 2026-02-28"],
  ["2026-01", "2026-11-28", "2026-01-01 2026-01-31", "2025-12-01 2025-12-31"],
  ["2026-12", "2026-11-28", "2026-10-30 2026-11-28", "2026-09-30 2026-10-29"],
  ["2026-13", "2026-11-28", "2026-10-30 2026-11-28", "2026-09-30 2026-10-29"],
])("%s on %s is %s, against %s", (text, today, span, before) => {
  const period = numbersPeriod(text, today);
  expect(`${period.from} ${period.until}`).toBe(span);
  expect(`${period.before.from} ${period.before.until}`).toBe(before);
});

test("a span has its days in order, and none where it ends before it begins", () => {
  expect(daysOf({ from: "2026-02-27", until: "2026-03-01" })).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
  expect(daysOf({ from: "2026-03-01", until: "2026-02-01" })).toEqual([]);
});

test("months go back to the first with a number", () => {
  expect(monthsOf("2026-09-30", "2026-11-01")).toEqual(["2026-11", "2026-10", "2026-09"]);
  expect(monthsOf("2026-11-01", "2026-11-28")).toEqual(["2026-11"]);
});
