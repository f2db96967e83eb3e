import { monthOfYear } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";

/** Days in India from one to another, both included. */
export interface DaySpan {
  from: string;
  until: string;
}

export interface NumbersPeriod extends DaySpan {
  /** In the address: '7', '30', 'year' or a month such as '2026-11'. */
  key: string;
  /** The unit of a bar of its charts. */
  unit: "day" | "month";
  /** As much time right before it, to compare with. */
  before: DaySpan;
}

const dayMs = 24 * 60 * 60_000;

/** '2026-11-21' so many days later, or earlier below zero. */
export const shiftDay = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days lie between two. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

/** The days of a span, in order. */
export const daysOf = ({ from, until }: DaySpan): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, place) => shiftDay(from, place));

/** '2026-11' so many months later, or earlier below zero. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string): string => shiftDay(`${shiftMonth(month, 1)}-01`, -1);

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The months that can be looked at: from the first with any number to the present one, newest first. */
export function monthsOf(firstDay: string, today: string): string[] {
  const present = today.slice(0, 7);
  const back = Array.from({ length: 60 }, (_, months) => shiftMonth(present, -months));
  return back.filter((month) => month >= firstDay.slice(0, 7));
}

/** The month that an address names, where it has begun. */
export const begunMonth = (text: string | null, today: string): string | undefined =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= today.slice(0, 7) ? text : undefined;

/** The period that an address names; the last 30 days for any other text (NUMBERS-10). */
export function numbersPeriod(text: string | null, today: string): NumbersPeriod {
  if (text === "7" || text === "year") return text === "7" ? lastDays(7, today) : lastYear(today);
  const month = begunMonth(text, today);
  return month ? wholeMonth(month, today) : lastDays(30, today);
}

function lastDays(days: number, today: string): NumbersPeriod {
  const from = shiftDay(today, 1 - days);
  const before = { from: shiftDay(from, -days), until: shiftDay(from, -1) };
  return { key: String(days), unit: "day", from, until: today, before };
}

/** This month and the eleven before it, against the same time a year earlier. */
function lastYear(today: string): NumbersPeriod {
  const from = `${shiftMonth(today.slice(0, 7), -11)}-01`;
  const [sameMonth, start] = [shiftMonth(today.slice(0, 7), -12), `${shiftMonth(from.slice(0, 7), -12)}-01`];
  const until = earlier(`${sameMonth}-${today.slice(8)}`, lastDayOf(sameMonth));
  return { key: "year", unit: "month", from, until: today, before: { from: start, until } };
}

/** One that is not over is compared with as many days of the month before. */
function wholeMonth(month: string, today: string): NumbersPeriod {
  const until = earlier(lastDayOf(month), today);
  const former = shiftMonth(month, -1);
  const isOver = until === lastDayOf(month);
  const end = isOver ? lastDayOf(former) : earlier(`${former}-${until.slice(8)}`, lastDayOf(former));
  return {
    key: month,
    unit: "day",
    from: `${month}-01`,
    until,
    before: { from: `${former}-01`, until: end },
  };
}

/** 'November 2026', 'नवंबर 2026' in Hindi. */
export const nameOfMonth = (month: string): string => monthOfYear(startOfIndianDay(`${month}-01`));
