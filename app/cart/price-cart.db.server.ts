import { type Kysely, sql } from "kysely";
import { countedOf, leadOf } from "#catalogue/product.ts";
import { isShown } from "#catalogue/shown.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { maxLines } from "./cart.ts";
import type { CurrentProduct, PriceAnswer } from "./priced-cart.ts";

/**
 * What the shop says now of the products with these ids, in the ids' order; at most 100 of them. To admins
 * the hidden ones are there, too.
 */
export async function priceProducts(
  db: Kysely<Tables>,
  ids: readonly string[],
  { seesHidden = false } = {},
): Promise<PriceAnswer> {
  const asked = [...new Set(ids)].slice(0, maxLines);
  const found = asked.length > 0 ? await productFacts(db, asked, seesHidden) : [];
  return asked.map((id) => ({ id, product: found.find((product) => product.id === id) ?? null }));
}

/** Is one of these products hidden? */
export async function holdsHidden(db: Kysely<Tables>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const hidden = db.selectFrom("products").select("id").where("id", "in", ids).where("hidden", "=", true);
  return (await hidden.limit(1).executeTakeFirst()) !== undefined;
}

async function productFacts(
  db: Kysely<Tables>,
  ids: readonly string[],
  seesHidden: boolean,
): Promise<CurrentProduct[]> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "slug", "name", "price", "images", "collection", "category", "in_stock", "stock_count"])
    .select(["made_to_order", "lead_days_from", "lead_days_to"])
    .where("id", "in", ids)
    .where(seesHidden ? sql<boolean>`true` : isShown())
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, name: row.name, collection: row.collection, category: row.category },
    unitPrice: paiseFromRupees(row.price),
    image: row.images[0] ?? null,
    inStock: row.in_stock,
    stockCount: countedOf(row),
    leadDays: leadOf(row)?.to,
  }));
}
