import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { addSplits } from "#values/money/tax-split.ts";
import type { BookDocument, BrokenDocument } from "../rules/book-document.ts";
import { type BookMonth, spanOf } from "../rules/book-month.ts";
import { namesText } from "../rules/book-words.text.ts";
import { checkDocument, type Problem } from "../rules/check-document.ts";
import { type NumberRun, rangeOf } from "../rules/number-runs.ts";
import { type BookTables, openBook } from "../rules/open-book.ts";
import { type PaperTotals, proofOf, type SumsProof } from "../rules/proof.ts";
import { readCancelledPapers, readMissingNumbers, readNumberRuns } from "./paper-numbers.db.server.ts";
import { type GstinTotals, gstinOf, readPaperTotals } from "./paper-totals.db.server.ts";
import { papersOf } from "./papers.db.server.ts";

/** A month's return, made anew from its papers each time. */
export interface Book {
  month: BookMonth;
  /** Of the month's newest paper that has one; null where the shop had none, and no return is due. */
  gstin: string | null;
  tables: BookTables;
  runs: NumberRun[];
  proof: SumsProof;
  /** What papers of no GSTIN, or of another one, come to: no part of this return. */
  leftOut: GstinTotals[];
}

const noTotals: PaperTotals = {
  invoices: { papers: 0, value: paise(0), split: addSplits([]) },
  notes: { papers: 0, value: paise(0), split: addSplits([]) },
};

export async function readBook(db: Db, month: BookMonth): Promise<Book> {
  const span = spanOf(month);
  const totals = await readPaperTotals(db, span);
  const gstin = gstinOf(totals);
  const own = totals.find((each) => gstin !== null && each.gstin === gstin);
  const book = openBook();
  for await (const papers of papersOf(db, span)) for (const paper of papers) enter(book, paper, gstin);
  const cancelled = gstin === null ? [] : await readCancelledPapers(db, span, gstin);
  const tables = book.close([...(await readMissingNumbers(db, span)).map(gapProblem), ...cancelled]);
  return {
    month,
    gstin,
    tables,
    runs: gstin === null ? [] : await readNumberRuns(db, span, gstin),
    proof: proofOf(own ?? noTotals, tables),
    leftOut: totals.filter((each) => each !== own),
  };
}

function gapProblem(run: NumberRun): Problem {
  const { from, to, count } = rangeOf(run);
  return {
    kind: "gap",
    number: count === 1 ? from : namesText.range(from, to),
    orderId: null,
    detail: String(count),
  };
}

/** Enters a paper into its book, or says why it is no part of it. */
export function enter(
  book: Pick<ReturnType<typeof openBook>, "add" | "addBeside" | "addProblem">,
  paper: BookDocument | BrokenDocument,
  gstin: string | null,
): void {
  const { orderId } = paper;
  if (!("facts" in paper)) {
    book.addProblem({ kind: "unreadable", number: paper.number, orderId, detail: "" });
    return;
  }
  const { number, seller } = paper.facts;
  if (seller.gstin !== null && seller.gstin === gstin) {
    book.add(paper);
    return;
  }
  book.addBeside(paper);
  // Without a GSTIN there was nothing to report; the proof counts them.
  if (seller.gstin !== null) book.addProblem({ kind: "other-gstin", number, orderId, detail: seller.gstin });
}

/**
 * All problems of a month, for its file: those that the book shows, and beyond them by its papers, part by
 * part.
 */
export async function* problemsOf(db: Db, book: Book & { gstin: string }): AsyncGenerator<Problem[]> {
  const { general, problems } = book.tables;
  if (problems.count === problems.first.length) return yield problems.first;
  yield general;
  for await (const papers of papersOf(db, spanOf(book.month))) {
    const found: Problem[] = [];
    const into = {
      add: (document: Parameters<typeof checkDocument>[0]) =>
        void found.push(...speaking("en", () => checkDocument(document))),
      addBeside: () => undefined,
      addProblem: (problem: Problem) => void found.push(problem),
    };
    for (const paper of papers) enter(into, paper, book.gstin);
    yield found;
  }
}
