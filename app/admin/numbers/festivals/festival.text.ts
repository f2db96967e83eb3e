import { dayRange } from "#values/time/day-range.ts";
import type { DaySpan } from "../period.ts";

export const festivalText = {
  title: "Festivals",
  note: "The weeks before a festival beside those before the last one, day for day to the festival.",
  festival: "Festival",
  own: "Days of your own",
  from: "From",
  until: "To",
  against: "Compared with, from",
  show: "Show",
  back: "All Numbers",
  failed: { title: "Error", text: "Could not read the numbers." },
  unread: "These could not be read.",
  none: "Neither of the two times has a visit or an order yet.",
  spans: (now: DaySpan, before: DaySpan): string =>
    `${dayRange(now.from, now.until)} beside ${dayRange(before.from, before.until)}.`,
  said: (what: string, now: string, before: string, change: string): string =>
    `${what} so far: ${now}, and ${before} up to the same day last time${change === "" ? "" : ` (${change})`}.`,
  saidWhole: (what: string, now: string, before: string, change: string): string =>
    `${what}: ${now}, and ${before} last time${change === "" ? "" : ` (${change})`}.`,
  whole: (what: string, sum: string): string => `By the end ${what.toLowerCase()} came to ${sum} last time.`,
  thisTime: "This time",
  lastTime: "Last time",
  sources:
    "Dates are those of India’s holidays as timeanddate.com lists them; far ahead they may move by a day, and some places keep another day.",
} as const;
