import { type RawBuilder, sql } from "kysely";
import { lookAhead, type PageCount, pageWithin } from "#platform/database/count-ahead.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inReadingOrder } from "#platform/database/reading-order.server.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import type { TabCounts } from "#records/page/tab-counts.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import type { StockMails } from "#values/stock-mails.ts";
import { allOf } from "../../list/product-list.db.server.ts";
import { type OrderKey, orderBy } from "../../list/product-order.db.server.ts";
import { type MomentPrice, priceAt } from "../../price-at.ts";
import type { Category, Collection } from "../../product.ts";
import { listPriceOf, type PriceRow, priceColumns } from "../../product-row.server.ts";
import {
  askedSearch,
  matchesOften,
  matchesSearch,
  plainSearch,
} from "../../search/search-terms.db.server.ts";
import { lowPieces } from "../../stock.db.server.ts";
import type { ProductRow } from "../product-columns.server.ts";
import { type ProductListFilter, type ProductTab, sortOf } from "./product-list.ts";

/** A line of the admin page's table. */
export interface ProductListLine extends MomentPrice {
  id: string;
  slug: string;
  name: string;
  category: Category;
  collection: Collection;
  inStock: boolean;
  /** Null where nobody counts. */
  stockCount: number | null;
  madeToOrder: boolean;
  /** How many variants it has; its stock and its lowest price follow from them. */
  variants: number;
  priceVaries: boolean;
  featured: boolean;
  hidden: boolean;
  image: string | null;
}

const prices = sql.join(priceColumns.map((column) => sql.ref(column)));

type LineRow = Omit<ProductListLine, keyof MomentPrice> & PriceRow;

/**
 * One page of the admin page's list, the last one for a page beyond it. Without a search the total is exact;
 * finds are counted to some way beyond the page.
 */
export async function listProductsForAdmin(
  db: Db,
  asked: ProductListFilter,
  moment: Date,
): Promise<PageCount & { rows: ProductListLine[] }> {
  const { ids, page, ...counted } = await countPage(db, asked);
  const size = pageSizeOf(asked);
  const order = orderBy(orderKeys(asked));
  const onPage = ids
    ? sql`${ids}::text[]`
    : sql`array(select id from products where ${conditionsOf(asked, counted)}
        order by ${order} limit ${size} offset ${(page - 1) * size})`;
  const listed = await sql<LineRow>`
    select id, slug, name, category, collection, ${prices}, in_stock as "inStock",
      case when not made_to_order then stock_count end as "stockCount", made_to_order as "madeToOrder",
      variants, price_varies as "priceVaries", featured, hidden, images[1] as image
    from products where id = any(${onPage}) order by ${order}`.execute(db);
  const rows = listed.rows.map(
    ({ price, sale_price, sale_from, sale_until, own_price_from, has_base_price, ...line }) => ({
      ...line,
      ...priceAt(
        listPriceOf({ price, sale_price, sale_from, sale_until, own_price_from, has_base_price }),
        moment,
      ),
    }),
  );
  return { rows, ...counted, page };
}

/** The page to show and how long the list is, with the page's ids where a search found them. */
async function countPage(db: Db, asked: ProductListFilter): Promise<PageCount & { ids?: string[] }> {
  const shown = { page: asked.page ?? 1, size: pageSizeOf(asked) };
  const { q: search = "", tab = "all" } = asked;
  if (search !== "" || tab !== "all")
    return lookAhead(db, findsOf(asked), { ...shown, search, order: orderBy(orderKeys(asked)) });
  const total = await countOnShelves(db, asked);
  return { total, isMore: false, page: pageWithin(total, shown) };
}

/** With every column that orderKeys may name. */
const findsOf = (asked: ProductListFilter): RawBuilder<unknown> => sql`(
  select id, sort_name, price_now, in_stock, stock_count, created_at from products where ${conditionsOf(asked)})`;

/** How many nobody can buy: those that the list shows as out of stock. */
export const soldOut = sql<number>`(select coalesce(sum(products - available), 0)::int from shelves)`;

async function countOnShelves(db: Db, { collection, stock }: ProductListFilter): Promise<number> {
  const counts = { in: sql`available`, out: sql`products - available` };
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(${stock ? counts[stock] : sql`products`}), 0)::int as total from shelves
    where ${collection ? sql`collection = ${collection}` : sql`true`}`.execute(db);
  return rows[0]?.total ?? 0;
}

// Written exactly as in the condition of the partial index, so that the planner uses that.
const isAvailable = sql`(in_stock and (made_to_order or coalesce(stock_count, 1) > 0))`;

/** Which products stand on each tab; of `lowAt` pieces a product runs out. */
const onTab = (lowAt: number): Readonly<Record<ProductTab, RawBuilder<unknown>>> => ({
  all: sql`true`,
  "running-out": sql`id = any(array(select product_id from (${lowPieces(lowAt)}) as low))`,
  out: sql`not ${isAvailable}`,
  hidden: sql`hidden`,
  "no-picture": sql`images = '{}'`,
});

/** How many products stand on each tab. */
export const countOnProductTabs = (db: Db, { lowAt }: StockMails): Promise<TabCounts<ProductTab>> =>
  countOnTabs(db, "products", onTab(lowAt));

function conditionsOf(filter: ProductListFilter, { isMore } = { isMore: false }): RawBuilder<boolean> {
  const { q, collection, stock, tab } = filter;
  const matches = isMore ? matchesOften : matchesSearch;
  return allOf([
    ...(tab === undefined ? [] : [onTab(filter.tab === "running-out" ? filter.lowAt : 0)[tab]]),
    ...(q
      ? [sql`(${matches(askedSearch(plainSearch(q)))} or slug = ${q} or sku = ${q} or ${hasVariant(q)})`]
      : []),
    ...(collection
      ? [sql`shelf = any(array(select shelves.id from shelves where shelves.collection = ${collection}))`]
      : []),
    ...(stock ? [stock === "in" ? isAvailable : sql`not ${isAvailable}`] : []),
  ]);
}

/** An array, so that the planner finds those few by their ids. */
const hasVariant = (sku: string): RawBuilder<boolean> =>
  sql`id = any(array(select product_id from product_variants as v where v.sku <> '' and lower(v.sku) = ${sku.toLowerCase()}))`;

/** Each order is an index read forwards or backwards. */
function orderKeys({ sort = "" }: ProductListFilter): OrderKey[] {
  const { key, descending } = sortOf(sort);
  const id = [sql`id`, descending] as const;
  const by = (column: RawBuilder<unknown>) => [column, descending] as const;
  switch (key) {
    case "name":
      return [by(sql`sort_name`), id];
    case "price":
      return [by(sql`price_now`), id];
    case "stock":
      return [by(sql`in_stock`), by(sql`stock_count`), id];
    default:
      return [[sql`created_at`, true], id];
  }
}

const batch = 500;

const batchAfter = (db: Db, filter: ProductListFilter, id: string) =>
  db
    .selectFrom("products")
    .where(sql<boolean>`${conditionsOf(filter)} and id > ${id}`)
    .orderBy("id")
    .limit(batch);

async function* inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[], undefined> {
  let after = "";
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * Whole rows of all pages, by their ids, some hundred at a time: the shop may hold more than fits in memory.
 */
export const readAllRows = (db: Db, filter: ProductListFilter): AsyncGenerator<ProductRow[], undefined> =>
  inBatches((after) => batchAfter(db, filter, after).selectAll().execute());

/** The ids of all pages; no further than that there are more than `most`. */
export async function listAllIds(db: Db, filter: ProductListFilter, most: number): Promise<string[]> {
  const ids: string[] = [];
  for await (const rows of inBatches((after) => batchAfter(db, filter, after).select("id").execute())) {
    ids.push(...rows.map(({ id }) => id));
    if (ids.length > most) break;
  }
  return ids;
}

/** A product's whole row; undefined for an id that is none. */
export async function findRow(db: Db, id: string): Promise<ProductRow | undefined> {
  if (id.includes("\0")) return undefined;
  return db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export const lockRow = (trx: Trx, id: string): Promise<ProductRow | undefined> =>
  trx.selectFrom("products").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The makers that the form proposes. */
export async function listArtisanNames(db: Db): Promise<string[]> {
  const artisans = db.selectFrom("artisans").select("name").groupBy("name");
  const rows = await artisans.orderBy(inReadingOrder(sql`name`)).orderBy("name").limit(500).execute();
  return rows.map(({ name }) => name);
}
