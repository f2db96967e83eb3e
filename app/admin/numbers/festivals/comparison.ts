import { festivalLeadDays } from "#values/time/festival-days.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { festivalText } from "../numbers.text.ts";
import type { DaySpan } from "../period.ts";
import { daysBetween, shiftDay } from "../period.ts";
import { type Occasion, occasionOf } from "./festivals.ts";

/** Two times of equal length that are set side by side, day for day. */
export interface Comparison {
  /** Undefined for a time of the owner's own. */
  occasion: Occasion | undefined;
  now: DaySpan;
  before: DaySpan;
}

/** The longest time of the owner's own. */
const mostDays = 92;

export interface OwnTimes {
  from: string;
  until: string;
  against: string;
}

/**
 * The comparison of an address: the owner's own days from one to another with as many from a third on; else a
 * festival's thirty days, to its day.
 */
export function comparisonOf(asked: URLSearchParams, today: string): Comparison {
  const own = ownTimes(asked);
  if (own) {
    const length = Math.min(daysBetween(own.from, own.until), mostDays - 1);
    return {
      occasion: undefined,
      now: { from: own.from, until: shiftDay(own.from, length) },
      before: { from: own.against, until: shiftDay(own.against, length) },
    };
  }
  const occasion = occasionOf(asked.get("festival"), today);
  const until = (day: string): DaySpan => ({ from: shiftDay(day, 1 - festivalLeadDays), until: day });
  return { occasion, now: until(occasion.day), before: until(occasion.last) };
}

function ownTimes(asked: URLSearchParams): OwnTimes | undefined {
  const [from = "", until = "", against = ""] = ["from", "until", "against"].map((name) =>
    typedDay(asked.get(name) ?? ""),
  );
  return [from, until, against].every(isDay) && from <= until ? { from, until, against } : undefined;
}

/** The figures of one day of either time. */
export interface DayFigures {
  visits: number;
  orders: number | null;
  revenue: number | null;
}

export interface ComparedDay {
  /** From the first of both times on. */
  place: number;
  day: string;
  dayBefore: string;
  /** Null of a day that is not there yet. */
  now: DayFigures | null;
  before: DayFigures;
}

/** Both times up to a day, and as a whole. */
export function comparedSums(days: readonly ComparedDay[]): {
  now: DayFigures;
  before: DayFigures;
  whole: DayFigures;
} {
  const begun = days.filter(({ now }) => now !== null);
  return {
    now: added(begun.map(({ now }) => now)),
    before: added(begun.map(({ before }) => before)),
    whole: added(days.map(({ before }) => before)),
  };
}

const added = (rows: readonly (DayFigures | null)[]): DayFigures => ({
  visits: rows.reduce((sum, row) => sum + (row?.visits ?? 0), 0),
  orders: sumOrNull(rows.map((row) => row?.orders)),
  revenue: sumOrNull(rows.map((row) => row?.revenue)),
});

const sumOrNull = (values: readonly (number | null | undefined)[]): number | null =>
  values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** '12 days before', 'the day itself'; of the owner's own time 'Day 1'. */
export function placeName(place: number, length: number, hasOccasion: boolean): string {
  if (!hasOccasion) return festivalText.days.own(place + 1);
  const left = length - 1 - place;
  return left === 0 ? festivalText.days.itself : festivalText.days.before(left);
}
