import { startOfIndianDay } from "./indian-day.ts";

const indiaAheadOfUtc = (5 * 60 + 30) * 60 * 1000;

/** The Indian financial year of a moment, April to March in India: '26-27' for 21 November 2026. */
export function financialYear(moment: Date): string {
  const first = firstYearOf(moment);
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** From when until before when it lasts. */
export function financialYearSpan(moment: Date): { from: Date; until: Date } {
  const first = firstYearOf(moment);
  return { from: startOfIndianDay(`${first}-04-01`), until: startOfIndianDay(`${first + 1}-04-01`) };
}

function firstYearOf(moment: Date): number {
  const inIndia = new Date(moment.getTime() + indiaAheadOfUtc);
  const april = 3;
  return inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < april ? 1 : 0);
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, "0");
