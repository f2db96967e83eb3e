import { type RawBuilder, sql } from "kysely";
import type { ProductSummary } from "#catalogue/product.ts";
import type { Db } from "#platform/database/db.ts";
import { speakingAs } from "#platform/language/speaking.server.ts";
import type { Log } from "#platform/log.server.ts";
import { inLanguage } from "#translations/translations.db.server.ts";
import { langOf, type WithEnglish } from "#values/language/content-language.ts";
import { artisanText } from "./artisan.text.ts";
import { type Artisan, type ArtisanSummary, galleryOf, type ListedArtisan, openingOf } from "./artisan.ts";

const columns = ["id", "name", "craft", "location", "bio", "image_url"] as const;

interface SummaryRow {
  id: string;
  name: string;
  craft: string;
  location: string;
  bio: string;
  image_url: string | null;
  english?: readonly string[];
}

export const artisanOf = ({ image_url, ...row }: SummaryRow): ArtisanSummary => ({
  id: row.id,
  name: row.name,
  craft: row.craft.trim() || null,
  location: row.location.trim() || null,
  bio: openingOf(row.bio),
  imageUrl: image_url,
  ...(row.english ? { english: row.english } : {}),
});

/** Beyond any cooperative; a page that lists everybody still ends. */
export const mostArtisans = 500;

/** The first artisans by id (STORY-12); rows for `artisanOf`. */
export const artisanRows = (db: Db, most: number) =>
  db.selectFrom("artisans").select(columns).orderBy("id").limit(most);

/** The first artisans by id. */
export async function listArtisans(db: Db, most: number): Promise<ListedArtisan[]> {
  const rows = await artisanRows(db, most).select("is_example").execute();
  const shown = await inLanguage(db, "artisan", rows);
  return shown.map((row) => ({ ...artisanOf(row), isExample: row.is_example }));
}

/** One artisan with banner and gallery. */
export async function findArtisan(db: Db, id: string): Promise<Artisan | undefined> {
  // A zero byte is no text for PostgreSQL, and nothing that long is an id.
  if (id.includes("\0") || id.length > 300) return undefined;
  const found = await db
    .selectFrom("artisans")
    .select([...columns, "image_alt", "banner_image_url", "gallery_urls", "gallery_alt_texts", "is_example"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const [shown] = await inLanguage(db, "artisan", [found]);
  const row: typeof found & WithEnglish = shown ?? found;
  return {
    ...artisanOf(row),
    isExample: row.is_example,
    bio: row.bio.trim() || null,
    imageAlt: portraitAltOf(row),
    bannerUrl: row.banner_image_url,
    gallery: speakingAs(row, "name", () => galleryOf(row.gallery_urls, row.gallery_alt_texts, row.name)),
    ...(row.name === found.name ? {} : { nameInEnglish: found.name }),
  };
}

/** Where neither the description nor the name has Hindi, the page's own words for it are English too. */
const portraitAltOf = (row: WithEnglish & { name: string; image_alt: string | null }): string | null =>
  row.image_alt === null && langOf(row, "name")
    ? speakingAs(row, "name", () => artisanText.portrait(row.name))
    : row.image_alt;

/** Every artisan's id and when the row changed, for the sitemap. */
export function artisanChanges(db: Db) {
  return db.selectFrom("artisans").select(["id", "updated_at"]).orderBy("id").limit(mostArtisans).execute();
}

/**
 * Within a statement that reads a `product`: who made it, by the link to the profile, or by name for rows
 * that have none.
 */
export const makerRow = (): RawBuilder<SummaryRow> => sql<SummaryRow>`(
  select ${sql.join(columns.map((column) => sql.ref(column)))} from artisans where id = coalesce(
    product.artisan_id, (select min(id) from artisans where name = nullif(btrim(product.artisan), ''))))`;

interface ShownProducts {
  /** Absent when they could not be read: the artisan's page stands without them. */
  products: ProductSummary[] | undefined;
  hasMore: boolean;
}

/** The first of an artisan's products, and whether there are more. A failure is logged, not thrown. */
export async function shownOf(
  list: () => Promise<ProductSummary[]>,
  most: number,
  log: Pick<Log, "error">,
): Promise<ShownProducts> {
  try {
    const found = await list();
    return { products: found.slice(0, most), hasMore: found.length > most };
  } catch (error) {
    log.error(
      { kind: error instanceof Error ? error.name : typeof error },
      "an artisan's products were not read",
    );
    return { products: undefined, hasMore: false };
  }
}
