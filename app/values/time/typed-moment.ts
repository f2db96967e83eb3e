import { latinDigits } from "../text/latin-digits.ts";
import { longDate } from "./date-time.ts";
import { englishMonths } from "./english-months.ts";
import { indianDay, isDay, startOfIndianDay } from "./indian-day.ts";
import { timeText } from "./time.text.ts";

/** A day without a time begins a period with its first moment and ends it with its last. */
export type Edge = "start" | "end";

const minute = 60_000;
const day = 24 * 60 * minute;

const dated =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9}|[\u0900-\u097f]{2,9})[-/., ]+(\d{4}|\d{2}))(?:[T, ]+(?:at )?(.+))?$/i;
const timed = /^(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s*(am|pm)?$/i;

/**
 * The moment in India that somebody typed: '30/11/2026', '30-11-26', '30 Nov 2026', '2026-11-30', each with a
 * time behind it or without: '18:30', '6:30 pm', '6 pm'. Days come before months, as India writes them.
 * Undefined for anything else. A day without a time ends a period when the next day begins.
 */
export function typedMoment(text: string, edge: Edge): Date | undefined {
  const match = dated.exec(onOneLine(text));
  if (!match) return undefined;
  const [, isoYear, isoMonth, isoDay, dayOfMonth, month, year, time] = match;
  const typedDay = isoYear
    ? dayText(isoYear, isoMonth, isoDay)
    : dayText(`${year?.length === 2 ? "20" : ""}${year}`, monthNumber(month ?? ""), dayOfMonth);
  if (!isDay(typedDay)) return undefined;
  const begins = startOfIndianDay(typedDay).getTime();
  if (time === undefined) return new Date(edge === "end" ? begins + day : begins);
  const into = typedTime(time);
  return into === undefined ? undefined : new Date(begins + into);
}

const dayText = (year: string, month = "", dayOfMonth = ""): string =>
  `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;

/** '11' of '11', 'nov', 'November' or the month's name in the reader's language; '0' of what is no month. */
function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const isMonth = (name: string) => name.toLowerCase().normalize().startsWith(text.toLowerCase().normalize());
  return String(Math.max(englishMonths.findIndex(isMonth), timeText.months.findIndex(isMonth)) + 1);
}

/** The same moment on another day, which a calendar names '2026-12-01': the time stays as it was typed. */
export function onDay(text: string, day: string): string {
  const [, , , , , , , time = ""] = dated.exec(onOneLine(text)) ?? [];
  return `${dayToType(day)} ${time}`.trim();
}

/** '1/12/2026' of '2026-12-01'. */
export const dayToType = (day: string): string => day.split("-").map(Number).reverse().join("/");

/** '2026-12-01' of a typed moment; '' of what is none. */
export function dayOfTyped(text: string): string {
  const moment = typedMoment(text, "start");
  return moment ? indianDay(moment) : "";
}

/** The day that somebody typed, as '2026-12-01'; what is none stays as it was typed. */
export const typedDay = (text: string): string => dayOfTyped(text) || text.trim();

const onOneLine = (text: string): string => latinDigits(text).trim().replaceAll(/\s+/g, " ");

/** Milliseconds from the day's beginning. */
function typedTime(text: string): number | undefined {
  const [found, hours, minutes = "0", seconds = "0", half] = timed.exec(text.trim()) ?? [];
  // A bare number is no time.
  if (found === undefined || /^\d+$/.test(found)) return undefined;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const inDay = half ? (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : hour;
  return (inDay * 60 + Number(minutes)) * minute + Number(seconds) * 1000;
}

/** A moment as somebody would type it in India: '30 November 2026', '30 November 2026 6:30 pm'. */
export function momentToType(moment: Date, edge: Edge): string {
  const shown = edge === "end" && isMidnight(moment) ? new Date(moment.getTime() - day) : moment;
  if (isMidnight(shown)) return longDate(shown);
  const into = moment.getTime() - startOfIndianDay(indianDay(moment)).getTime();
  const [hour, minutes, seconds] = [into / (60 * minute), (into / minute) % 60, (into / 1000) % 60];
  const exact = Math.floor(seconds) === 0 ? "" : `:${twoDigits(seconds)}`;
  const half = hour < 12 ? "am" : "pm";
  return `${longDate(moment)} ${Math.floor(hour) % 12 || 12}:${twoDigits(minutes)}${exact} ${half}`;
}

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, "0");

const isMidnight = (moment: Date): boolean =>
  moment.getTime() === startOfIndianDay(indianDay(moment)).getTime();
