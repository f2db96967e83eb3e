import type { ListPrice, MomentPrice } from "../price-at.ts";
import { isAvailable } from "../product.ts";
import { type Variant, variantPriceAt } from "./variant.ts";

/** A variant as it can be had at a moment. */
export interface VariantNow
  extends MomentPrice,
    Pick<Variant, "id" | "key" | "values" | "sku" | "picture" | "weight"> {
  /** Can it be bought? */
  readonly inStock: boolean;
  /** Pieces left; null where nobody counts them. */
  readonly stockCount: number | null;
}

/** What is made to order can be had whatever is counted (CATALOGUE-47). */
export function variantAt(
  { ownPrice, inStock, stockCount: counted, formerKeys: _, ...variant }: Variant,
  product: { listed: ListPrice; madeToOrder: boolean },
  moment: Date,
): VariantNow {
  const stockCount = product.madeToOrder ? null : counted;
  return {
    ...variant,
    ...variantPriceAt({ ownPrice }, product.listed, moment),
    inStock: isAvailable({ inStock, stockCount }),
    stockCount,
  };
}

/**
 * The variant that stands chosen before anybody has chosen: the cheapest that can be had, whose price is the
 * list's, and of those that cost the same the first. Where none can be had, the cheapest of all.
 */
export function firstChoice<Choice extends Pick<VariantNow, "price" | "inStock">>(
  variants: readonly Choice[],
): Choice | undefined {
  const had = variants.filter(({ inStock }) => inStock);
  return (had.length > 0 ? had : variants).toSorted((one, other) => one.price - other.price)[0];
}
