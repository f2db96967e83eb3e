import { supplyStateOf } from "#orders/invoice/invoice.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { TaxSplit } from "#values/money/tax-split.ts";
import { booksText as text } from "../books.text.ts";
import { placeCell } from "../files/sheets.ts";
import { type BookDocument, rateSums } from "../rules/book-document.ts";
import { sheetDay } from "../rules/book-month.ts";
import type { WordColumn } from "./table-columns.ts";

/** So many papers of a section are printed. */
export const mostPrinted = 200;

/** What one paper comes to at one rate. */
export interface PaperRow {
  document: BookDocument;
  rate: number;
  split: TaxSplit;
}

export const paperRows = (papers: readonly BookDocument[]): PaperRow[] =>
  papers.flatMap((document) => rateSums(document.facts).map((row) => ({ document, ...row })));

/** As they are listed on paper: number, day, buyer, place, value, and what is taxed. */
export const paperColumns = (): readonly WordColumn<PaperRow>[] => [
  { key: "number", label: text.columns.number, cell: ({ document: { facts } }) => facts.number },
  { key: "day", label: text.columns.day, cell: ({ document: { facts } }) => sheetDay(facts.issuedAt) },
  {
    key: "buyer",
    label: text.columns.buyer,
    cell: ({ document: { facts } }) => [facts.buyer.gstin, facts.buyer.name].filter(Boolean).join(" "),
  },
  {
    key: "place",
    label: text.columns.place,
    cell: ({ document: { facts } }) => placeCell(supplyStateOf(facts)) || "?",
  },
  {
    key: "value",
    label: text.columns.value,
    figures: true,
    cell: ({ document: { facts } }) => rupeesExact(facts.total),
  },
  { key: "rate", label: text.columns.rate, figures: true, cell: ({ rate }) => `${rate / 100} %` },
  {
    key: "taxable",
    label: text.columns.taxable,
    figures: true,
    cell: ({ split }) => rupeesExact(split.taxable),
  },
];
