import { type ShippingMethod, shippingCost } from "#shipping/shipping.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import { lineTotal } from "./cart.ts";

export interface Totals {
  subtotal: Paise;
  shipping: Paise;
  total: Paise;
}

/** What one order may come to: ₹1,00,00,000. */
export const highestTotal = paise(1_000_000_000);

/** Subtotal, shipping and total: the only place where they are added. Nothing ships for nothing. */
export function totalsOf(
  lines: readonly { unitPrice: Paise; quantity: number }[],
  method: ShippingMethod,
  rates: ShippingRates,
): Totals {
  const subtotal = sum(lines.map(lineTotal));
  const shipping = lines.length > 0 ? shippingCost(rates, method, subtotal) : paise(0);
  return { subtotal, shipping, total: sum([subtotal, shipping]) };
}
