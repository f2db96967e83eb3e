import { type Insertable, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

type Trx = Transaction<Tables>;

/** One statement for a hundred products, new and known alike; `columns` are those that are written anew. */
export async function upsertProducts(
  trx: Trx,
  values: readonly Insertable<Tables["products"]>[],
  columns: readonly string[],
): Promise<void> {
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const insert = trx.insertInto("products").values(values);
  await sql`${insert} on conflict (id) do update set ${set}, version = products.version + 1`.execute(trx);
}

export async function raiseVersions(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update products set version = version + 1
    where id = any(${ids}::text[])`.execute(trx);
}

/** Takes from these products' variants the pictures that are none of the products' any more. */
export async function freeVariantPictures(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update product_variants as v set picture = null from products
    where products.id = product_id and product_id = any(${ids}::text[]) and picture <> all(images)`.execute(
    trx,
  );
}

/** The pictures of a product as they are from now on. */
export async function setPictures(
  trx: Trx,
  id: string,
  { images, alts }: { images: string[]; alts: string[] },
): Promise<void> {
  await trx
    .updateTable("products")
    .set({ images, image_alt_texts: alts, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Gives a picture to the variants of these keys, of today or of before, that have none. */
export async function giveVariantsPicture(
  trx: Trx,
  productId: string,
  { keys, url }: { keys: readonly string[]; url: string },
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .updateTable("product_variants")
    .set({ picture: url })
    .where("product_id", "=", productId)
    .where(
      sql<boolean>`(key = any(${keys}::text[]) or exists (
        select from jsonb_array_elements(former) as name where name->>'key' = any(${keys}::text[])))`,
    )
    .where("picture", "is", null)
    .execute();
}
