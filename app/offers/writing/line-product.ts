import { type BulkTiers, bulkPriceAt } from "#bulk-prices/bulk-tiers.ts";
import type { Collection } from "#catalogue/product.ts";
import type { Paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { emptyLine, piecesIn, type TypedLine } from "./typed-lines.ts";

/** A product for a line, with the facts that suggest its price. */
export interface LineProduct {
  id: string;
  name: string;
  sku: string | null;
  image: string | null;
  collection: Collection;
  /** Its price in the shop at this moment. */
  price: Paise;
  /** Null where it has none of its own. */
  hsn: string | null;
  taxRate: string | null;
  /** None where there is nothing to choose. */
  variants: readonly { id: string; text: string; price: Paise }[];
}

/** A free line's name, and a product that it may be. */
export interface MeantProduct {
  name: string;
  product: LineProduct;
}

/** A piece's price in the shop: the variant's, where one is chosen. */
const shopPrice = ({ price, variants }: LineProduct, variantId: string): Paise =>
  variants.find(({ id }) => id === variantId)?.price ?? price;

/** The price of a piece of so many, by the bulk prices. */
export const suggestedPrice = (
  tiers: BulkTiers,
  product: LineProduct,
  { variant, quantity }: { variant: string; quantity: number },
): Paise =>
  bulkPriceAt(tiers, quantity, { collection: product.collection, unitPrice: shopPrice(product, variant) });

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
    product: product.id,
    variant,
    name: product.name,
    details: wanted.details ?? "",
    quantity: String(quantity),
    price: rupeesToType(suggestedPrice(tiers, product, { variant, quantity })),
  };
}

/** A free line as one of a product: what was typed stays, and an empty price is the one that is suggested. */
export function linkedLine(tiers: BulkTiers, product: LineProduct, line: TypedLine): TypedLine {
  const { details, hsn, taxRate, quantity } = line;
  const linked = lineOfProduct(tiers, product, { quantity: piecesIn(quantity) ?? 1, details });
  const price = line.price.trim() === "" ? linked.price : line.price;
  return { ...linked, hsn, taxRate, price, quantity: quantity || linked.quantity, asked: line.name };
}

/** The same line as it was before, of no product. */
export const freeLineOf = (line: TypedLine): TypedLine => ({
  ...line,
  product: "",
  variant: "",
  name: line.asked || line.name,
  asked: "",
});
