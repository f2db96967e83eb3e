import { type Paise, paise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";

export const shippingMethods = ["standard", "express"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Within how many business days each method delivers, at least and at most. */
export const deliveryDays: Record<ShippingMethod, readonly [least: number, most: number]> = {
  standard: [5, 7],
  express: [2, 3],
};

/** The one rule for what shipping costs (CHECKOUT-2): cart, checkout and orders all ask here. */
export function shippingCost(rates: ShippingRates, method: ShippingMethod, subtotal: Paise): Paise {
  switch (method) {
    case "standard":
      return subtotal >= rates.freeFrom ? paise(0) : rates.standard;
    case "express":
      return isExpressDiscounted(rates, subtotal) ? rates.cheapExpress : rates.express;
  }
}

/** Does this subtotal bring the express rate down (note 'Discounted to ₹50')? */
export const isExpressDiscounted = (rates: ShippingRates, subtotal: Paise): boolean =>
  rates.cheapExpress < rates.express && subtotal >= rates.cheapExpressFrom;

/** What is still missing until standard shipping is free; 0 when it is. */
export const missingForFreeShipping = (rates: ShippingRates, subtotal: Paise): Paise =>
  paise(rates.standard > 0 ? Math.max(0, rates.freeFrom - subtotal) : 0);
