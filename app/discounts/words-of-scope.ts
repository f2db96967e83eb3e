import { categoryLabels, collectionLabels } from "#catalogue/product.text.ts";
import type { PromotionScope } from "./promotion.ts";

/** The words of the catalogue by which a scope names goods, with labels; undefined where it names none. */
export function wordsOfScope(scope: PromotionScope): Readonly<Record<string, string>> | undefined {
  switch (scope) {
    case "collection":
      return collectionLabels;
    case "category":
      return categoryLabels;
    case "all":
    case "products":
      return undefined;
  }
}
