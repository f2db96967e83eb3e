import { slugOf } from "#records/words/latin.ts";
import {
  cutAt,
  defaultMetaDescription,
  defaultMetaTitle,
  metaDescriptionMost,
  metaTitleMost,
} from "#values/text/search-texts.ts";
import type { ProductField, ProductTexts } from "../../product-fields.ts";
import { productText } from "./product.text.ts";

/** Words that a product's address leaves out (PRODUCT-2). */
const stopWords = new Set(["a", "an", "and", "the", "of", "in", "on", "at", "for", "to", "with", "by"]);

/** A product's slug as its name gives it; '' where no Latin letters can spell it. */
export const productSlug = (name: string): string => slugOf(name, stopWords);

/** Texts made from a product's name and description where its owner writes none (PRODUCT-37). */
export const madeTexts = ({ name, description, metaDescription }: ProductTexts) => ({
  slug: productSlug(name),
  metaTitle: defaultMetaTitle(name),
  metaDescription: defaultMetaDescription(description),
  ogTitle: name.trim(),
  /** The alt text of each of its pictures. */
  images: name.trim(),
  ogDescription: metaDescription.trim() || defaultMetaDescription(description),
});

interface Opened {
  isNew: boolean;
  /** It shows that no piece is left, and its box “In stock” is as it was opened. */
  hasRunOut: boolean;
}

interface Typed {
  texts: ProductTexts;
  /** Why a text was cut, at its field. */
  note?: string;
}

/**
 * The form after something was typed (PRODUCT-2, PRODUCT-4): slug, meta title and OG title follow the name
 * until they are changed by hand, and meta texts are cut at their limits. A product that is in the shop keeps
 * its address.
 */
export function typeIntoProduct(
  texts: ProductTexts,
  field: ProductField,
  value: string,
  form: Opened,
): Typed {
  if (field === "name") return { texts: { ...texts, ...followName(texts, value, form.isNew), name: value } };
  if (field === "metaTitle") return cut(texts, field, value, metaTitleMost, productText.errors.metaTitleLong);
  if (field === "metaDescription") {
    return cut(texts, field, value, metaDescriptionMost, productText.errors.metaDescriptionLong);
  }
  // Counting pieces of a product that had run out puts it back on sale.
  const isBack = field === "stockCount" && form.hasRunOut && Number(value) > 0;
  return { texts: { ...texts, [field]: value, ...(isBack ? { inStock: "true" } : {}) } };
}

function followName(texts: ProductTexts, name: string, isNew: boolean): Partial<ProductTexts> {
  // A saved product fills in nothing by itself (PRODUCT-33).
  const follows = (now: string, before: string) =>
    isNew ? now.trim() === "" || now === before : now !== "" && now === before;
  return {
    ...(isNew && follows(texts.slug, productSlug(texts.name)) ? { slug: productSlug(name) } : {}),
    ...(follows(texts.metaTitle, defaultMetaTitle(texts.name)) ? { metaTitle: defaultMetaTitle(name) } : {}),
    ...(follows(texts.ogTitle, texts.name.trim()) ? { ogTitle: name.trim() } : {}),
  };
}

function cut(texts: ProductTexts, field: ProductField, value: string, most: number, note: string): Typed {
  const kept = cutAt(value, most, note);
  return { texts: { ...texts, [field]: kept.text }, note: kept.note };
}
