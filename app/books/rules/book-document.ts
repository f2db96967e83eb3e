import type { Invoice } from "#orders/invoice/invoice.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { addSplits, lessSplit, type TaxSplit } from "#values/money/tax-split.ts";
import { indianDay } from "#values/time/indian-day.ts";

interface Limit {
  /** Invoices of this day in India and later. */
  since: string;
  above: Paise;
  source: string;
}

/**
 * Above which value an invoice to an unregistered buyer in another state is reported by itself, in table 5
 * (rule 59(4) of the CGST Rules), newest first. A value of exactly this is still part of table 7.
 */
export const largeLimits: readonly Limit[] = [
  {
    since: "2024-08-01",
    above: paise(1_00_000_00),
    source: "Notification 12/2024-Central Tax of 10 July 2024",
  },
  {
    since: "2017-07-01",
    above: paise(2_50_000_00),
    source: "Rule 59(4) as first made, Notification 10/2017-Central Tax",
  },
];

/** The limit of the day in India on which an invoice was issued. */
export function largeLimitOn(day: string): Paise {
  const limit = largeLimits.find(({ since }) => day >= since) ?? largeLimits.at(-1);
  if (!limit) throw new Error("there is no limit");
  return limit.above;
}

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
