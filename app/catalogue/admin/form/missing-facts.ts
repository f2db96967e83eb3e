import { htmlText } from "#values/text/html-text.ts";
import { countLetters } from "#values/text/letters.ts";
import type { ProductTexts } from "../../product-fields.ts";

/** In the order in which they help: each is the name of its field. */
const facts = ["pictures", "description", "artisan", "stockCount", "size", "weight"] as const;
export type MissingFact = (typeof facts)[number];

type Told = Pick<ProductTexts, "description" | "artisan" | "stockCount" | "size" | "weight" | "madeToOrder">;

interface Shown {
  texts: Told;
  pictures: number;
  /** How many variants it has: they have pieces of their own. */
  variants: number;
}

/** Fewer letters than that say little of a thing that nobody can touch. */
const fewestLetters = 80;

/** Facts that a product lacks to sell well (PRODUCT-38). None of them prevents saving. */
export const missingFacts = (shown: Shown): MissingFact[] => facts.filter((fact) => isMissing(fact, shown));

function isMissing(fact: MissingFact, { texts, pictures, variants }: Shown): boolean {
  switch (fact) {
    case "pictures":
      return pictures === 0;
    case "description":
      return countLetters(htmlText(texts.description)) < fewestLetters;
    case "stockCount":
      return variants === 0 && texts.madeToOrder !== "true" && texts.stockCount.trim() === "";
    case "artisan":
    case "size":
    case "weight":
      return texts[fact].trim() === "";
  }
}
