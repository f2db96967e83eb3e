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

/** What is numbered anew in each financial year. */
export interface YearSerial {
  financialYear: string;
  serial: number;
}

/** More digits would not fit into a number. */
const mostSerial = 9_999_999;

/** A number in parts, such as 'M/26-27/000012'; undefined for what `print` prints otherwise. */
export function yearSerialIn(
  text: string,
  print: (financialYear: string, serial: number) => string,
): YearSerial | undefined {
  const whole = text.trim().toUpperCase();
  const [, first = "", second = "", digits = ""] = /(\d\d)-(\d\d)[/-](\d+)$/.exec(whole) ?? [];
  const [financialYear, serial] = [`${first}-${second}`, Number(digits)];
  if (first === "" || Number(second) !== (Number(first) + 1) % 100) return undefined;
  if (serial < 1 || serial > mostSerial || print(financialYear, serial) !== whole) return undefined;
  return { financialYear, serial };
}
