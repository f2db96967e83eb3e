import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfTyped, type Edge, momentToType, onDay, typedMoment } from "./typed-moment.ts";
import { monthInEnglish, monthTyped } from "./typed-month.ts";

const at = (text: string, edge: Edge = "start") => typedMoment(text, edge)?.toISOString();

test.each(["30/11/2026", "30-11-2026", "30.11.2026", "30-11-26", "30 Nov 2026", "30-Nov-26", "2026-11-30"])(
  "the day %s begins at midnight in India, and ends with the next one",
  (text) => {
    expect(at(text)).toBe("2026-11-29T18:30:00.000Z");
    expect(at(text, "end")).toBe("2026-11-30T18:30:00.000Z");
  },
);

test.each([
  ["5/1/2027 18:30", "2027-01-05T13:00:00.000Z"],
  [" 5  january, 2027  6:30 PM ", "2027-01-05T13:00:00.000Z"],
  ["5 January 2027 at 6:30 pm", "2027-01-05T13:00:00.000Z"],
  ["2027-01-05T18:30", "2027-01-05T13:00:00.000Z"],
  ["2027-01-05 18:30:15", "2027-01-05T13:00:15.000Z"],
  ["5 Jan 2027 12 am", "2027-01-04T18:30:00.000Z"],
  ["5 Jan 2027 12:05 pm", "2027-01-05T06:35:00.000Z"],
  ["29/2/2028 00:00", "2028-02-28T18:30:00.000Z"],
])("'%s' is a moment", (text, moment) => {
  expect(at(text)).toBe(moment);
  expect(at(text, "end")).toBe(moment);
});

test.each([
  "",
  "tomorrow",
  "30",
  "30/11",
  "11/30/2026",
  "31/11/2026",
  "29/2/2027",
  "30 Nov 0026",
  "30 Movember 2026",
  "30/11/2026 25:00",
  "30/11/2026 6:60 pm",
  "30/11/2026 13 pm",
  "30/11/2026 18",
  "30/11/2026 or so",
])("'%s' is no moment", (text) => expect(at(text)).toBeUndefined());

test.each([
  ["2026-11-29T18:30:00Z", "start", "30 November 2026"],
  ["2026-11-30T18:30:00Z", "end", "30 November 2026"],
  ["2026-11-30T13:00:00Z", "end", "30 November 2026 6:30 pm"],
  ["2026-11-29T18:30:15Z", "start", "30 November 2026 12:00:15 am"],
] as const)("%s as a period's %s is typed '%s'", (moment, edge, text) =>
  expect(momentToType(new Date(moment), edge)).toBe(text),
);

test("what is shown is read as the same moment", () => {
  const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom<Edge>("start", "end"), (second, edge) => {
      const moment = new Date(second * 1000);
      expect(typedMoment(momentToType(moment, edge), edge)).toEqual(moment);
    }),
  );
});

test.each([
  ["", "", "2/1/2027"],
  ["30 November 2026 6:30 pm", "2026-11-30", "2/1/2027 6:30 pm"],
  ["2026-11-30", "2026-11-30", "2/1/2027"],
  ["soon", "", "2/1/2027"],
])("a calendar opens for '%s' at '%s', and 2 January makes it '%s'", (text, day, then) => {
  expect([dayOfTyped(text), onDay(text, "2027-01-02")]).toEqual([day, then]);
});

test.each([
  ["11/2026", "2026-11"],
  ["1-2026", "2026-01"],
  [" nov  2026 ", "2026-11"],
  ["November, 2026", "2026-11"],
  ["Sept 2026", "2026-09"],
  ["Nov-26", "2026-11"],
  ["2026-11", "2026-11"],
  ["01/11/2026", "2026-11"],
  ["2026-11-01", "2026-11"],
  ["1 May 2026", "2026-05"],
])("the month %s is %s", (text, month) => expect(monthTyped(text)).toBe(month));

test.each(["", "2026", "13/2026", "0/2026", "Diwali 2026", "Nov", "11/26", "November 20266", "2026-13"])(
  "%j is no month",
  (text) => expect(monthTyped(text)).toBeUndefined(),
);

test("a month is kept in English", () => expect(monthInEnglish("2026-11")).toBe("November 2026"));
