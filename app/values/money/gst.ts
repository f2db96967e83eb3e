import { latinDigits } from "../text/latin-digits.ts";
/**
 * The rates of GST that goods in India can bear, in per cent, with those of special cases: 0.1 (to merchant
 * exporters), 0.25 and 1.5 (stones), 1 (composition), 3 (metals), 40 (since September 2025). Source: the rate
 * notifications under the CGST Act.
 */
export const gstRates = ["0", "0.1", "0.25", "1", "1.5", "3", "5", "12", "18", "28", "40"] as const;
export type GstRate = (typeof gstRates)[number];

/**
 * The rate of the list that somebody typed in per cent: '5', '5.00' and '5 %' are one. Undefined for any
 * other number.
 */
export function typedGstRate(text: string): GstRate | undefined {
  const bare = latinDigits(text).trim().replace(/\s*%$/, "");
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(bare)) return undefined;
  return gstRates.find((rate) => Number(rate) === Number(bare));
}

/**
 * A code as it was typed, without the blanks and points by which the customs tariff groups it: '4202 22 20'.
 */
export const typedHsn = (text: string): string => latinDigits(text).replaceAll(/[\s.]/g, "");

/** Goods are named by 4, 6 or 8 digits of the Harmonised System. */
export const hsnForm = /^(?:\d{4}|\d{6}|\d{8})$/;

/** What goods bear that say nothing about it themselves. */
export interface GoodsTax {
  rate: GstRate | null;
  hsn: string | null;
}

export const usualGoodsTax: GoodsTax = { rate: null, hsn: null };
