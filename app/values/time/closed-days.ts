import { isDay } from "./indian-day.ts";
import { type ClosedDays, dayAfter } from "./working-days.ts";

/** So many days a line may close; the shop's festival weeks are shorter. */
const longestRange = 92;
const mostLines = 100;

export type ReadClosedDays = { ok: true; days: ClosedDays } | { ok: false; line: string };

/**
 * The days that an owner typed, one or a range on a line: '26 January' (of every year), '14 November 2026',
 * '18 October 2026 to 24 October 2026'; 14/11/2026 and 2026-11-14 are read, too. A line that says no day is
 * named.
 */
export function readClosedDays(text: string): ReadClosedDays {
  const lines = text.split(/[\n;]+/).map((line) => line.trim().replaceAll(/\s+/g, " "));
  const typed = lines.filter(Boolean);
  const days = new Set<string>();
  for (const [place, line] of typed.entries()) {
    const found = place < mostLines ? daysIn(line) : undefined;
    if (!found) return { ok: false, line };
    for (const day of found) days.add(day);
  }
  return { ok: true, days };
}

function daysIn(line: string): string[] | undefined {
  const [from = "", to, ...rest] = line.split(/ (?:to|until|till|-|–) /i);
  const first = dayIn(from);
  if (first === undefined || rest.length > 0) return undefined;
  if (to === undefined) return [first];
  const last = dayIn(to);
  return last !== undefined && isWhole(first) && isWhole(last) ? daysFrom(first, last) : undefined;
}

const isWhole = (day: string): boolean => day.length > 5;

function daysFrom(first: string, last: string): string[] | undefined {
  const days = [first];
  for (let day = first; day < last; days.push(day)) {
    if (days.length >= longestRange) return undefined;
    day = dayAfter(day);
  }
  return first <= last ? days : undefined;
}

const named = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]([a-z]{3,9})\.?,?(?:[ .-](\d{4}))?$/i;
const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

function dayIn(text: string): string | undefined {
  const [, day = "", month = "", year] = named.exec(text) ?? numbered.exec(text) ?? [];
  if (day === "") return isDay(text) ? text : undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : monthOf(month);
  const inYear = `${String(monthNumber).padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A leap year has every day that may come each year.
  if (!isDay(`${year ?? "2028"}-${inYear}`)) return undefined;
  return year ? `${year}-${inYear}` : inYear;
}

const full = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** From 1; 0 for a word that is no month. */
function monthOf(word: string): number {
  const lower = word.toLowerCase();
  return full.findIndex((month) => month === lower || (lower.length <= 4 && month.startsWith(lower))) + 1;
}

const noDays: ClosedDays = new Set();

/** The closed days as the settings have them; what can't be read closes nothing. */
export function closedDaysOf({ closedDays }: { closedDays: string }): ClosedDays {
  const read = closedDays === "" ? undefined : readClosedDays(closedDays);
  return read?.ok ? read.days : noDays;
}
