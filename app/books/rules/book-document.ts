import type { Invoice } from "#orders/invoice/invoice.ts";
import { addSplits, lessSplit, type TaxSplit } from "#orders/invoice/tax-split.ts";
import { type Paise, sum } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { largeLimitOn } from "./large-limit.ts";

/** An invoice or a credit note as it was frozen, and the order that it is of. */
export interface BookDocument {
  orderId: string;
  facts: Invoice;
  /** Of a credit note: the invoice that it takes back a part of. */
  original?: Pick<Invoice, "total" | "issuedAt"> | undefined;
}

/** A paper whose facts cannot be read. */
export interface BrokenDocument {
  orderId: string;
  number: string;
}

/** The parts of GSTR-1 that taxed sales are reported in, by the offline tool's names. */
export type BookSection = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";

export const isNote = ({ facts }: Pick<BookDocument, "facts">): boolean => facts.against !== undefined;

/**
 * Where a paper's taxed lines belong (BOOKS-4). A note to an unregistered buyer follows its invoice: what was
 * reported by itself is taken back by itself, the rest is netted in table 7.
 */
export function sectionOf(document: BookDocument): BookSection {
  const { facts, original = facts } = document;
  if (facts.buyer.gstin !== null) return isNote(document) ? "cdnr" : "b2b";
  const limit = largeLimitOn(indianDay(new Date(original.issuedAt)));
  if (facts.taxPlace === "same-state" || original.total <= limit) return "b2cs";
  return isNote(document) ? "cdnur" : "b2cl";
}

/** What of a paper bears one rate. */
export interface RateSum {
  /** Hundredths of a per cent. */
  rate: number;
  split: TaxSplit;
}

const nothing: TaxSplit = addSplits([]);

/** A paper's taxed lines, one sum a rate, the lowest first: the offline tool keeps one row a rate. */
export function rateSums({ lines }: Pick<Invoice, "lines">): RateSum[] {
  const rates = [...new Set(lines.flatMap(({ rate }) => rate ?? []))].sort((a, b) => a - b);
  return rates
    .map((rate) => ({
      rate,
      split: addSplits(lines.filter((line) => line.rate === rate).map(({ split }) => split)),
    }))
    .filter(({ split }) => Object.values(split).some((amount) => amount !== 0));
}

/** What of a paper bears no tax. */
export const untaxedOf = ({ lines }: Pick<Invoice, "lines">): Paise =>
  sum(lines.filter(({ rate }) => rate === null).map(({ amount }) => amount));

/** A split as its paper moves the month: notes take away. */
export const signedSplit = (document: BookDocument, split: TaxSplit): TaxSplit =>
  isNote(document) ? lessSplit(nothing, split) : split;

/** The same of a sum or a number of pieces; never a zero below zero. */
export const signedBy = (document: BookDocument, amount: number): number =>
  isNote(document) ? 0 - amount : amount;
