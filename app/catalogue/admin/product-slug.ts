import { slugOf } from "#values/slug.ts";

/** Words that a product's address leaves out (spec 5). */
const stopWords = new Set(["a", "an", "and", "the", "of", "in", "on", "at", "for", "to", "with", "by"]);

/** A product's slug as its name gives it; '' where the name holds no Latin letter or digit. */
export const productSlug = (name: string): string => slugOf(name, stopWords);
