import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { columnsOf, textsOfRow } from "#records/fields/record-field.ts";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { type NewsletterInput, newsletterFields } from "./newsletter-fields.ts";

export type NewsletterRow = Selectable<Tables["newsletters"]>;

/** The fields of its form; `slugs`: the ends of its products' addresses. */
export const newsletterTexts = (row: NewsletterRow, slugs: readonly string[]) => ({
  ...textsOfRow(newsletterFields, row),
  products: slugs.join(", "),
});

export const newsletterColumns = (input: NewsletterInput, picture: string | null, products: string[]) =>
  ({
    ...columnsOf(newsletterFields, input),
    content: richHtml(input.content),
    picture_url: picture,
    products,
    content_hi: input.contentHi === null ? null : richHtml(input.contentHi),
  }) satisfies Partial<Insertable<Tables["newsletters"]>>;
