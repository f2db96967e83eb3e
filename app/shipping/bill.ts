import { type Paise, paise, roundingOf, rupeesAndPaise, sum, times } from "#values/money/money.ts";
import { type Adjustment, adjustmentSigns } from "./adjustments.ts";
import { billText, shippingText } from "./shipping.text.ts";
import type { ShippingMethod } from "./shipping.ts";

/** A line as it counts in a bill. */
export interface BillLine {
  quantity: number;
  unitPrice: Paise;
  /** Its share of the bill's discounts, never more than it costs. */
  discount: Paise;
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
  /** What makes the total whole rupees, below zero where it lowers it; no tax is in it (CASH-45). */
  rounding?: Paise;
  total: Paise;
}

/** What a purchase comes to. An order keeps it as it was made, and everything that shows sums shows it. */
export interface Bill<Line extends BillLine = BillLine> extends BillSums {
  lines: readonly Line[];
}

export interface BillRow extends Pick<Adjustment, "fee" | "name"> {
  kind: "subtotal" | Adjustment["kind"] | "shipping" | "rounding" | "total";
  /** In English, as papers have it; `billLabel` says it to anyone who reads. */
  label: string;
  /** What it adds: below zero for discounts, and for some roundings. The total is the sum of the others. */
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

/** The same bill in whole rupees, with the row that makes it so. */
export function roundedToRupee<Sums extends BillSums>(sums: Sums): Sums {
  const rounding = roundingOf(sums.total);
  return rounding === 0 ? sums : totalled({ ...sums, rounding });
}

/** A bill's sums in the order in which they are read. */
export const billRows = (bill: BillSums): BillRow[] => [
  { kind: "subtotal", label: "Subtotal", amount: bill.subtotal },
  ...adjustmentRows(bill, "discount"),
  { kind: "shipping", label: `Shipping (${bill.shippingMethod})`, amount: bill.shippingCost },
  ...adjustmentRows(bill, "fee"),
  ...(bill.rounding ? [{ kind: "rounding", label: "Rounding", amount: bill.rounding } as const] : []),
  { kind: "total", label: "Total", amount: bill.total },
];

const adjustmentRows = ({ adjustments }: BillSums, wanted: Adjustment["kind"]): BillRow[] =>
  adjustments
    .filter(({ kind }) => kind === wanted)
    .map((each) => ({ ...each, amount: paise(adjustmentSigns[each.kind] * each.amount) }));

/** What the rows of one kind come to. */
export const sumOf = (bill: BillSums, kind: BillRow["kind"]): Paise =>
  sum(billRows(bill).flatMap((row) => (row.kind === kind ? row.amount : [])));

/** What a row of a bill is called, in the language of anyone who reads it. */
export function billLabel(
  { kind, fee, name, label }: BillRow,
  { shippingMethod }: Pick<BillSums, "shippingMethod">,
): string {
  switch (kind) {
    case "discount":
      return name === undefined ? label : billText.discount(name);
    case "fee":
      return fee ? billText.fees[fee] : label;
    case "shipping":
      return billText.shippingBy(shippingMethod);
    default:
      return billText[kind];
  }
}

/** A sum that may be below zero: '−₹100'. */
export const signed = (amount: Paise, format: (amount: Paise) => string): string =>
  amount < 0 ? `−${format(paise(-amount))}` : format(amount);

/** A row's amount as shoppers read it. */
export const rowAmount = ({ kind, amount }: Pick<BillRow, "kind" | "amount">): string =>
  kind === "shipping" && amount === 0 ? shippingText.free : signed(amount, rupeesAndPaise);
