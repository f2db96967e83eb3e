import { type Insertable, sql } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { textIn } from "#values/text/form-text.ts";

/** A product's pictures, that of its shared links and those of its variants. */
export const productPictureHolder: PictureHolder = {
  bucket: "product_images",
  async exchange(trx, id, from, to) {
    const { numUpdatedRows } = await trx
      .updateTable("products")
      .set({
        images: sql`array_replace(images, ${from}, ${to})`,
        og_image_url: sql`case when og_image_url = ${from} then ${to} else og_image_url end`,
        version: sql`version + 1`,
      })
      .where("id", "=", id)
      .where(
        sql<boolean>`(${from} = any(images) or og_image_url = ${from} or exists (
          select from product_variants where product_id = products.id and picture = ${from}))`,
      )
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await trx
      .updateTable("product_variants")
      .set({ picture: to })
      .where("product_id", "=", id)
      .where("picture", "=", from)
      .execute();
    return true;
  },
};

const prices = /^(?:price|salePrice|variant-\d+-price)$/;

/** The prices in a product's form, in rupees: its own, in a sale and of each variant. */
const typedPrices = (form: FormData): number[] =>
  [...form]
    .filter(([name, value]) => prices.test(name) && typeof value === "string" && value.trim() !== "")
    .map(([, value]) => Number(String(value).replaceAll(/[₹,\s]/g, "")))
    .filter((price) => Number.isFinite(price));

/**
 * Would a form sell a product for half or less of its lowest price, or of its highest of the last day by its
 * history (TWOSTEP-21)? So halving again and again needs proof, too.
 */
export async function givesAway(db: Db, form: FormData, now: Date): Promise<boolean> {
  const typed = typedPrices(form);
  if (typed.length === 0) return false;
  const kept = await db
    .selectFrom("products")
    .select([
      sql<string | null>`least(price, case when sale_until <= ${now} then null else sale_price end,
        own_price_from)`.as("least"),
      costBefore(now).as("before"),
    ])
    .where("id", "=", textIn(form, "id"))
    .executeTakeFirst();
  if (!kept) return false;
  const lowest = Math.min(...typed);
  const least = Number(kept.least);
  return lowest < least && lowest <= Math.max(least, Number(kept.before)) / 2;
}

/** The highest price that its history names for the last day, with the one at the day's beginning. */
const costBefore = (now: Date) => {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const lines = sql`select (detail->>'price')::numeric as price from audit_log
    where entity = 'products' and entity_id = products.id and detail->>'price' ~ '^\\d+([.]\\d+)?$'`;
  return sql<string | null>`(select max(price) from (
    (${lines} and created_at > ${dayAgo})
    union all (${lines} and created_at <= ${dayAgo} order by created_at desc limit 1)) as told)`;
};

/** One statement for a hundred products, new and existing alike; `columns` are those that are overwritten. */
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

/** The artisan behind a maker's name, and how the profile spells it. */
interface Profile {
  id: string;
  name: string;
}

export type Profiles = ReadonlyMap<string, Profile>;

/**
 * The profiles behind makers' names, by the names as they were given. Case, accents and the kind of an
 * apostrophe make no other name; of two profiles that share one, the one that is spelt so, else the first.
 */
export async function profilesOf(db: Db, names: readonly string[]): Promise<Profiles> {
  const { rows } = await sql<Profile & { given: string }>`
    select distinct on (given) given, id, name
    from unnest(${[...new Set(names)]}::text[]) as makers (given) join artisans on plain_letters(name) = plain_letters(given)
    order by given, name = given desc, id`.execute(db);
  return new Map(rows.map(({ given, ...profile }) => [given, profile]));
}
