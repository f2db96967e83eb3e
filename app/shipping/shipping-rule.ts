import type { ShippingRates } from "#values/money/shipping-rates.ts";
import { shippingRule as say } from "./shipping-rule.text.ts";

/** The whole rule in words, for anyone who sets it. */
export const shippingRuleInWords = (rates: ShippingRates): string =>
  `${standardInWords(rates)} ${expressInWords(rates)}`;

const standardInWords = ({ standard, freeFrom }: ShippingRates): string =>
  standard === 0 || freeFrom === 0 ? say.standardFree : say.standard(standard, freeFrom);

function expressInWords({ express, cheapExpress, cheapExpressFrom }: ShippingRates): string {
  if (express === 0) return say.expressFree;
  if (cheapExpress === express) return say.expressAlways(express);
  return say.express(express, cheapExpressFrom, cheapExpress);
}
