import { longDay } from "./date-time.ts";
import { timeText } from "./time.text.ts";

/** '2 to 5 December 2026', '30 November to 2 December 2026', or one day where both are the same. */
export function dayRange(from: string, until: string): string {
  if (from === until) return longDay(until);
  const [day = "", month = "", year = ""] = longDay(from).split(" ");
  const [, endMonth, endYear] = longDay(until).split(" ");
  if (year !== endYear) return timeText.range(longDay(from), longDay(until));
  return timeText.range(month === endMonth ? day : `${day} ${month}`, longDay(until));
}
