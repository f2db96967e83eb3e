import { optionText } from "#catalogue/options/variant.ts";
import type { VariantNow } from "#catalogue/options/variant-at.ts";
import type { Product } from "#catalogue/product.ts";
import type { ShownChoices, ShownProduct } from "./choices.ts";

/**
 * A product with one of its variants chosen: price, stock, SKU and weight are the variant's, and its picture
 * stands first.
 */
export function asVariant(
  product: ShownProduct,
  { options, own }: Pick<ShownChoices, "options" | "own">,
  { key, values, price, was, priceUntil, inStock, stockCount, sku, weight, picture }: VariantNow,
): ShownProduct {
  return {
    ...product,
    ...own,
    price,
    was,
    priceUntil,
    inStock,
    stockCount,
    variant: key,
    optionText: optionText(options, values),
    sku: sku ?? own.sku,
    details: detailsWith(own.details, { sku, weight }),
    ...pictureFirst(own, picture),
  };
}

/** The rows that a variant fills otherwise; a row that nothing fills is left out. */
export const detailsWith = (
  details: Product["details"],
  variant: Readonly<Record<"sku" | "weight", string | null>>,
): Product["details"] =>
  details
    .map((row) => (row.follows ? { ...row, text: variant[row.follows] ?? row.text } : row))
    .filter(({ text }) => text);

function pictureFirst({ images, imageAlts }: Pick<Product, "images" | "imageAlts">, picture: string | null) {
  const at = images.indexOf(picture ?? "");
  if (at < 1) return { images, imageAlts };
  const alts = images.map((_, index) => imageAlts[index] ?? "");
  return { images: movedUp(images, at), imageAlts: movedUp(alts, at) };
}

const movedUp = (list: readonly string[], at: number): string[] => [
  ...list.slice(at, at + 1),
  ...list.slice(0, at),
  ...list.slice(at + 1),
];
