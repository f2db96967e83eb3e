import { englishMonths } from "./english-months.ts";

export const timeText = {
  months: englishMonths,
  /** '21 November 2026 at 12:35 pm': the en-IN long form with hour and minute. */
  moment: (date: string, hour: number, minute: string) =>
    `${date} at ${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`,
  range: (from: string, until: string) => `${from} to ${until}`,
};
