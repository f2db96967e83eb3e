import type { ReturnTerms } from "../return-terms.ts";
import { indianDay, startOfIndianDay } from "./indian-day.ts";

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** What an order promised when it was placed; null in one from before the shop stored that. */
export interface FrozenTerms {
  returnDays: number | null;
  damageHours: number | null;
}

/** For how long an order's goods are taken back: as it promised, else as the shop does today. */
export const termsOf = ({ returnDays, damageHours }: FrozenTerms, today: ReturnTerms): ReturnTerms => ({
  days: returnDays ?? today.days,
  damageHours: damageHours ?? today.damageHours,
});

/** The last day on which sound goods are taken back, such as '2026-12-21'; undefined where none are. */
export function lastReturnDay(deliveredAt: Date, { days }: Pick<ReturnTerms, "days">): string | undefined {
  if (days === 0) return undefined;
  const begun = startOfIndianDay(indianDay(deliveredAt));
  return indianDay(new Date(begun.getTime() + days * dayMs));
}

/** May sound goods still be sent back: until the end of the last day, in India? */
export function isReturnOpen(deliveredAt: Date, terms: Pick<ReturnTerms, "days">, now: Date): boolean {
  const last = lastReturnDay(deliveredAt, terms);
  return last !== undefined && indianDay(now) <= last;
}

/** Is damage reported after the shop's hours for it? It is taken all the same, and marked. */
export const isDamageLate = (
  deliveredAt: Date,
  { damageHours }: Pick<ReturnTerms, "damageHours">,
  now: Date,
): boolean => now.getTime() > deliveredAt.getTime() + damageHours * hourMs;
