import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { richHtml } from "#platform/html/rich-html.server.ts";
import type { NewsletterField, NewsletterInput } from "./newsletter.form.ts";

export type NewsletterRow = Selectable<Tables["newsletters"]>;

/** The fields of its form; `slugs`: the ends of its products' addresses. */
export const newsletterTexts = (
  row: NewsletterRow,
  slugs: readonly string[],
): Record<NewsletterField, string> => ({
  subject: row.subject,
  preview: row.preview ?? "",
  content: row.content,
  pictureAlt: row.picture_alt ?? "",
  products: slugs.join(", "),
  subjectHi: row.subject_hi ?? "",
  previewHi: row.preview_hi ?? "",
  contentHi: row.content_hi ?? "",
});

/** What is written of an owner's words, picture and products. */
export const newsletterColumns = (input: NewsletterInput, picture: string | null, products: string[]) =>
  ({
    subject: input.subject,
    preview: input.preview,
    content: richHtml(input.content),
    picture_url: picture,
    picture_alt: input.pictureAlt,
    products,
    subject_hi: input.subjectHi,
    preview_hi: input.previewHi,
    content_hi: input.contentHi === null ? null : richHtml(input.contentHi),
  }) satisfies Partial<Insertable<Tables["newsletters"]>>;
