import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { workingDayAfter } from "#values/time/working-days.ts";

/**
 * The day, such as '2026-12-01', by which goods leave that are ordered at a moment: the longest lead counts,
 * in working days (CATALOGUE-48). Null where nothing of them is made to order.
 */
export function leavesBy(
  leadDays: readonly (number | null)[],
  moment: Date,
  shop: { closedDays: string },
): string | null {
  const longest = Math.max(0, ...leadDays.map((days) => days ?? 0));
  return longest > 0 ? workingDayAfter(indianDay(moment), longest, closedDaysOf(shop)) : null;
}
