import { type ShippingMethod, shippingCost } from "#shipping/shipping.ts";
import { type Paise, sum } from "#values/money.ts";
import { lineTotal } from "./cart.ts";

export interface Totals {
  subtotal: Paise;
  shipping: Paise;
  total: Paise;
}

/** Subtotal, shipping and total: the only place where they are added. */
export function totalsOf(
  lines: readonly { unitPrice: Paise; quantity: number }[],
  method: ShippingMethod,
): Totals {
  const subtotal = sum(lines.map(lineTotal));
  const shipping = shippingCost(method, subtotal);
  return { subtotal, shipping, total: sum([subtotal, shipping]) };
}
