import { latinDigits } from "../text/latin-digits.ts";
import { englishMonths } from "./english-months.ts";
import { typedMoment } from "./typed-moment.ts";

const numbered = /^(\d{1,2})[-/. ](\d{4})$/;
const named = /^([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})$/i;
const yearFirst = /^(\d{4})-(\d{1,2})$/;

/**
 * The month that somebody typed, as '2026-11': '11/2026', 'Nov 2026', 'November 2026', '2026-11', and what a
 * spreadsheet makes of these: 'Nov-26', '01/11/2026'. Undefined for anything else.
 */
export function monthTyped(text: string): string | undefined {
  const words = latinDigits(text).trim().replaceAll(/\s+/g, " ");
  const [, numberOfMonth, year] = numbered.exec(words) ?? [];
  if (numberOfMonth) return monthText(year, Number(numberOfMonth));
  const [, name = "", namedYear] = named.exec(words) ?? [];
  if (name) return monthText(namedYear?.length === 2 ? `20${namedYear}` : namedYear, numberOf(name));
  const [, isoYear, isoMonth] = yearFirst.exec(words) ?? [];
  if (isoYear) return monthText(isoYear, Number(isoMonth));
  // In India, where the day begins in the middle of UTC's.
  const day = typedMoment(words, "start");
  return day && new Date(day.getTime() + 12 * 3_600_000).toISOString().slice(0, 7);
}

const numberOf = (name: string): number =>
  englishMonths.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;

const monthText = (year = "", month = 0): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : undefined;

/** 'November 2026' of '2026-11', as it is stored. */
export function monthInEnglish(month: string): string {
  const [year, number] = month.split("-");
  return `${englishMonths[Number(number) - 1]} ${year}`;
}
