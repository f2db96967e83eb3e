import { slugOf } from "#records/words/latin.ts";
import { cutAt, defaultMetaTitle, metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { postAdminText } from "./post-admin.text.ts";
import type { PostField } from "./post-fields.ts";

/** A post's fields as its form shows them: all texts. */
export type PostTexts = Record<PostField, string>;

interface Typed {
  texts: PostTexts;
  /** Why a text was cut, at its field. */
  note?: string;
}

/**
 * The form after something was typed (PRODUCT-2, PRODUCT-4): slug, meta title and OG title follow the title
 * until they are changed by hand, and meta texts are cut at their limits. A post that is saved keeps its
 * address.
 */
export function typeIntoPost(texts: PostTexts, field: PostField, value: string, isNew: boolean): Typed {
  if (field === "title") return { texts: { ...texts, ...followTitle(texts, value, isNew), title: value } };
  if (field === "metaTitle")
    return cut(texts, field, value, metaTitleMost, postAdminText.errors.metaTitleLong);
  if (field === "metaDescription") {
    return cut(texts, field, value, metaDescriptionMost, postAdminText.errors.metaDescriptionLong);
  }
  return { texts: { ...texts, [field]: value } };
}

function followTitle(texts: PostTexts, title: string, isNew: boolean): Partial<PostTexts> {
  // What is in the shop fills in nothing by itself (PRODUCT-33).
  const follows = (now: string, before: string) =>
    isNew ? now.trim() === "" || now === before : now !== "" && now === before;
  return {
    ...(isNew && follows(texts.slug, slugOf(texts.title)) ? { slug: slugOf(title) } : {}),
    ...(follows(texts.metaTitle, defaultMetaTitle(texts.title))
      ? { metaTitle: defaultMetaTitle(title) }
      : {}),
    ...(follows(texts.ogTitle, texts.title.trim()) ? { ogTitle: title.trim() } : {}),
  };
}

function cut(texts: PostTexts, field: PostField, value: string, most: number, note: string): Typed {
  const kept = cutAt(value, most, note);
  return { texts: { ...texts, [field]: kept.text }, note: kept.note };
}
