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
  return { ...sums, total: sum(rowsBeforeTotal(sums).map(({ amount }) => amount)) };
}

/** A bill's sums in the order in which they are read. */
export const billRows = (bill: BillSums): BillRow[] => [
  ...rowsBeforeTotal(bill),
  { kind: "total", label: billWords.total, amount: bill.total },
];

function rowsBeforeTotal(sums: Omit<BillSums, "total">): BillRow[] {
  return [
    { kind: "subtotal", label: billWords.subtotal, amount: sums.subtotal },
    ...adjustmentRows(sums, "discount"),
    { kind: "shipping", label: billWords.shipping(sums.shippingMethod), amount: sums.shippingCost },
    ...adjustmentRows(sums, "fee"),
  ];
}

const adjustmentRows = ({ adjustments }: Pick<BillSums, "adjustments">, wanted: Adjustment["kind"]) =>
  adjustments
    .filter(({ kind }) => kind === wanted)
    .map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: paise(kind === "discount" ? -amount : amount),
    }));

/** What the adjustments of one kind come to. */
export const adjusted = ({ adjustments }: Pick<BillSums, "adjustments">, kind: Adjustment["kind"]): Paise =>
  sum(adjustments.filter((each) => each.kind === kind).map(({ amount }) => amount));
