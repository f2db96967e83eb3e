import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { ArtisanSummary } from "./artisan.ts";

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

/** The first artisans by id (spec 7). */
export async function listArtisans(db: Db, most: number): Promise<ArtisanSummary[]> {
  const rows = await db.selectFrom("artisans").select(columns).orderBy("id").limit(most).execute();
  return rows.map(artisanOf);
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
