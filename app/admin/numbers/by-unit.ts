import { longDay } from "#values/time/date-time.ts";
import { numbersText } from "./numbers.text.ts";
import { daysOf, type NumbersPeriod, nameOfMonth } from "./period.ts";

/** A bar of a chart: a day, or a month with all its days. */
export interface Unit {
  key: string;
  /** '21', 'Nov' for a chart; '21 November 2026' for a table. */
  label: string;
  name: string;
}

/** The units of a period, in order. */
export function unitsOf({ unit, ...span }: NumbersPeriod): Unit[] {
  const days = daysOf(span);
  if (unit === "day")
    return days.map((day) => ({ key: day, label: dayLabel(day, days), name: longDay(day) }));
  return [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => ({
    key: month,
    label: shortMonth(month),
    name: nameOfMonth(month),
  }));
}

const shortMonth = (day: string): string => numbersText.shortMonths[Number(day.slice(5, 7)) - 1] ?? "";

/** The number of the day, with its month where the days lie in several. */
const dayLabel = (day: string, [first = day]: readonly string[]): string =>
  `${Number(day.slice(8))}${first.slice(8) === "01" ? "" : ` ${shortMonth(day)}`}`;

/** The rows of a unit. */
export const inUnit = <Row extends { day: string }>(rows: readonly Row[], { key }: Unit): Row[] =>
  rows.filter(({ day }) => day.startsWith(key));
