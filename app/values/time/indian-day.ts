/** Days and months are counted in India (TEXT-3), which has one time zone and no summer time. */
const indiaAheadOfUtc = (5 * 60 + 30) * 60 * 1000;

/** The day in India, such as '2026-11-21'. */
export const indianDay = (moment: Date): string =>
  new Date(moment.getTime() + indiaAheadOfUtc).toISOString().slice(0, 10);

/** The year in India. */
export const indianYear = (moment: Date): number =>
  new Date(moment.getTime() + indiaAheadOfUtc).getUTCFullYear();

/** When a day such as '2026-11-21' begins in India. */
export const startOfIndianDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/**
 * Is it a day of the calendar that somebody may mean, such as '2026-11-21'? A year such as 0026 or 9999 is a
 * slip, and 0000 is none.
 */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
