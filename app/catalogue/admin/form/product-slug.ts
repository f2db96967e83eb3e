import { slugOf } from "#platform/text/slug-of.ts";

/** Words that a product's address leaves out (PRODUCT-2). */
const stopWords = new Set(["a", "an", "and", "the", "of", "in", "on", "at", "for", "to", "with", "by"]);

/** A product's slug as its name gives it; '' where no Latin letters can spell it. */
export const productSlug = (name: string): string => slugOf(name, stopWords);
