import { type Kysely, sql } from "kysely";
import { priceAt } from "#catalogue/price-at.ts";
import { countedOf, leadOf } from "#catalogue/product.ts";
import { listPriceOf, priceColumns } from "#catalogue/product-row.server.ts";
import { isShown } from "#catalogue/shown.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { maxLines } from "./cart.ts";
import type { CurrentProduct, PriceAnswer } from "./priced-cart.ts";

/** Which facts of products are asked for: at which moment's prices, and whether hidden ones are there. */
interface Asked {
  moment: Date;
  seesHidden?: boolean;
}

/**
 * What the shop says at a moment of the products with these ids, in the ids' order; at most 100 of them. To
 * admins the hidden ones are there, too.
 */
export async function priceProducts(
  db: Kysely<Tables>,
  ids: readonly string[],
  asking: Asked,
): Promise<PriceAnswer> {
  const asked = [...new Set(ids)].slice(0, maxLines);
  const found = asked.length > 0 ? await productFacts(db, asked, asking) : [];
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
  { moment, seesHidden = false }: Asked,
): Promise<CurrentProduct[]> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "slug", "name", "images", "collection", "category", "in_stock", "stock_count"])
    .select(priceColumns)
    .select(["made_to_order", "lead_days_from", "lead_days_to"])
    .where("id", "in", ids)
    .where(seesHidden ? sql<boolean>`true` : isShown())
    .execute();
  return rows.map((row) => {
    const { id, slug, name, collection, category } = row;
    const { price: unitPrice, was } = priceAt(listPriceOf(row), moment);
    return {
      ...{ id, slug, name, collection, category, unitPrice, ...(was ? { was } : {}) },
      image: row.images[0] ?? null,
      inStock: row.in_stock,
      stockCount: countedOf(row),
      leadDays: leadOf(row)?.to,
    };
  });
}

/** What a product is called; undefined for one that is gone. */
export async function productName(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const named = db.selectFrom("products").select("name").where("id", "=", id).where(isShown());
  return (await named.executeTakeFirst())?.name;
}
