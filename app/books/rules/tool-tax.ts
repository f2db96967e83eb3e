import type { TaxSplit } from "#orders/invoice/tax-split.ts";
import { type Paise, paise } from "#values/money/money.ts";

/**
 * The tax that the offline tool works out for a row of a table file, which has no columns for tax: from its
 * taxable value and rate, rounded for each tax (BOOKS-12). The papers' own is what was charged, rounded a
 * line.
 */
export function toolTax({ taxable }: TaxSplit, rate: number, isInter: boolean): Paise {
  const shares = isInter ? 1 : 2;
  const share = Math.round((Math.abs(taxable) * rate) / (100_00 * shares));
  return paise(taxable < 0 ? 0 - share * shares : share * shares);
}
