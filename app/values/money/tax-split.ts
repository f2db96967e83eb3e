import { containedTax } from "./contained-tax.ts";
import { type Paise, paise, sum } from "./money.ts";

/**
 * Within the seller's state central and state tax share the rate; to another state all of it is integrated
 * tax.
 */
export type TaxPlace = "same-state" | "other-state";

/** The parts of a tax-inclusive amount; they always add up to it. */
export interface TaxSplit {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/**
 * Takes the tax out of an amount that contains it. `rate` is in hundredths of a per cent (5 % is 500). Tax is
 * rounded half up to the paisa; central and state tax are equal, as the law has them, and what is left is the
 * taxable value.
 */
export function splitTax(amount: Paise, rate: number, place: TaxPlace): TaxSplit {
  const none = paise(0);
  if (place === "other-state") {
    const igst = containedTax(amount, rate, 1);
    return { taxable: paise(amount - igst), cgst: none, sgst: none, igst };
  }
  const half = containedTax(amount, rate, 2);
  return { taxable: paise(amount - 2 * half), cgst: half, sgst: half, igst: none };
}

export const taxOf = ({ cgst, sgst, igst }: TaxSplit): Paise => sum([cgst, sgst, igst]);

export const addSplits = (splits: readonly TaxSplit[]): TaxSplit => ({
  taxable: sum(splits.map(({ taxable }) => taxable)),
  cgst: sum(splits.map(({ cgst }) => cgst)),
  sgst: sum(splits.map(({ sgst }) => sgst)),
  igst: sum(splits.map(({ igst }) => igst)),
});

/** What is in one split and not in another. */
export const lessSplit = (split: TaxSplit, other: TaxSplit): TaxSplit => ({
  taxable: paise(split.taxable - other.taxable),
  cgst: paise(split.cgst - other.cgst),
  sgst: paise(split.sgst - other.sgst),
  igst: paise(split.igst - other.igst),
});
