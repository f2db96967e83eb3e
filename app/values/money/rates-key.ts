import type { ShippingRates } from "./shipping-rates.ts";

/** The rates in one word: how a form says which ones the shopper saw. */
export const ratesKey = ({ standard, freeFrom, express, cheapExpress, cheapExpressFrom }: ShippingRates) =>
  [standard, freeFrom, express, cheapExpress, cheapExpressFrom].join("-");
