import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { spanOf } from "../rules/book-month.ts";
import { checkDocument, type Problem } from "../rules/check-document.ts";
import { papersOf } from "./papers.db.server.ts";
import { type Book, enter } from "./read-book.server.ts";

/** All problems of a month: those that the book shows, and beyond them by its papers, part by part. */
export async function* problemsOf(
  db: Kysely<Tables>,
  book: Book & { gstin: string },
): AsyncGenerator<Problem[]> {
  const { general, problems } = book.tables;
  if (problems.count === problems.first.length) return yield problems.first;
  yield general;
  for await (const papers of papersOf(db, spanOf(book.month))) {
    const found: Problem[] = [];
    const into = {
      add: (document: Parameters<typeof checkDocument>[0]) => void found.push(...checkDocument(document)),
      addProblem: (problem: Problem) => void found.push(problem),
    };
    for (const paper of papers) enter(into, paper, book.gstin);
    yield found;
  }
}
