import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { ShippingMethod } from "./shipping.ts";

export const shippingNames: Record<ShippingMethod, string> = { standard: "Standard", express: "Express" };

/** Within how many business days each method delivers, at least and at most. */
export const deliveryDays: Record<ShippingMethod, readonly [least: number, most: number]> = {
  standard: [5, 7],
  express: [2, 3],
};

/** A method's delivery promise, as the checkout and the confirmation say it. */
export const deliveryPromise = (method: ShippingMethod): string =>
  `${deliveryDays[method].join("-")} business days`;

/** The sums of a bill; discounts and fees bring their own names. */
export const billWords = {
  subtotal: "Subtotal",
  shipping: (method: ShippingMethod) => `Shipping (${method})`,
  giftWrap: "Gift wrap",
  cashFee: "Cash on delivery fee",
  total: "Total",
};

/** A sum that may be below zero: '−₹100'. */
export const signed = (amount: Paise, format: (amount: Paise) => string): string =>
  amount < 0 ? `−${format(paise(-amount))}` : format(amount);

/** A row's amount as shoppers read it. */
export const rowAmount = ({ kind, amount }: { kind: string; amount: Paise }): string =>
  kind === "shipping" && amount === 0 ? "Free" : signed(amount, rupeesAndPaise);

/** 'Discounted to ₹50' at the usual rates. */
export const expressDiscountNote = ({ cheapExpress }: ShippingRates): string =>
  `Discounted to ${rupeesAndPaise(cheapExpress)}`;

/** The whole rule in words, for whoever sets it. */
export function shippingRuleInWords(rates: ShippingRates): string {
  return `${standardInWords(rates)} ${expressInWords(rates)}`;
}

function standardInWords({ standard, freeFrom }: ShippingRates): string {
  if (standard === 0 || freeFrom === 0) return "Standard delivery is always free.";
  return `Standard delivery costs ${rupeesAndPaise(standard)} and is free from a subtotal of ${rupeesAndPaise(freeFrom)}.`;
}

function expressInWords({ express, cheapExpress, cheapExpressFrom }: ShippingRates): string {
  if (express === 0) return "Express delivery is always free.";
  if (cheapExpress === express) return `Express delivery always costs ${rupeesAndPaise(express)}.`;
  const reduced = cheapExpress === 0 ? "is free" : `costs ${rupeesAndPaise(cheapExpress)}`;
  return `Express delivery costs ${rupeesAndPaise(express)}; from a subtotal of ${rupeesAndPaise(cheapExpressFrom)} it ${reduced}.`;
}
