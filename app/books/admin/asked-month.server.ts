import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { firstPaperAt } from "../reading/paper-totals.db.server.ts";
import { type BookMonth, monthAfter, monthOf, monthsSince, typedMonth } from "../rules/book-month.ts";

/** The month that is looked at, and those that can be. */
export interface AskedMonth {
  month: BookMonth;
  /** Newest first, from the present one back to that of the first paper. */
  months: BookMonth[];
  isRunning: boolean;
}

/**
 * The month of the address; without one, or with one that has no papers yet, the last that is over, which is
 * the one to be filed. In a shop's first month it is that one.
 */
export async function askedMonth(db: Kysely<Tables>, { searchParams }: URL, now: Date): Promise<AskedMonth> {
  const present = monthOf(now);
  const first = await firstPaperAt(db);
  const months = monthsSince(first ? monthOf(first) : present, present);
  const asked = typedMonth(searchParams.get("month"));
  const [usual = present] = [monthAfter(present, -1)].filter((month) => months.includes(month));
  const month = asked && months.includes(asked) ? asked : usual;
  return { month, months, isRunning: month === present };
}
