import { type Kysely, sql } from "kysely";
import { countedOf, isAvailable, leadOf } from "#catalogue/product.ts";
import { listPriceOf, priceColumns } from "#catalogue/product-row.server.ts";
import { isShown } from "#catalogue/shown.server.ts";
import { turnPrices } from "#catalogue/turn-prices.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { plainText } from "#platform/html/rich-html.server.ts";
import type { FeedProduct } from "./feed-product.ts";

type Db = Kysely<Tables>;

const batch = 100;
/** What Google takes of a description; Meta takes more. */
const longestDescription = 5000;

/**
 * All products that shoppers see, by their ids, some hundred at a time: the shop may hold more than fits in
 * memory.
 */
export async function* feedProducts(db: Db): AsyncGenerator<FeedProduct[], undefined> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const rows = await batchAfter(db, after);
    yield rows.map(feedProduct);
    after = rows.length < batch ? undefined : rows.at(-1)?.id;
  }
}

const batchAfter = (db: Db, id: string) =>
  db
    .selectFrom("products")
    .select(["id", "slug", "name", "description", "collection", "category", "material", "created_at"])
    .select(priceColumns)
    .select(["in_stock", "stock_count"])
    .select(["images", "og_image_url"])
    .select(["made_to_order", "lead_days_from", "lead_days_to"])
    .where("id", ">", id)
    .where(isShown())
    .orderBy("id")
    .limit(batch)
    .execute();

type Row = Awaited<ReturnType<typeof batchAfter>>[number];

const feedProduct = (row: Row): FeedProduct => ({
  ...listPriceOf(row),
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: plainText(row.description, longestDescription),
  collection: row.collection,
  category: row.category,
  material: row.material?.trim() || null,
  inStock: isAvailable({ inStock: row.in_stock, stockCount: countedOf(row) }),
  images: row.images.length > 0 ? row.images : [row.og_image_url ?? ""].filter(Boolean),
  createdAt: row.created_at,
  lead: leadOf(row),
});

/**
 * Changes whenever a feed does: with the content, and with each sale that begins or ends. Asking for it turns
 * the prices that are due at `moment`.
 */
export async function feedVersion(db: Db, moment: Date): Promise<number> {
  await turnPrices(db, moment);
  const { rows } = await sql<{ version: number }>`select version from content_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
