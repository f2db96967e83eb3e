import { longDate, longDateTime } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

/** The time only where it is not midnight in India. */
export const dateOrMoment = (moment: Date): string =>
  startOfIndianDay(indianDay(moment)).getTime() === moment.getTime()
    ? longDate(moment)
    : longDateTime(moment);
