import type { GoodsTax } from "#values/money/gst.ts";
import type { OfferLine } from "./offer.ts";

/** What a shop with a GSTIN has no default for, so that each line needs its own value (OFFER-37). */
export interface AskedTax {
  hsn: boolean;
  taxRate: boolean;
}

interface TaxedShop {
  gstin?: string;
  goodsTax: GoodsTax;
}

export function askedTax({ gstin, goodsTax }: TaxedShop): AskedTax {
  const isRegistered = Boolean(gstin);
  return { hsn: isRegistered && goodsTax.hsn === null, taxRate: isRegistered && goodsTax.rate === null };
}

type Line = Pick<OfferLine, "hsn" | "taxRate">;

/**
 * Values that a line still lacks; without them its invoice would be no tax invoice. A rate of 0 is a value.
 */
export const unsaidTax = (shop: TaxedShop, { hsn, taxRate }: Line): AskedTax => {
  const asked = askedTax(shop);
  return { hsn: asked.hsn && hsn === null, taxRate: asked.taxRate && taxRate === null };
};

/** The lines that lack a value which the owner has to enter first. */
export const unsaidLines = <L extends Line>(shop: TaxedShop, lines: readonly L[]): L[] =>
  lines.filter((line) => {
    const { hsn, taxRate } = unsaidTax(shop, line);
    return hsn || taxRate;
  });
