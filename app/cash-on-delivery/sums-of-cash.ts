import type { Paise } from "#values/money/money.ts";
import { cashSums } from "./cash.text.ts";

/** The sums for which cash is taken: '₹200 to ₹5,000'. */
export function sumsOf(min: Paise | undefined, max: Paise | undefined): string {
  if (min === undefined) return max === undefined ? cashSums.any : cashSums.most(max);
  return max === undefined ? cashSums.least(min) : cashSums.between(min, max);
}
