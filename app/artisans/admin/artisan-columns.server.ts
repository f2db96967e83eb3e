import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { columnsOf, textsOfRow } from "#records/fields/record-field.ts";
import { keptAlts, untouchedColumns } from "#records/untouched-columns.ts";
import { eachOf } from "#values/each-of.ts";
import {
  type ArtisanInput,
  type ArtisanPictures,
  artisanFields,
  type OpenArtisan,
} from "./artisan-fields.ts";

type Artisans = Tables["artisans"];
export type ArtisanRow = Selectable<Artisans>;

export const openArtisan = (row: ArtisanRow): OpenArtisan => ({
  id: row.id,
  version: row.version,
  folder: row.id,
  texts: textsOfRow(artisanFields, row),
  pictures: {
    portrait: one(row.image_url),
    banner: one(row.banner_image_url),
    gallery: row.gallery_urls.map((url, place) => ({ url, alt: row.gallery_alt_texts[place] ?? "" })),
  },
});

const one = (url: string | null) => (url ? [{ url, alt: "" }] : []);

/** What is written of an owner's words and pictures; the same picture twice is one. */
export function artisanColumns(input: ArtisanInput, { portrait, banner, gallery }: ArtisanPictures) {
  const once = [...new Map(gallery.map((picture) => [picture.url, picture])).values()];
  return {
    ...columnsOf(artisanFields, input),
    image_url: portrait,
    banner_image_url: banner,
    gallery_urls: once.map(({ url }) => url),
    gallery_alt_texts: once.map(({ alt }) => alt),
  } satisfies Insertable<Artisans>;
}

/** A save changes only what its owner changed, of what the form has (PRODUCT-33). */
export function changedOfArtisan(
  before: ArtisanRow,
  after: ReturnType<typeof artisanColumns>,
  sent: Partial<OpenArtisan["texts"]>,
): ReturnType<typeof artisanColumns> {
  const shown = openArtisan(before).texts;
  const forms = { shown, sent: { ...shown, ...sent } };
  const own = untouchedColumns(eachOf(artisanFields, "column"), forms, before);
  const gallery = (row: Pick<ArtisanRow, "gallery_urls" | "gallery_alt_texts">) => ({
    urls: row.gallery_urls,
    alts: row.gallery_alt_texts,
  });
  return { ...after, ...own, gallery_alt_texts: keptAlts(gallery(before), gallery(after)) };
}

export const urlsOf = (row: Pick<ArtisanRow, "image_url" | "banner_image_url" | "gallery_urls">) => [
  row.image_url,
  row.banner_image_url,
  ...row.gallery_urls,
];
