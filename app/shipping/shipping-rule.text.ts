import { rupeesAndPaise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";

/** The whole rule in words, for anyone who sets it. */
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
