import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { keptAlts, untouchedColumns } from "#records/untouched-columns.ts";
import { uuidv7 } from "#values/uuid.ts";
import { type ArtisanInput, emptyArtisan } from "./artisan.form.ts";
import type { ArtisanPictures, OpenArtisan } from "./artisan-answer.ts";

type Artisans = Tables["artisans"];
export type ArtisanRow = Selectable<Artisans>;

/** An empty form. Its pictures need a folder before there is an id. */
export const newArtisan = (now: Date, random: Uint8Array): OpenArtisan => ({
  id: "",
  version: 0,
  folder: uuidv7(now.getTime(), random),
  texts: emptyArtisan,
  pictures: { portrait: [], banner: [], gallery: [] },
});

export const openArtisan = (row: ArtisanRow): OpenArtisan => ({
  id: row.id,
  version: row.version,
  folder: row.id,
  texts: {
    name: row.name,
    craft: row.craft,
    location: row.location,
    bio: row.bio,
    portraitAlt: row.image_alt ?? "",
  },
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
    name: input.name,
    craft: input.craft ?? "",
    location: input.location ?? "",
    bio: input.bio ?? "",
    image_alt: input.portraitAlt,
    image_url: portrait,
    banner_image_url: banner,
    gallery_urls: once.map(({ url }) => url),
    gallery_alt_texts: once.map(({ alt }) => alt),
  } satisfies Insertable<Artisans>;
}

/** Where each text of the form lies. */
const columnNames = {
  name: "name",
  craft: "craft",
  location: "location",
  bio: "bio",
  portraitAlt: "image_alt",
} as const;

/** A save changes only what its owner changed (PRODUCT-33). */
export function changedOfArtisan(
  before: ArtisanRow,
  after: ReturnType<typeof artisanColumns>,
  sent: OpenArtisan["texts"],
): ReturnType<typeof artisanColumns> {
  const own = untouchedColumns(columnNames, { shown: openArtisan(before).texts, sent }, before);
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
