import { sheetDateTime } from "#values/time/date-time.ts";
import { indianDay, isDay, startOfIndianDay } from "#values/time/indian-day.ts";

const aDay = 24 * 60 * 60_000;

/**
 * A moment as an owner types it, in India: a day, with or without a time. An end without a time is that day's
 * end. Undefined of any other text.
 */
export function typedMoment(text: string, isEnd: boolean): Date | undefined {
  const [, day = "", time] = /^(\d{4}-\d{2}-\d{2})(?:[T ]+([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  if (!isDay(day)) return undefined;
  const start = startOfIndianDay(day).getTime();
  if (time === undefined) return new Date(isEnd ? start + aDay : start);
  return new Date(`${day}T${text.slice(-5)}:00+05:30`);
}

/** The same as it would be typed. */
export function momentToType(moment: Date | null, isEnd: boolean): string {
  if (!moment) return "";
  if (startOfIndianDay(indianDay(moment)).getTime() !== moment.getTime()) return sheetDateTime(moment);
  return indianDay(isEnd ? new Date(moment.getTime() - aDay) : moment);
}
