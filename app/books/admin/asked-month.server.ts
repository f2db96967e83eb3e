import type { Db } from "#platform/database/db.ts";
import { firstPaperAt } from "../reading/paper-totals.db.server.ts";
import { type PickedPapers, pickedPapers } from "../reading/papers.db.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { type BookMonth, monthAfter, monthAsked, monthOf, monthsSince, spanOf } from "../rules/book-month.ts";
import { mostPrinted } from "./paper-rows.ts";

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
export async function askedMonth(db: Db, url: URL, now: Date): Promise<AskedMonth> {
  const present = monthOf(now);
  const first = await firstPaperAt(db);
  const months = monthsSince(first ? monthOf(first) : present, present);
  const [usual = present] = [monthAfter(present, -1)].filter((month) => months.includes(month));
  const month = monthAsked(url, { months, usual });
  return { month, months, isRunning: month === present };
}

/** The first papers of a section, for a list on paper. */
export async function firstPapers(
  db: Db,
  { month, gstin }: { month: BookMonth; gstin: string },
  picked: PickedPapers,
): Promise<BookDocument[]> {
  const papers: BookDocument[] = [];
  for await (const part of pickedPapers(db, spanOf(month), gstin, picked)) {
    papers.push(...part);
    if (papers.length >= mostPrinted) break;
  }
  return papers.slice(0, mostPrinted);
}
