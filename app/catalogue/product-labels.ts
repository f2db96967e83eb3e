import { productWords, stockWords } from "./product.text.ts";
import type { Collection } from "./product.ts";

export const stockText = (inStock: boolean): string => (inStock ? stockWords.in : stockWords.out);

/** The label of a limited piece, such as 'Edition of 25'; undefined for whatever is not limited. */
export function editionLabel(product: {
  collection: Collection;
  limited: boolean;
  edition: string | null;
}): string | undefined {
  if (!product.limited && product.collection !== "limited") return undefined;
  return product.edition?.trim() || productWords.limitedEdition;
}
