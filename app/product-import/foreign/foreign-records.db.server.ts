import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { type FormerAddress, keepMovedAddresses } from "#catalogue/moved/moved-address.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inParts } from "#values/in-parts.ts";

/** A picture to fetch for a product. */
export interface PictureToFetch {
  product_id: string;
  url: string;
  alt: string;
  position: number;
  variant_keys: string[];
  /** It stands in the description alone. */
  is_in_text: boolean;
}

/** The pictures that were never requested, for a product that is there or will be. */
export async function newPictures(db: Db, given: readonly PictureToFetch[]): Promise<PictureToFetch[]> {
  if (given.length === 0) return [];
  const ids = [...new Set(given.map(({ product_id }) => product_id))];
  const { rows } = await sql<{ product_id: string; url: string }>`
    select product_id, url from import_pictures where product_id = any(${ids}::text[])`.execute(db);
  const known = new Set(rows.map(({ product_id, url }) => `${product_id} ${url}`));
  return given.filter(({ product_id, url }) => !known.has(`${product_id} ${url}`));
}

/** Keeps what comes with the products, in the transaction that writes them. */
export async function keepForeign(
  trx: Trx,
  { id: actor_id }: Pick<Actor, "id">,
  { pictures, addresses }: { pictures: readonly PictureToFetch[]; addresses: readonly FormerAddress[] },
): Promise<void> {
  for (const some of inParts(pictures, 200))
    await trx
      .insertInto("import_pictures")
      .values(some.map((picture) => ({ ...picture, actor_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await keepMovedAddresses(trx, addresses);
}
