import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

/** The first moment of the day in India that lies so many days back. */
export const sinceOf = (now: Date, days: number): Date =>
  startOfIndianDay(indianDay(new Date(now.getTime() - days * 24 * 60 * 60_000)));
