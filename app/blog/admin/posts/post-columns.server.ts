import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { columnsOf, textsOfRow } from "#records/fields/record-field.ts";
import { untouchedColumns } from "#records/untouched-columns.ts";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { eachOf, mapEach } from "#values/each-of.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { type OpenPost, type PostInput, type PostPictures, postFields } from "./post-fields.ts";
import type { PostTexts } from "./post-texts.ts";

type Posts = Tables["blog_posts"];
export type PostRow = Selectable<Posts>;

export const postTexts = (row: PostRow): PostTexts => ({
  ...textsOfRow(postFields, row),
  // Plain text of old rows becomes the paragraphs that the blog shows.
  content: richHtml(row.content),
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
    ...columnsOf(postFields, input),
    content: richHtml(input.content),
    published_at: isSameDay ? before.published_at : startOfIndianDay(input.publishDate),
    image_url: pictures.cover,
    author_image_url: pictures.authorImage,
    og_image_url: pictures.ogImage,
  } satisfies Partial<Insertable<Posts>>;
}

/** Old rows may lack the texts for search engines, and keep lacking them until somebody fills them in. */
export type PostColumns = Omit<ReturnType<typeof postColumns>, "meta_title" | "meta_description"> &
  Pick<PostRow, "meta_title" | "meta_description">;

/** A save changes only what its owner changed (PRODUCT-33). */
export function changedOfPost(before: PostRow, after: PostColumns, sent: PostTexts): PostColumns {
  return {
    ...after,
    ...untouchedColumns(eachOf(postFields, "column"), { shown: postTexts(before), sent }, before),
  };
}

/** A post as its form is opened with it. */
export const openPost = (row: PostRow): OpenPost => ({
  id: row.id,
  version: row.version,
  folder: row.id,
  texts: postTexts(row),
  pictures: mapEach(picturesOf(row), (url) => (url ? [{ url, alt: "" }] : [])),
});
