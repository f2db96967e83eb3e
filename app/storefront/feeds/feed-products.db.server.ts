import { sql } from "kysely";
import { madeAgainOf } from "#catalogue/made-again.db.server.ts";
import { type ChoicesRow, choicesOf, choicesRow } from "#catalogue/options/variants.db.server.ts";
import type { ListPrice } from "#catalogue/price-at.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import { countedOf, isAvailable, leadOf } from "#catalogue/product.ts";
import { listPriceOf, priceColumns } from "#catalogue/product-row.server.ts";
import { turnPrices } from "#catalogue/turn-prices.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { plainText } from "#rich-html/rich-html.server.ts";
import type { Paise } from "#values/money/money.ts";
import { type FeedProduct, groupedInFeed } from "./feed-product.ts";

const batch = 100;
/** Of products with variants there may be sixty times as many: so many go on at once. */
const itemsAtOnce = 500;
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
    const full = await madeAgainOf(
      db,
      rows.map(({ id }) => id),
    );
    const items = rows.flatMap((row) =>
      feedItems(row).map((item) => (full.has(row.id) ? { ...item, inStock: false } : item)),
    );
    yield* piecesOf(items);
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
    .select(
      sql<ChoicesRow | null>`case when variants > 0 then ${choicesRow(sql.ref("products.id"))} end`.as(
        "choices",
      ),
    )
    .where("id", ">", id)
    .where(isShown())
    .orderBy("id")
    .limit(batch)
    .execute();

function* piecesOf(items: FeedProduct[]): Generator<FeedProduct[], undefined> {
  for (let at = 0; at < items.length; at += itemsAtOnce) yield items.slice(at, at + itemsAtOnce);
}

type Row = Awaited<ReturnType<typeof batchAfter>>[number];

/** A product, or each of its variants: what can be bought has an item of its own. */
function feedItems(row: Row): FeedProduct[] {
  const product = feedProduct(row);
  if (!row.choices) return [product];
  const { options, variants } = choicesOf(row.choices);
  const grouped = groupedInFeed(
    product.id,
    variants.map(({ key, sku, values }) => ({
      key,
      sku,
      values: options.map(({ name }, at) => ({ name, value: values[at] ?? "" })),
    })),
  );
  return variants.map((variant, place) => ({
    ...product,
    ...priceOf(product, variant.ownPrice),
    id: variant.id,
    inStock: isAvailable({
      inStock: variant.inStock,
      stockCount: row.made_to_order ? null : variant.stockCount,
    }),
    images: [variant.picture ?? [], product.images.filter((image) => image !== variant.picture)].flat(),
    variant: grouped[place],
  }));
}

/** Without a price of its own a variant has its product's, with the sale. */
const priceOf = ({ price, salePrice }: ListPrice, own: Paise | null) => ({
  price: own ?? price,
  salePrice: own === null ? salePrice : null,
  ownPriceFrom: null,
  hasBasePrice: true,
});

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
