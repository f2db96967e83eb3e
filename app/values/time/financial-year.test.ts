import { expect, test } from "vitest";
import { financialYear } from "./financial-year.ts";

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
