import { type Paise, paise, sum, times } from "#values/money/money.ts";
import { billWords } from "./shipping.text.ts";
import type { ShippingMethod } from "./shipping.ts";

/** A line as it counts in a bill. */
export interface BillLine {
  quantity: number;
  unitPrice: Paise;
  /** Its share of the bill's discounts, never more than it costs. */
  discount: Paise;
}

export const adjustmentKinds = ["discount", "fee"] as const;

/** What lowers or raises a bill beside goods and shipping. */
export interface Adjustment {
  kind: (typeof adjustmentKinds)[number];
  /** As it stands on the bill. */
  label: string;
  /** Never negative: the kind says which way it goes. */
  amount: Paise;
}

/** The sums of a bill. */
export interface BillSums {
  /** Of the goods, before discounts. */
  subtotal: Paise;
  adjustments: readonly Adjustment[];
  shippingMethod: ShippingMethod;
  shippingCost: Paise;
  /** What has lowered it already, in words; the browser's own copy of an order has none. */
  shippingNotes?: readonly string[];
  total: Paise;
}

/** What a purchase comes to. An order keeps it as it was made, and everything that shows sums shows it. */
export interface Bill<Line extends BillLine = BillLine> extends BillSums {
  lines: readonly Line[];
}

export interface BillRow {
  kind: "subtotal" | Adjustment["kind"] | "shipping" | "total";
  label: string;
  /** What it adds: below zero for discounts. The total is the sum of the others. */
  amount: Paise;
}

/** A line's price before its discount. */
export const lineTotal = ({ unitPrice, quantity }: Pick<BillLine, "unitPrice" | "quantity">): Paise =>
  times(unitPrice, quantity);

/** The bill with its total: the only place where sums are added. */
export function totalled<Sums extends Omit<BillSums, "total">>(sums: Sums): Sums & { total: Paise } {
  const rows = billRows({ ...sums, total: paise(0) });
  return { ...sums, total: sum(rows.map(({ amount }) => amount)) };
}

/** A bill's sums in the order in which they are read. */
export const billRows = (bill: BillSums): BillRow[] => [
  { kind: "subtotal", label: billWords.subtotal, amount: bill.subtotal },
  ...adjustmentRows(bill, "discount"),
  { kind: "shipping", label: billWords.shipping(bill.shippingMethod), amount: bill.shippingCost },
  ...adjustmentRows(bill, "fee"),
  { kind: "total", label: billWords.total, amount: bill.total },
];

const adjustmentRows = ({ adjustments }: BillSums, wanted: Adjustment["kind"]): BillRow[] =>
  adjustments
    .filter(({ kind }) => kind === wanted)
    .map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: paise(kind === "discount" ? -amount : amount),
    }));

/** What the rows of one kind come to. */
export const sumOf = (bill: BillSums, kind: BillRow["kind"]): Paise =>
  sum(billRows(bill).flatMap((row) => (row.kind === kind ? row.amount : [])));
