import type { ReactNode } from "react";
import type { TaxSplit } from "#orders/invoice/tax-split.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { untaxedNames } from "../files/sheets.ts";
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

const splitColumns = [
  ["taxable", "Taxable"],
  ["igst", "IGST"],
  ["cgst", "CGST"],
  ["sgst", "SGST"],
] as const;

const splits = <Row extends { split: TaxSplit }>(): WordColumn<Row>[] =>
  splitColumns.map(([part, label]) => ({
    key: part,
    label,
    figures: true,
    cell: ({ split }) => sumCell(split[part]),
  }));

const rate = { key: "rate", label: "Rate", figures: true } as const;

const stateWords = (code: string | null): string =>
  code === null ? "Not known" : `${stateOfGstCode(code) ?? "No state"} (${code})`;

export const smallColumns: readonly WordColumn<SmallRow>[] = [
  { key: "state", label: "Place of supply", card: "heading", cell: ({ stateCode }) => stateWords(stateCode) },
  { ...rate, cell: (row) => `${row.rate / 100} %` },
  ...splits<SmallRow>(),
];

export const hsnColumns: readonly WordColumn<HsnRow>[] = [
  { key: "hsn", label: "HSN", card: "heading", cell: ({ hsn }) => hsn || "None" },
  { ...rate, cell: (row) => `${row.rate / 100} %` },
  { key: "quantity", label: "Pieces", figures: true, cell: ({ quantity }) => grouped(quantity) },
  ...splits<HsnRow>(),
  { key: "value", label: "With tax", figures: true, cell: ({ value }) => sumCell(value) },
];

export const untaxedColumns: readonly WordColumn<readonly [UntaxedKind, Paise]>[] = [
  { key: "kind", label: "Kind", card: "heading", cell: ([kind]) => untaxedNames[kind] },
  { key: "amount", label: "Exempted", figures: true, cell: ([, amount]) => rupeesExact(amount) },
];

export const runColumns: readonly WordColumn<NumberRun>[] = [
  { key: "nature", label: "Document", card: "heading", cell: (run) => natureOf(run).name },
  { key: "from", label: "From", cell: (run) => rangeOf(run).from },
  { key: "to", label: "To", cell: (run) => rangeOf(run).to },
  { key: "count", label: "Number", figures: true, cell: (run) => grouped(rangeOf(run).count) },
  { key: "cancelled", label: "Cancelled", figures: true, cell: () => "0" },
];

/** The tables that are sums, each with its rows. */
export const nonZero = (untaxed: Record<UntaxedKind, Paise>): (readonly [UntaxedKind, Paise])[] =>
  (Object.entries(untaxed) as [UntaxedKind, Paise][]).filter(([, amount]) => amount !== 0);
