import { type BulkTiers, bulkPriceAt } from "#bulk-prices/bulk-tiers.ts";
import type { Collection } from "#catalogue/product.ts";
import type { Paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { emptyLine, type TypedLine } from "./typed-lines.ts";

/** A product that a line can be of, with what its price is suggested by. */
export interface LineProduct {
  id: string;
  name: string;
  sku: string | null;
  collection: Collection;
  /** What one costs in the shop at this moment. */
  price: Paise;
  /** None where there is nothing to choose. */
  variants: readonly { id: string; text: string; price: Paise }[];
}

/** What a piece costs in the shop: of the variant, where one is chosen. */
const shopPrice = ({ price, variants }: LineProduct, variantId: string): Paise =>
  variants.find(({ id }) => id === variantId)?.price ?? price;

/** What a piece of so many may cost, by the bulk prices. */
export const suggestedPrice = (
  tiers: BulkTiers,
  product: LineProduct,
  { variant, quantity }: { variant: string; quantity: number },
): Paise =>
  bulkPriceAt(tiers, quantity, {
    ...{ collection: product.collection, unitPrice: shopPrice(product, variant) },
  });

/** A line of so many pieces of a product, at the price that is suggested. */
export function lineOfProduct(
  tiers: BulkTiers,
  product: LineProduct,
  wanted: { variant?: string; quantity?: number; details?: string } = {},
): TypedLine {
  const variant = wanted.variant ?? "";
  const { quantity = 1 } = wanted;
  return {
    ...emptyLine,
    ...{ product: product.id, variant, name: product.name, details: wanted.details ?? "" },
    quantity: String(quantity),
    price: rupeesToType(suggestedPrice(tiers, product, { variant, quantity })),
  };
}
