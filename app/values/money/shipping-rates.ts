import { type Paise, paise } from "./money.ts";

/** What shipping costs, in paise. The owner sets it; these are the usual ones (CHECKOUT-3). */
export interface ShippingRates {
  standard: Paise;
  /** The subtotal from which standard shipping is free. */
  freeFrom: Paise;
  express: Paise;
  cheapExpress: Paise;
  /** The subtotal from which express costs only `cheapExpress`. */
  cheapExpressFrom: Paise;
}

export const usualShippingRates: ShippingRates = {
  standard: paise(99_00),
  freeFrom: paise(999_00),
  express: paise(149_00),
  cheapExpress: paise(50_00),
  cheapExpressFrom: paise(1499_00),
};

/** Does standard shipping cost nothing, whatever is bought? */
export const isAlwaysFree = ({ standard, freeFrom }: ShippingRates): boolean =>
  standard === 0 || freeFrom === 0;
