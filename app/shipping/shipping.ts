import { type Paise, paise } from "#values/money.ts";

export const shippingMethods = ["standard", "express"] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Rates and thresholds in paise (specification section 9, decision 10). */
const freeStandardFrom = paise(999_00);
const standardRate = paise(99_00);
const cheapExpressFrom = paise(1499_00);
const expressRate = paise(149_00);
const cheapExpressRate = paise(50_00);

/** The one rule for what shipping costs: cart, checkout and orders all ask here. */
export function shippingCost(method: ShippingMethod, subtotal: Paise): Paise {
  if (method === "express") return subtotal >= cheapExpressFrom ? cheapExpressRate : expressRate;
  return subtotal >= freeStandardFrom ? paise(0) : standardRate;
}

/** Does this subtotal bring the express rate down (note 'Discounted to ₹50')? */
export const isExpressDiscounted = (subtotal: Paise): boolean => subtotal >= cheapExpressFrom;

/** What is still missing until standard shipping is free; 0 when it is. */
export const missingForFreeShipping = (subtotal: Paise): Paise =>
  paise(Math.max(0, freeStandardFrom - subtotal));
