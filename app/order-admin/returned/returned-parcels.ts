import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
/** What the report divides parcels by. */
export const groupings = ["method", "state", "pin"] as const;
export type Grouping = (typeof groupings)[number];

/** Parcels of one group: how many left, and how many of them came back or are on their way back. */
export interface ReturnedGroup {
  grouping: Grouping;
  /** A state, the first three digits of a PIN code, or a way to pay. */
  name: string;
  sent: number;
  back: number;
}

export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** How many days back the report looks; the middle one where the address says none of them. */
export const periodOf = (text: string | null): Period => periods.find((days) => String(days) === text) ?? 90;

/** '12.5 %': of those that left. */
export const rateOf = ({ sent, back }: Pick<ReturnedGroup, "sent" | "back">): string =>
  `${(sent === 0 ? 0 : (back / sent) * 100).toFixed(1).replace(/\.0$/, "")} %`;

/** The groups of one kind, those with most parcels back first. */
export const groupsBy = (groups: readonly ReturnedGroup[], grouping: Grouping): ReturnedGroup[] =>
  groups
    .filter((group) => group.grouping === grouping)
    .sort((a, b) => b.back - a.back || b.sent - a.sent || a.name.localeCompare(b.name));

/** The first moment of the day in India that lies so many days back. */
export const sinceOf = (now: Date, days: number): Date =>
  startOfIndianDay(indianDay(new Date(now.getTime() - days * 24 * 60 * 60_000)));
