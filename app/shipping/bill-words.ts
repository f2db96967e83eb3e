import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import type { BillRow, BillSums } from "./bill.ts";
import { billText, shippingText } from "./shipping.text.ts";

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
