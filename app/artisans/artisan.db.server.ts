import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { type Artisan, type ArtisanSummary, galleryOf } from "./artisan.ts";

type Db = Kysely<Tables>;

const columns = ["id", "name", "craft", "location", "bio", "image_url"] as const;

interface Row {
  id: string;
  name: string;
  craft: string;
  location: string;
  bio: string;
  image_url: string | null;
}

const artisanOf = ({ image_url, ...row }: Row): ArtisanSummary => ({
  id: row.id,
  name: row.name,
  craft: row.craft.trim() || null,
  location: row.location.trim() || null,
  bio: row.bio.trim() || null,
  imageUrl: image_url,
});

/** Beyond any cooperative; a page that lists everybody still ends. */
export const mostArtisans = 500;

/** The first artisans by id (spec 7). */
export async function listArtisans(db: Db, most: number): Promise<ArtisanSummary[]> {
  const rows = await db.selectFrom("artisans").select(columns).orderBy("id").limit(most).execute();
  return rows.map(artisanOf);
}

/** One artisan with banner and gallery. */
export async function findArtisan(db: Db, id: string): Promise<Artisan | undefined> {
  // A zero byte is no text for PostgreSQL, and nothing that long is an id.
  if (id.includes("\0") || id.length > 300) return undefined;
  const row = await db
    .selectFrom("artisans")
    .select([...columns, "image_alt", "banner_image_url", "gallery_urls", "gallery_alt_texts"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...artisanOf(row),
    imageAlt: row.image_alt,
    bannerUrl: row.banner_image_url,
    gallery: galleryOf(row.gallery_urls, row.gallery_alt_texts, row.name),
  };
}

/** Every artisan's id and when the row changed, for the sitemap. */
export function artisanChanges(db: Db) {
  return db.selectFrom("artisans").select(["id", "updated_at"]).orderBy("id").limit(mostArtisans).execute();
}

/** Who made a product: by the link to the profile, or by name for rows that have none. */
export async function findMaker(
  db: Db,
  product: { artisanId: string | null; artisan: string | null },
): Promise<ArtisanSummary | undefined> {
  const { artisanId, artisan } = product;
  if (!artisanId && !artisan) return undefined;
  const query = db.selectFrom("artisans").select(columns);
  const row = artisanId
    ? await query.where("id", "=", artisanId).executeTakeFirst()
    : await query.where("name", "=", artisan).orderBy("id").executeTakeFirst();
  return row && artisanOf(row);
}
