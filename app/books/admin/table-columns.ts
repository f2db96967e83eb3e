import type { ReactNode } from "react";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { stateName } from "#values/contact/state-name.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { TaxSplit } from "#values/money/tax-split.ts";
import { grouped } from "#values/text/grouped.ts";
import { booksText as text } from "../books.text.ts";
import { type NumberRun, natureOf, rangeOf } from "../rules/number-runs.ts";
import type { HsnRow, SmallRow, UntaxedKind } from "../rules/tables.ts";

/** A column of the screen's table and of that on paper. */
export interface WordColumn<Row> {
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  figures?: boolean;
  card?: "heading";
  /** Of a cell on a desktop's screen, such as its width. */
  className?: string;
}

/** As accountants write a sum: what is nothing is a dash, so that what there is stands out. */
export const sumCell = (amount: Paise): string => (amount === 0 ? "–" : rupeesExact(amount));

export const splitParts = ["taxable", "igst", "cgst", "sgst"] as const;

const splits = <Row extends { split: TaxSplit }>(): WordColumn<Row>[] =>
  splitParts.map((part) => ({
    key: part,
    label: text.columns[part],
    figures: true,
    cell: ({ split }) => sumCell(split[part]),
  }));

const rate = <Row extends { rate: number }>(): WordColumn<Row> => ({
  key: "rate",
  label: text.columns.rate,
  figures: true,
  cell: (row) => `${row.rate / 100} %`,
});

function stateWords(code: string | null): string {
  if (code === null) return text.noPlace;
  const state = stateOfGstCode(code);
  return `${state ? stateName(state) : text.noState} (${code})`;
}

export const smallColumns = (): readonly WordColumn<SmallRow>[] => [
  {
    key: "state",
    label: text.columns.supply,
    card: "heading",
    cell: ({ stateCode }) => stateWords(stateCode),
  },
  rate(),
  ...splits<SmallRow>(),
];

export const hsnColumns = (): readonly WordColumn<HsnRow>[] => [
  { key: "hsn", label: text.columns.hsn, card: "heading", cell: ({ hsn }) => hsn || text.noHsn },
  rate(),
  { key: "quantity", label: text.columns.pieces, figures: true, cell: ({ quantity }) => grouped(quantity) },
  ...splits<HsnRow>(),
  { key: "value", label: text.columns.withTax, figures: true, cell: ({ value }) => sumCell(value) },
];

export const untaxedColumns = (): readonly WordColumn<readonly [UntaxedKind, Paise]>[] => [
  { key: "kind", label: text.columns.kind, card: "heading", cell: ([kind]) => text.untaxedKinds[kind] },
  { key: "amount", label: text.columns.exempted, figures: true, cell: ([, amount]) => rupeesExact(amount) },
];

export const runColumns = (): readonly WordColumn<NumberRun>[] => [
  {
    key: "nature",
    label: text.columns.document,
    card: "heading",
    cell: (run) => text.natures[natureOf(run)],
  },
  { key: "from", label: text.columns.from, cell: (run) => rangeOf(run).from },
  { key: "to", label: text.columns.to, cell: (run) => rangeOf(run).to },
  { key: "count", label: text.columns.count, figures: true, cell: (run) => grouped(rangeOf(run).count) },
  {
    key: "cancelled",
    label: text.columns.cancelled,
    figures: true,
    cell: (run) => grouped(rangeOf(run).cancelled),
  },
];

/** The tables that are sums, each with its rows. */
export const nonZero = (untaxed: Record<UntaxedKind, Paise>): (readonly [UntaxedKind, Paise])[] =>
  (Object.entries(untaxed) as [UntaxedKind, Paise][]).filter(([, amount]) => amount !== 0);
