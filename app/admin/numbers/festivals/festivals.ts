import { festivalNames } from "#promise/festivals.text.ts";
import { type Festival, festivalLeadDays, festivals } from "#values/time/festival-days.ts";

/** One year's day of a festival, and that of the year before. */
export interface Occasion {
  festival: Festival;
  day: string;
  last: string;
}

/** Every occasion that has one before it. */
const occasions: readonly Occasion[] = festivals.flatMap(({ key, days: on }) =>
  on.slice(1).map((day, place) => ({ festival: key, day, last: on[place] ?? day })),
);

/**
 * The occasion that an address names by festival and year, as 'diwali-2026'; without one, that whose time it
 * is: the next within its lead, else the one that was last.
 */
export function occasionOf(text: string | null, today: string): Occasion {
  const asked = occasions.find(({ festival, day }) => text === `${festival}-${day.slice(0, 4)}`);
  const byDay = occasions.toSorted((a, b) => a.day.localeCompare(b.day));
  const next = byDay.find(({ day }) => day >= today);
  const isNear = next && Date.parse(next.day) - Date.parse(today) <= festivalLeadDays * 24 * 60 * 60_000;
  const usual = isNear ? next : byDay.findLast(({ day }) => day < today);
  const [first] = byDay;
  const occasion = asked ?? usual ?? next ?? first;
  if (!occasion) throw new Error("no festival is known");
  return occasion;
}

/** The festivals to choose from: of the last three years and the next, newest first. */
export function occasionsAround(today: string): Occasion[] {
  const year = Number(today.slice(0, 4));
  return occasions
    .filter(({ day }) => Math.abs(Number(day.slice(0, 4)) - year + 1) <= 2)
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** 'Diwali 2026'. */
export const occasionName = ({ festival, day }: Occasion): string =>
  `${festivalNames[festival]} ${day.slice(0, 4)}`;

export const occasionKey = ({ festival, day }: Occasion): string => `${festival}-${day.slice(0, 4)}`;
