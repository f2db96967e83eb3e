import * as z from "zod/mini";
import { adminList } from "#records/fields/admin-list.ts";
import {
  cutLineField,
  htmlField,
  lineField,
  optionalLineField,
  optionalLinesField,
  ownField,
  pageAddressField,
  publicText,
} from "#records/fields/field-kinds.ts";
import { fieldForm, type InputOf, recordFields } from "#records/fields/record-field.ts";
import { recordPictures } from "#records/fields/record-fields.tsx";
import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import { slugOf } from "#records/words/latin.ts";
import type { ParsedForm } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { isBlank } from "#values/text/blank.ts";
import { htmlText } from "#values/text/html-text.ts";
import {
  defaultMetaDescription,
  defaultMetaTitle,
  metaDescriptionMost,
  metaTitleMost,
} from "#values/text/search-texts.ts";
import { indianDay, isDay } from "#values/time/indian-day.ts";
import { blogText } from "../../blog.text.ts";
import { type Post, postPath, readingMinutes } from "../../post.ts";
import { postAdminText } from "./post-admin.text.ts";

/** How long a text is while it is written: '3 min read' (STORY-5). */
export const readingNote = (html: string): string => blogText.reading(readingMinutes(htmlText(html)));

const longestOgText = 500;

/** All that an owner says of a post. Blank texts are null. */
export const postFields = recordFields(() => ({
  title: lineField(...publicText("post", "title"), 200, postAdminText.errors.title, {
    autoComplete: "off",
  }),
  slug: pageAddressField(postAdminText.errors, (slug) =>
    slug ? postAdminText.hints.address(postPath({ slug })) : postAdminText.hints.noAddress,
  ),
  excerpt: optionalLinesField(...publicText("post", "excerpt"), 1000, {
    rows: 3,
    hint: postAdminText.hints.excerpt,
  }),
  /** HTML or plain text. */
  content: {
    ...htmlField(...publicText("post", "content"), postAdminText.errors.content),
    look: ({ content = "" }) => ({
      required: true,
      hint: content ? readingNote(content) : postAdminText.hints.content,
    }),
  },
  /** '2026-11-21': the post appears when that day begins in India (PRODUCT-11). */
  publishDate: {
    ...ownField("published_at", postAdminText.fields.publishDate, {
      required: true,
      type: "date",
      hint: postAdminText.hints.publishDate,
    }),
    schema: requiredLine(40, postAdminText.errors.publishDate).check(
      z.refine((day) => isBlank(day) || isDay(day), postAdminText.errors.publishDateForm),
    ),
    typed: indianDay,
  },
  author: optionalLineField(...publicText("post", "author"), 120, { autoComplete: "off" }),
  authorBio: optionalLinesField("author_bio", postAdminText.fields.authorBio, 2000, { rows: 3 }),
  category: optionalLineField("category", postAdminText.fields.category, 80, { autoComplete: "off" }),
  coverAlt: optionalLineField("image_alt_text", postAdminText.fields.coverAlt, 300, {
    hint: postAdminText.hints.coverAlt,
  }),
  metaTitle: cutLineField(...publicText("post", "meta_title"), metaTitleMost, postAdminText.errors.metaTitle),
  metaDescription: cutLineField(
    ...publicText("post", "meta_description"),
    metaDescriptionMost,
    postAdminText.errors.metaDescription,
  ),
  ogTitle: optionalLineField(...publicText("post", "og_title"), 200),
  ogDescription: optionalLineField(...publicText("post", "og_description"), longestOgText),
}));

/** And shows. */
const postPictures = recordPictures(() => ({
  cover: {
    bucket: "blog_images",
    most: 1,
    label: postAdminText.fields.cover,
    hint: postAdminText.hints.cover,
    takesPaste: true,
  },
  authorImage: {
    bucket: "blog_images",
    most: 1,
    label: postAdminText.fields.authorImage,
    hint: postAdminText.hints.authorImage,
  },
  ogImage: { bucket: "blog_og_images", most: 1, label: postAdminText.fields.ogImage },
}));

export type PostField = keyof typeof postFields;
type PostPicture = keyof typeof postPictures;
export type PostInput = InputOf<typeof postFields>;

/** A post as its form is opened with it. */
export type OpenPost = OpenRecord<PostField, PostPicture>;
export type PostAnswer = RecordAnswer<OpenPost, Post>;

/** The pictures that a post is stored with. */
export type PostPictures = Record<PostPicture, string | null>;

export const postPicturesIn = ({ pictures }: OpenPost): PostPictures => ({
  cover: pictures.cover[0]?.url ?? null,
  authorImage: pictures.authorImage[0]?.url ?? null,
  ogImage: pictures.ogImage[0]?.url ?? null,
});

const form = inEachLanguage(() => fieldForm(postFields));

/** Posts, as the admin keeps them. */
export const posts = inEachLanguage(() => ({
  table: "blog_posts",
  texts: "post",
  names: { all: "the posts", one: "a post" },
  words: postAdminText,
  list: adminList("/admin/dashboard/blog", { when: ["", "published", "scheduled"] }),
  fields: postFields,
  form: { ...form, parse: parsePost },
  pictures: postPictures,
  parts: {
    main: [{ title: postAdminText.parts.story, fields: ["title", "slug", "excerpt", "content"] }],
    beside: [
      { title: postAdminText.parts.publishing, fields: ["publishDate", "category"] },
      { title: postAdminText.parts.cover, fields: ["cover", "coverAlt"] },
      { title: postAdminText.parts.author, fields: ["author", "authorBio", "authorImage"] },
    ],
  },
}));

/**
 * A post from its form: the slug, the meta title and the OG title follow the title where they are left empty,
 * the meta description what the post says.
 */
function parsePost(sent: FormData): ParsedForm<PostField, PostInput> {
  const filled = new FormData();
  const textIn = (name: PostField): string => String(filled.get(name) ?? "");
  for (const name of form.names) {
    const value = sent.get(name);
    if (typeof value === "string") filled.set(name, value);
  }
  const title = textIn("title");
  const words = [textIn("excerpt"), textIn("content")].find((text) => !isBlank(text));
  const fallbacks = {
    slug: slugOf(title),
    metaTitle: defaultMetaTitle(title),
    metaDescription: defaultMetaDescription(words ?? ""),
    ogTitle: title,
  };
  for (const name of ["slug", "metaTitle", "metaDescription", "ogTitle"] as const)
    if (isBlank(textIn(name))) filled.set(name, fallbacks[name]);
  return form.parse(filled);
}
