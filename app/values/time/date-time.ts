import { timeText } from "./time.text.ts";

/**
 * India has one time zone and no summer time: the same arithmetic gives the same text on server and browser.
 */
const indiaAheadOfUtc = (5 * 60 + 30) * 60 * 1000;

/** '21 November 2026' in India, '21 नवंबर 2026' in Hindi. */
export function longDate(moment: Date): string {
  const inIndia = new Date(moment.getTime() + indiaAheadOfUtc);
  return `${inIndia.getUTCDate()} ${timeText.months[inIndia.getUTCMonth()]} ${inIndia.getUTCFullYear()}`;
}

/** 'November 2026' in India. */
export const monthOfYear = (moment: Date): string => longDate(moment).replace(/^\d+ /, "");

/** '1 December 2026' of a day such as '2026-12-01'. */
export const longDay = (day: string): string => longDate(new Date(`${day}T12:00:00+05:30`));

/** '1 December' of a day such as '2026-12-01', where the year is understood. */
export const dayOfYear = (day: string): string => longDay(day).replace(/ \d{4}$/, "");

/** '21 November 2026 at 12:35 pm' in India. */
export function longDateTime(moment: Date): string {
  const inIndia = new Date(moment.getTime() + indiaAheadOfUtc);
  const hour = inIndia.getUTCHours();
  const minute = String(inIndia.getUTCMinutes()).padStart(2, "0");
  return timeText.moment(longDate(moment), hour, minute);
}

/** '2026-11-21 12:35' in India, which spreadsheets take as a date with its time. */
export const sheetDateTime = (moment: Date): string =>
  new Date(moment.getTime() + indiaAheadOfUtc).toISOString().slice(0, 16).replace("T", " ");
