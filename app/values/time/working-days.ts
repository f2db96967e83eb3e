import { indianDay, startOfIndianDay } from "./indian-day.ts";

/**
 * Days on which nobody works beside Sundays: single ones such as '2026-11-14', and those of every year such
 * as '01-26'.
 */
export type ClosedDays = ReadonlySet<string>;

const dayMs = 24 * 60 * 60 * 1000;
/** Noon keeps clear of both midnights. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day after one such as '2026-11-21'. */
export const dayAfter = (day: string): string => isoDay(new Date(noon(day).getTime() + dayMs));

const dayBefore = (day: string): string => isoDay(new Date(noon(day).getTime() - dayMs));

/** Monday to Saturday, less the closed days (PRODUCT-28). */
export const isWorkingDay = (day: string, closed: ClosedDays): boolean =>
  noon(day).getUTCDay() !== 0 && !closed.has(day) && !closed.has(day.slice(5));

/** So many days on end are looked through: anyone who has closed more has closed for good. */
const furthest = 3 * 366;

/** The day that lies `count` working days after another one, which itself does not count. */
export function workingDayAfter(day: string, count: number, closed: ClosedDays): string {
  let [last, left] = [day, count];
  for (let looked = 0; left > 0 && looked < furthest; looked += 1) {
    last = dayAfter(last);
    if (isWorkingDay(last, closed)) left -= 1;
  }
  return last;
}

/** The last day after which `count` working days still end before another one. */
export function lastDayFor(end: string, count: number, closed: ClosedDays): string {
  let [first, left] = [dayBefore(end), count];
  for (let looked = 0; left > 0 && looked < furthest; looked += 1) {
    if (isWorkingDay(first, closed)) left -= 1;
    first = dayBefore(first);
  }
  return first;
}

/** When the day of a moment ends in India: the next one's first moment. */
export const endOfIndianDay = (moment: Date): Date => startOfIndianDay(dayAfter(indianDay(moment)));
