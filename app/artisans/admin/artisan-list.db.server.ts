import { type Insertable, sql, type Updateable } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { holdsWords } from "#platform/database/embedded/holds-words.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import type { ArtisanRow } from "./artisan-columns.server.ts";

/** An artisan's portrait, banner and gallery. */
export const artisanPictureHolder: PictureHolder = {
  bucket: "artisan_images",
  async exchange(trx, id, from, to) {
    const exchanged = (column: string) => {
      const url = sql.ref<string | null>(column);
      return sql<string | null>`case when ${url} = ${from} then ${to} else ${url} end`;
    };
    const { numUpdatedRows } = await trx
      .updateTable("artisans")
      .set({
        image_url: exchanged("image_url"),
        banner_image_url: exchanged("banner_image_url"),
        gallery_urls: sql`array_replace(gallery_urls, ${from}, ${to})`,
        version: sql`version + 1`,
      })
      .where("id", "=", id)
      .where(sql<boolean>`(${from} in (image_url, banner_image_url) or ${from} = any(gallery_urls))`)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },
};

/** A line of the admin page's table. */
export interface AdminArtisan {
  id: string;
  name: string;
  craft: string;
  location: string;
  imageUrl: string | null;
  /** How many products carry the name. */
  products: number;
}

/** Every artisan who passes the search, by id (STORY-12). */
export async function listAdminArtisans(db: Db, query: string): Promise<AdminArtisan[]> {
  const rows = await db
    .selectFrom("artisans")
    .select((eb) => [
      ...(["artisans.id", "artisans.name", "craft", "location", "image_url"] as const),
      eb
        .selectFrom("products")
        .select(sql<number>`count(*)::int`.as("count"))
        .where(sql<boolean>`products.artisan_key = plain_letters(artisans.name)`)
        .as("products"),
    ])
    .where(holdsWords(query, ["artisans.name", "craft", "location"]))
    .orderBy("artisans.id")
    .execute();
  return rows.map(({ image_url, products, ...row }) => ({
    ...row,
    imageUrl: image_url,
    products: products ?? 0,
  }));
}

/** An artisan's whole row; undefined for an id that is none. */
export async function findArtisanRow(db: Db, id: string): Promise<ArtisanRow | undefined> {
  if (id.includes("\0")) return undefined;
  return db.selectFrom("artisans").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The same, locked until the transaction ends; a product that is saved with this maker meanwhile need not
 * wait.
 */
export async function lockArtisanRow(trx: Trx, id: string): Promise<ArtisanRow | undefined> {
  if (id.includes("\0")) return undefined;
  return trx.selectFrom("artisans").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Names are given one after the other, so that two saves at once can't give the same. */
export async function awaitTurn(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('artisans'))`.execute(trx);
}

/** Does someone else bear the name? Case, accents and the kind of an apostrophe make no other name. */
export async function isNameUsed(db: Db, name: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("artisans")
    .select("id")
    .where(sql<boolean>`plain_letters(name) = ${plainLetters(name)}`)
    .where("id", "<>", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids that begin like one that is wanted. */
export async function idsLike(db: Db, beginning: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("artisans")
    .select("id")
    .where(sql<boolean>`starts_with(id, ${beginning})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of these pictures another profile shows too. */
export async function sharedPictures(db: Db, urls: readonly string[], id: string): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const { rows } = await sql<{ url: string }>`
    select url from unnest(${[...urls]}::text[]) as given (url) where exists (
      select from artisans where id <> ${id} and (image_url = url or banner_image_url = url or url = any (gallery_urls))
    )`.execute(db);
  return new Set(rows.map(({ url }) => url));
}

export async function insertArtisan(trx: Trx, row: Insertable<Tables["artisans"]>): Promise<void> {
  await trx.insertInto("artisans").values(row).execute();
}

export async function updateArtisan(
  trx: Trx,
  { id, version }: { id: string; version: number },
  set: Updateable<Tables["artisans"]>,
): Promise<void> {
  await trx
    .updateTable("artisans")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** Pieces that they have to make, to do again, or that wait to be looked at. */
export async function piecesInHand(trx: Trx, id: string): Promise<number> {
  const { pieces } = await trx
    .selectFrom("lot_parts")
    .select(sql<number>`coalesce(sum(quantity - passed), 0)::int`.as("pieces"))
    .where("artisan_id", "=", id)
    .where("state", "in", ["given", "begun", "done"])
    .executeTakeFirstOrThrow();
  return pieces;
}

export async function removeArtisan(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("artisans").where("id", "=", id).execute();
}
