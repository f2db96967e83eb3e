import { expect, test } from "vitest";
import { readClosedDays } from "./closed-days.ts";
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

const daysOf = (text: string) => {
  const read = readClosedDays(text);
  return read.ok ? [...read.days] : `no day: ${read.line}`;
};

test.each([
  ["", []],
  [" \n\n ", []],
  ["26 January", ["01-26"]],
  ["26 jan; 15 Aug", ["01-26", "08-15"]],
  ["29 February", ["02-29"]],
  ["14 November 2026", ["2026-11-14"]],
  ["14th Nov 2026\n14/11/2026\n2026-11-14", ["2026-11-14"]],
  ["30 December 2026 to 2 January 2027", ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]],
  ["14 November 2026 - 14 November 2026", ["2026-11-14"]],
])("%j closes %j", (text, days) => expect(daysOf(text)).toEqual(days));

test.each([
  ["26 January\n32 March", "32 March"],
  ["31 April 2026", "31 April 2026"],
  ["29 February 2026", "29 February 2026"],
  ["Diwali", "Diwali"],
  ["26 Janvier", "26 Janvier"],
  ["26 J", "26 J"],
  ["01-26", "01-26"],
  ["18 October to 24 October", "18 October to 24 October"],
  ["24 October 2026 to 18 October 2026", "24 October 2026 to 18 October 2026"],
  ["1 January 2026 to 31 December 2026", "1 January 2026 to 31 December 2026"],
  ["1 May 2026 to 2 May 2026 to 3 May 2026", "1 May 2026 to 2 May 2026 to 3 May 2026"],
  ["15 August 9999", "15 August 9999"],
])("%j is refused for %j", (text, line) => expect(daysOf(text)).toBe(`no day: ${line}`));
