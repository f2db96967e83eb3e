import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { type Paise, paiseFromRupees } from "#values/money.ts";
import type { Category, Collection } from "../product.ts";
import { matchesSearch } from "../search-terms.server.ts";
import { type DeskFilter, deskPageSize } from "./desk-filter.ts";
import type { ProductRow } from "./product-columns.server.ts";

type Db = Kysely<Tables>;

/** A line of the desk's table. */
export interface DeskLine {
  id: string;
  slug: string;
  name: string;
  category: Category;
  collection: Collection;
  price: Paise;
  inStock: boolean;
  stockCount: number | null;
  featured: boolean;
  image: string | null;
}

export interface DeskPage {
  lines: DeskLine[];
  /** Products that pass the filter, on all pages. */
  total: number;
  filter: DeskFilter;
}

interface LineRow extends Omit<DeskLine, "price"> {
  price: string;
}

/** One page of the desk's list. The count is its own query: a window count was seven times slower at 100,000 products. */
export async function listForDesk(db: Db, asked: DeskFilter): Promise<DeskPage> {
  const where = conditionsOf(asked);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from products where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / deskPageSize)));
  const { rows } = await sql<LineRow>`
    select id, slug, name, category, collection, price, in_stock as "inStock", stock_count as "stockCount", featured,
      images[1] as image
    from products where ${where} order by ${orderOf(asked)}
    limit ${deskPageSize} offset ${(page - 1) * deskPageSize}`.execute(db);
  const lines = rows.map((row) => ({ ...row, price: paiseFromRupees(row.price) }));
  return { lines, total, filter: { ...asked, page } };
}

function conditionsOf({ q, collection, stock }: DeskFilter): RawBuilder<unknown> {
  const available = sql`(in_stock and coalesce(stock_count, 1) > 0)`;
  const conditions = [
    ...(q ? [sql`(${matchesSearch(q)} or slug = ${q} or sku = ${q})`] : []),
    ...(collection ? [sql`collection = ${collection}`] : []),
    ...(stock ? [stock === "in" ? available : sql`not ${available}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Each order is an index read forwards or backwards. */
function orderOf({ sort }: DeskFilter): RawBuilder<unknown> {
  const direction = sort?.descending ? sql`desc` : sql`asc`;
  switch (sort?.key) {
    case "name":
      return sql`lower(name) collate "C" ${direction}, id ${direction}`;
    case "price":
      return sql`price ${direction}, id ${direction}`;
    case "stock":
      return sql`in_stock ${direction}, stock_count ${direction}, id ${direction}`;
    default:
      return sql`created_at desc, id`;
  }
}

const batch = 500;

/** Whole rows of all pages, by their ids, some hundred at a time: the shop may hold more than fits in memory. */
export async function* readAllRows(db: Db, filter: DeskFilter): AsyncGenerator<ProductRow[], undefined> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("products")
      .selectAll()
      .where(sql<boolean>`${conditionsOf(filter)} and id > ${after}`)
      .orderBy("id")
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    after = rows.at(-1)?.id ?? after;
  }
}

/** A product's whole row; undefined for an id that is none. */
export async function findRow(db: Db, id: string): Promise<ProductRow | undefined> {
  if (id.includes("\0")) return undefined;
  return db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export const lockRow = (trx: Transaction<Tables>, id: string): Promise<ProductRow | undefined> =>
  trx.selectFrom("products").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The profile behind a maker's name; of two that share it, the first. */
export async function artisanIdOf(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("artisans")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .orderBy("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The makers that the form proposes. */
export async function listArtisanNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("artisans").select("name").distinct().orderBy("name").limit(500).execute();
  return rows.map(({ name }) => name);
}
