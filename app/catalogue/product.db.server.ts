import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Product, ProductSummary } from "./product.ts";
import { pageColumns, productOf, summaryColumns, summaryOf } from "./product-row.server.ts";

type Db = Kysely<Tables>;

const featuredOnHome = 3;
const relatedOnPage = 4;

/** Featured products for the home page, newest first. */
export async function listFeatured(db: Db): Promise<ProductSummary[]> {
  const rows = await db
    .selectFrom("products")
    .select(summaryColumns)
    .where("featured", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(featuredOnHome)
    .execute();
  return rows.map(summaryOf);
}

/** Up to four others of the same collection: what can be bought first, then of the same kind, then the newest. */
export async function listRelated(db: Db, product: Product): Promise<ProductSummary[]> {
  const rows = await db
    .selectFrom("products")
    .select(summaryColumns)
    .where("collection", "=", product.collection)
    .where("id", "<>", product.id)
    .orderBy("in_stock", "desc")
    .orderBy((eb) => eb("category", "=", product.category), "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(relatedOnPage)
    .execute();
  return rows.map(summaryOf);
}

/** An artisan's products, by the name that they carry: what can be bought first, then the newest. */
export async function listByArtisan(db: Db, name: string, most: number): Promise<ProductSummary[]> {
  const rows = await db
    .selectFrom("products")
    .select(summaryColumns)
    .where("artisan", "=", name)
    .orderBy("in_stock", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(summaryOf);
}

/** The names that a form proposes. */
export async function listProductNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("products").select("name").distinct().orderBy("name").limit(300).execute();
  return rows.map(({ name }) => name);
}

/** The products of these ids, in their order; unknown ids are left out. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("products").select(summaryColumns).where("id", "in", ids).execute();
  const found = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * The product that an address means: by its slug, else by its id, else by a slug that it had before.
 * Its slug differs from `slugOrId` where the address is an old one.
 */
export async function findProduct(db: Db, slugOrId: string): Promise<Product | undefined> {
  // A zero byte is no text for PostgreSQL, and nothing that long is a slug.
  if (slugOrId.includes("\0") || slugOrId.length > 300) return undefined;
  const bySlug = await pageRow(db).where("slug", "=", slugOrId).executeTakeFirst();
  const row = bySlug ?? (await byId(db, slugOrId)) ?? (await byFormerSlug(db, slugOrId));
  return row && productOf(row);
}

const pageRow = (db: Db) => db.selectFrom("products").select(pageColumns);

const byId = (db: Db, id: string) => pageRow(db).where("id", "=", id).executeTakeFirst();

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
