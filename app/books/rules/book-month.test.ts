import { expect, test } from "vitest";
import {
  dueDay,
  filingPeriod,
  monthAfter,
  monthName,
  monthOf,
  monthsSince,
  portalDay,
  sheetDay,
  spanOf,
  typedMonth,
} from "./book-month.ts";

const month = (text: string) => typedMonth(text) ?? monthOf(new Date(0));

const noMonths = ["", null, "2026", "2026-13", "2026-00", "2026-1", "1999-12", "2026-11-01", "2026-11'"];
const otherDigits = "２０２６-11";

test.each([...noMonths, otherDigits])("%j is no month", (text) => expect(typedMonth(text)).toBeUndefined());

test("a month begins and ends at midnight in India", () => {
  const expected = { from: new Date("2026-10-31T18:30:00Z"), until: new Date("2026-11-30T18:30:00Z") };
  expect(spanOf(month("2026-11"))).toEqual(expected);
  expect(monthOf(new Date("2026-11-30T18:29:59.999Z"))).toBe("2026-11");
  expect(monthOf(new Date("2026-11-30T18:30:00Z"))).toBe("2026-12");
});

test("months follow each other over the end of a year", () => {
  expect([monthAfter(month("2026-12")), monthAfter(month("2026-01"), -1)]).toEqual(["2027-01", "2025-12"]);
  expect(monthsSince(month("2026-11"), month("2027-01"))).toEqual(["2027-01", "2026-12", "2026-11"]);
  expect(monthsSince(month("2027-02"), month("2027-01"))).toEqual([]);
});

test("a month and a day read as people, the portal and its tool write them", () => {
  expect([monthName(month("2026-11")), filingPeriod(month("2026-11"))]).toEqual(["November 2026", "112026"]);
  // Past midnight in India.
  const issuedAt = "2026-11-20T19:00:00.000Z";
  expect([sheetDay(issuedAt), portalDay(issuedAt)]).toEqual(["21-Nov-2026", "21-11-2026"]);
});

test("a return is due on the 11th of the month after", () =>
  expect([dueDay(month("2026-11")), dueDay(month("2026-12"))]).toEqual(["2026-12-11", "2027-01-11"]));
