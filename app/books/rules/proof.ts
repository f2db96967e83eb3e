import { type Paise, paise, sum } from "#values/money/money.ts";
import { addSplits, lessSplit, type TaxSplit, taxOf } from "#values/money/tax-split.ts";
import { proofText } from "./book-words.text.ts";
import type { BookTables } from "./open-book.ts";
import type { HsnRow } from "./tables.ts";

/** What the database itself adds up of a month's papers, without reading one of them here. */
export interface PaperTotals {
  invoices: PaperTotal;
  notes: PaperTotal;
}

export interface PaperTotal {
  papers: number;
  value: Paise;
  split: TaxSplit;
}

/** A line of the proof: what a side comes to, with what is untaxed in `taxable`. */
export interface ProofLine {
  label: string;
  papers: number | null;
  split: TaxSplit;
  value: Paise;
  /** It is the sum of those before. */
  isSum?: boolean;
}

export interface SumsProof {
  papers: ProofLine[];
  tables: ProofLine[];
  /** Table 12 comes to the same by another way. */
  hsn: ProofLine;
  agrees: boolean;
}

const worthOf = (split: TaxSplit): Paise => paise(split.taxable + taxOf(split));

const less = (split: TaxSplit): TaxSplit => lessSplit(addSplits([]), split);

const lineOf = (
  label: string,
  papers: number | null,
  split: TaxSplit,
  value = worthOf(split),
): ProofLine => ({ label, papers, split, value });

/**
 * Do the tables come to what the papers come to, to the paisa (BOOKS-11)? The one side is added up by the
 * database from the papers' frozen totals, the other here from their lines. What makes papers whole rupees is
 * in no table, and stands beside them.
 */
export function proofOf({ invoices, notes }: PaperTotals, tables: BookTables): SumsProof {
  const papers = [
    lineOf(proofText.invoices, invoices.papers, invoices.split, invoices.value),
    lineOf(proofText.notes, notes.papers, less(notes.split), paise(0 - notes.value)),
  ];
  const bySection = tableLines(tables);
  const hsnSplit = addSplits([...tables.hsn.b2b, ...tables.hsn.b2c].map(({ split }) => split));
  const hsn = lineOf(proofText.hsn, null, hsnSplit, hsnValue([...tables.hsn.b2b, ...tables.hsn.b2c]));
  const [one, other] = [sumOf(proofText.papers, papers), sumOf(proofText.tables, bySection)];
  return {
    papers: [...papers, one],
    tables: [...bySection, other],
    hsn,
    agrees: isSame(one, other) && isSame(one, sumOf("", [hsn, ...roundingLine(tables)])),
  };
}

function tableLines(tables: BookTables): ProofLine[] {
  const { sections, untaxed } = tables;
  const { b2b, b2cl, b2cs, cdnr, cdnur } = sections;
  const exempt = { ...addSplits([]), taxable: sum(Object.values(untaxed)) };
  return [
    lineOf(proofText.b2b, b2b.papers, b2b.split),
    lineOf(proofText.b2cl, b2cl.papers, b2cl.split),
    lineOf(proofText.b2cs, b2cs.papers, b2cs.split),
    lineOf(proofText.exempt, null, exempt),
    lineOf(proofText.cdnr, cdnr.papers, less(cdnr.split)),
    lineOf(proofText.cdnur, cdnur.papers, less(cdnur.split)),
    ...roundingLine(tables),
  ];
}

const roundingLine = ({ rounding }: Pick<BookTables, "rounding">): ProofLine[] =>
  rounding === 0 ? [] : [lineOf(proofText.rounding, null, addSplits([]), rounding)];

const hsnValue = (rows: readonly HsnRow[]): Paise => sum(rows.map(({ value }) => value));

const sumOf = (label: string, lines: readonly ProofLine[]): ProofLine => ({
  label,
  papers: null,
  split: addSplits(lines.map(({ split }) => split)),
  value: sum(lines.map(({ value }) => value)),
  isSum: true,
});

const parts = ["taxable", "cgst", "sgst", "igst"] as const;

const isSame = (one: ProofLine, other: ProofLine): boolean =>
  one.value === other.value && parts.every((part) => one.split[part] === other.split[part]);
