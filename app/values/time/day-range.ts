import { longDay } from "./date-time.ts";

/** '2 to 5 December 2026', '30 November to 2 December 2026', or one day where both are the same. */
export function dayRange(from: string, until: string): string {
  if (from === until) return longDay(until);
  const [day = "", month = "", year = ""] = longDay(from).split(" ");
  const [, endMonth, endYear] = longDay(until).split(" ");
  if (year !== endYear) return `${longDay(from)} to ${longDay(until)}`;
  return `${month === endMonth ? day : `${day} ${month}`} to ${longDay(until)}`;
}
