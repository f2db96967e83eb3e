import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { withMadeAgain } from "./made-again.db.server.ts";
import { categories, type Product, type ProductSummary } from "./product.ts";
import {
  type PageRow,
  pageColumns,
  productOf,
  type SummaryRow,
  summaryColumns,
  summaryOf,
} from "./product-row.server.ts";
import { productIn, productsIn, wantedOf } from "./products-in-language.server.ts";

const featuredOnHome = 3;
const relatedOnPage = 4;

/** Featured products for the home page, newest first; rows for `summaryOf`. */
export const featuredRows = (db: Db) =>
  db
    .selectFrom("products")
    .select(summaryColumns)
    .where("featured", "=", true)
    .where(isShown())
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(featuredOnHome);

/** The row of the product with this slug, called `product`, for `productOf`. */
export const productRow = (db: Db, slug: string | RawBuilder<string>) =>
  anyProductRow(db).where("product.slug", "=", slug).where(isShown("product"));

/** The row of a product, hidden or not, called `product`. For admins. */
export const anyProductRow = (db: Db) =>
  db.selectFrom("products as product").select(pageColumns.map((column) => `product.${column}` as const));

/**
 * Within a statement that reads a `product`: up to four others of the same collection, what can be bought
 * first, then of the same kind, then the newest. The first few of each kind come from an index, and are then
 * put in order: a collection may be large. Only what is shown is read whole, each by itself (the inner
 * limit): a join would read a small shop's whole table for four.
 */
export const relatedRows = (): RawBuilder<SummaryRow> => sql<SummaryRow>`(
  select card.* from unnest(array(
    select id
    from unnest(${sql.lit(`{${categories}}`)}::text[]) as kind, unnest('{true,false}'::boolean[]) as stocked, lateral (
      select id, in_stock, category, created_at from products
      where ${isShown()} and collection = product.collection and category = kind and in_stock = stocked
        and id <> product.id
      order by created_at desc, id limit ${sql.lit(relatedOnPage)}) as ones
    order by in_stock desc, category = product.category desc, created_at desc, id
    limit ${sql.lit(relatedOnPage)})) with ordinality as place (related_id, at), lateral (
    select ${columns} from products where id = related_id and ${isShown()} limit 1) as card
  order by at)`;

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));

/** An artisan's products, by the name that they carry: what can be bought first, then the newest. */
export async function listByArtisan(
  db: Db,
  name: string,
  most: number,
  moment: Date,
): Promise<ProductSummary[]> {
  const rows = await db
    .selectFrom("products")
    .select(summaryColumns)
    .where("artisan_key", "=", plainLetters(name))
    .where(isShown())
    .orderBy("in_stock", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return withMadeAgain(
    db,
    (await productsIn(db, rows)).map((row) => summaryOf(row, moment)),
  );
}

/** The names that a form proposes: the first of them as people read them, one of those that read alike. */
export async function listProductNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("products")
    .distinctOn("sort_name")
    .select("name")
    .where(isShown())
    .orderBy("sort_name")
    .orderBy("id")
    .limit(300)
    .execute();
  return rows.map(({ name }) => name);
}

/** The products of these ids, in their order; unknown and hidden ones are left out. */
export async function listByIds(db: Db, ids: readonly string[], moment: Date): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const cards = db.selectFrom("products").select(summaryColumns).where("id", "in", ids).where(isShown());
  const rows = await productsIn(db, await cards.execute());
  const shown = await withMadeAgain(
    db,
    rows.map((row) => summaryOf(row, moment)),
  );
  const found = new Map(shown.map((card) => [card.id, card]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * The product that an address means: by its slug, else by its id, else by a slug that it had before.
 * Its slug differs from `slugOrId` where the address is an old one.
 */
export async function findProduct(db: Db, slugOrId: string, moment: Date): Promise<Product | undefined> {
  if (isNoAddress(slugOrId)) return undefined;
  const bySlug = await productRow(db, slugOrId).executeTakeFirst();
  return bySlug ? productNow(db, bySlug, moment) : findMovedProduct(db, slugOrId, moment);
}

/** The same for an address that is no product's slug now. */
export async function findMovedProduct(db: Db, slugOrId: string, moment: Date): Promise<Product | undefined> {
  if (isNoAddress(slugOrId)) return undefined;
  const row = (await byId(db, slugOrId)) ?? (await byFormerSlug(db, slugOrId));
  return row && productNow(db, row, moment);
}

async function productNow(db: Db, row: PageRow, moment: Date): Promise<Product> {
  return productOf(productIn(row, await readTexts(db, wantedOf([row]))), moment);
}

/** A zero byte is no text for PostgreSQL, and nothing that long is a slug. */
const isNoAddress = (slugOrId: string): boolean => slugOrId.includes("\0") || slugOrId.length > 300;

const pageRow = (db: Db) => db.selectFrom("products").select(pageColumns).where(isShown());

const byId = (db: Db, id: string) => pageRow(db).where("id", "=", id).executeTakeFirst();

/** The name that an artisan's products carry today, however it is written and whatever it was before. */
export async function artisanCalled(db: Db, given: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select artisan from products where ${isShown()} and artisan_key = ${plainLetters(given)}
        order by artisan = ${given} desc, lower(artisan) = lower(${given}) desc, artisan limit 1),
      (select artisans.name from slug_history join artisans on artisans.id = target_id
        where kind = 'artisan' and slug = lower(${given}))) as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

const byFormerSlug = (db: Db, slug: string) =>
  pageRow(db)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("slug_history")
        .select("target_id")
        .where("kind", "=", "product")
        .where("slug", "=", slug),
    )
    .executeTakeFirst();

/**
 * The products that shoppers see: all that are not hidden (CATALOGUE-45). Every statement that reads products
 * for them says so by this condition, and by no other; `checks/shown-products.test.ts` looks for those that
 * don't. `of` is what the statement calls a product.
 */
export const isShown = (of = "products"): RawBuilder<boolean> => sql<boolean>`not ${sql.ref(`${of}.hidden`)}`;
