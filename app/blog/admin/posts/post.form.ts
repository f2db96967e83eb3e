import * as z from "zod/mini";
import { slugOf } from "#platform/text/slug-of.ts";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import {
  cutLine,
  optionalLine,
  optionalLines,
  requiredHtml,
  requiredLine,
  slugField,
} from "#ui/form/form-fields.ts";
import { isBlank } from "#values/text/blank.ts";
import {
  defaultMetaDescription,
  defaultMetaTitle,
  metaDescriptionMost,
  metaTitleMost,
} from "#values/text/search-texts.ts";
import { isDay } from "#values/time/indian-day.ts";
import { postAdminText } from "./post-admin.text.ts";

const say = postAdminText.errors;

/** What an owner says of a post: everything but its pictures, which are uploads. Blank texts are null. */
export interface PostInput {
  title: string;
  slug: string;
  excerpt: string | null;
  /** HTML or plain text, not yet sanitised. */
  content: string;
  /** '2026-11-21': the post appears when that day begins in India (PRODUCT-11). */
  publishDate: string;
  author: string | null;
  authorBio: string | null;
  category: string | null;
  coverAlt: string | null;
  metaTitle: string;
  metaDescription: string;
  ogTitle: string | null;
  ogDescription: string | null;
}

/** In the order in which they stand; the first wrong one takes the focus. */
export const postFields = [
  ...(["title", "slug", "excerpt", "content", "publishDate", "author", "authorBio", "category"] as const),
  ...(["coverAlt", "metaTitle", "metaDescription", "ogTitle", "ogDescription"] as const),
] as const satisfies readonly (keyof PostInput)[];
export type PostField = (typeof postFields)[number];

const schema = z.object({
  title: requiredLine(200, say.title),
  slug: slugField(say.slug, say.slugForm),
  excerpt: optionalLines(1000),
  content: requiredHtml(say.content),
  publishDate: requiredLine(40, say.publishDate).check(
    z.refine((day) => isBlank(day) || isDay(day), say.publishDateForm),
  ),
  author: optionalLine(120),
  authorBio: optionalLines(2000),
  category: optionalLine(80),
  coverAlt: optionalLine(300),
  metaTitle: cutLine(metaTitleMost, say.metaTitle),
  metaDescription: cutLine(metaDescriptionMost, say.metaDescription),
  ogTitle: optionalLine(200),
  ogDescription: optionalLine(500),
});

/**
 * A post from its form: the slug, the meta title and the OG title follow the title where they are left empty,
 * the meta description what the post says.
 */
export const parsePost = (form: FormData): ParsedForm<PostField, PostInput> =>
  parseFields(schema, postFields, withDefaults(form));

function withDefaults(form: FormData): FormData {
  const filled = new FormData();
  for (const name of postFields) {
    const value = form.get(name);
    if (typeof value === "string") filled.set(name, value);
  }
  const title = String(filled.get("title") ?? "");
  const words = ["excerpt", "content"].map((field) => String(filled.get(field) ?? ""));
  const fallbacks = {
    slug: slugOf(title),
    metaTitle: defaultMetaTitle(title),
    metaDescription: defaultMetaDescription(words.find((text) => !isBlank(text)) ?? ""),
    ogTitle: title,
  };
  for (const [field, fallback] of Object.entries(fallbacks)) {
    if (isBlank(String(filled.get(field) ?? ""))) filled.set(field, fallback);
  }
  return filled;
}
