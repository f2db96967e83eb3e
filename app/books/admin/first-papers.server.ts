import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type PickedPapers, pickedPapers } from "../reading/papers.db.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { type BookMonth, spanOf } from "../rules/book-month.ts";
import { mostPrinted } from "./paper-rows.ts";

/** The first papers of a section, for a list on paper. */
export async function firstPapers(
  db: Kysely<Tables>,
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
