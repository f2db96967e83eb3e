import { monthOfYear } from "#values/time/date-time.ts";
import { englishMonths } from "#values/time/english-months.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

/** A month in India, such as '2026-11': what a return is filed for. */
export type BookMonth = string & { readonly unit: "month" };

/** From its first moment on, until before the next month's. */
export interface MonthSpan {
  from: Date;
  until: Date;
}

const form = /^(20\d{2})-(0[1-9]|1[0-2])$/;

const isMonth = (text: string): text is BookMonth => form.test(text);

/** The month that an address names; undefined for any other text. */
export const typedMonth = (text: string | null): BookMonth | undefined =>
  text !== null && isMonth(text) ? text : undefined;

/**
 * The month that an address names, where it is one of those that can be looked at; else the page's usual one.
 * Books, Money and their files read it so (BOOKS-1, MONEY-2).
 */
export function monthAsked(
  { searchParams }: { searchParams: URLSearchParams },
  { months, usual }: { months: readonly BookMonth[]; usual: BookMonth },
): BookMonth {
  const asked = typedMonth(searchParams.get("month"));
  return asked && months.includes(asked) ? asked : usual;
}

/** The month in India that a moment is in. */
export function monthOf(moment: Date): BookMonth {
  const month = indianDay(moment).slice(0, 7);
  if (!isMonth(month)) throw new RangeError(`no month of ours: ${month}`);
  return month;
}

export function monthAfter(month: BookMonth, months = 1): BookMonth {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const moved = new Date(Date.UTC(year, number - 1 + months, 15, 6, 30));
  return monthOf(moved);
}

export const spanOf = (month: BookMonth): MonthSpan => ({
  from: startOfIndianDay(`${month}-01`),
  until: startOfIndianDay(`${monthAfter(month)}-01`),
});

/** 'November 2026', 'नवंबर 2026' in Hindi. */
export const monthName = (month: BookMonth): string => monthOfYear(spanOf(month).from);

/** '112026', as the tax portal names a return's period. */
export const filingPeriod = (month: BookMonth): string => `${month.slice(5)}${month.slice(0, 4)}`;

/** From the month of a shop's first paper to the present one, newest first. */
export function monthsSince(first: BookMonth, present: BookMonth): BookMonth[] {
  const months: BookMonth[] = [];
  for (let month = present; month >= first && months.length < 240; month = monthAfter(month, -1))
    months.push(month);
  return months;
}

/** '21-Nov-2026', as the offline tool reads a day in a table file. */
export function sheetDay(issuedAt: string): string {
  const [year, month, day] = indianDay(new Date(issuedAt)).split("-");
  return `${day}-${englishMonths[Number(month) - 1]?.slice(0, 3)}-${year}`;
}

/** '21-11-2026', as the portal reads it. */
export const portalDay = (issuedAt: string): string =>
  indianDay(new Date(issuedAt)).split("-").reverse().join("-");

/**
 * Until when a monthly filer's GSTR-1 is due: the 11th of the month after (Notification 83/2020-Central Tax
 * of 10 November 2020). Quarterly filers have until the 13th after their quarter.
 */
export const dueDay = (month: BookMonth): string => `${monthAfter(month)}-11`;
