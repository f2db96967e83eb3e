import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { richHtml } from "#platform/html/rich-html.server.ts";
import { untouchedColumns } from "#records/untouched-columns.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

import type { PostInput } from "./post.form.ts";
import type { PostPictures } from "./post-answer.ts";
import type { PostTexts } from "./post-texts.ts";

type Posts = Tables["blog_posts"];
export type PostRow = Selectable<Posts>;

export const postTexts = (row: PostRow): PostTexts => ({
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt ?? "",
  // Plain text of old rows becomes the paragraphs that the blog shows.
  content: richHtml(row.content),
  publishDate: indianDay(row.published_at),
  author: row.author ?? "",
  authorBio: row.author_bio ?? "",
  category: row.category ?? "",
  coverAlt: row.image_alt_text ?? "",
  metaTitle: row.meta_title ?? "",
  metaDescription: row.meta_description ?? "",
  ogTitle: row.og_title ?? "",
  ogDescription: row.og_description ?? "",
});

export const picturesOf = (row: PostRow): PostPictures => ({
  cover: row.image_url,
  authorImage: row.author_image_url,
  ogImage: row.og_image_url,
});

/**
 * What is written of an owner's words and pictures. The day it appears begins in India; an unchanged day
 * keeps its hour.
 */
export function postColumns(
  input: PostInput,
  pictures: PostPictures,
  before?: Pick<PostRow, "published_at">,
) {
  const isSameDay = before && indianDay(before.published_at) === input.publishDate;
  return {
    title: input.title,
    slug: input.slug,
    excerpt: input.excerpt,
    content: richHtml(input.content),
    published_at: isSameDay ? before.published_at : startOfIndianDay(input.publishDate),
    author: input.author,
    author_bio: input.authorBio,
    category: input.category,
    image_alt_text: input.coverAlt,
    meta_title: input.metaTitle,
    meta_description: input.metaDescription,
    og_title: input.ogTitle,
    og_description: input.ogDescription,
    image_url: pictures.cover,
    author_image_url: pictures.authorImage,
    og_image_url: pictures.ogImage,
  } satisfies Partial<Insertable<Posts>>;
}

/** Where each text of the form lies. */
const columnNames = {
  title: "title",
  slug: "slug",
  excerpt: "excerpt",
  content: "content",
  publishDate: "published_at",
  author: "author",
  authorBio: "author_bio",
  category: "category",
  coverAlt: "image_alt_text",
  metaTitle: "meta_title",
  metaDescription: "meta_description",
  ogTitle: "og_title",
  ogDescription: "og_description",
} as const;

/** Old rows may lack the texts for search engines, and keep lacking them until somebody fills them in. */
export type PostColumns = Omit<ReturnType<typeof postColumns>, "meta_title" | "meta_description"> &
  Pick<PostRow, "meta_title" | "meta_description">;

/** A save changes only what its owner changed (PRODUCT-33). */
export function changedOfPost(before: PostRow, after: PostColumns, sent: PostTexts): PostColumns {
  return { ...after, ...untouchedColumns(columnNames, { shown: postTexts(before), sent }, before) };
}
