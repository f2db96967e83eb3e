import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { ProductSummary } from "./product.ts";
import { type ProductFilter, pageSize } from "./product-filter.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "./product-row.server.ts";
import { searchRank } from "./search-terms.server.ts";

type Sql = RawBuilder<unknown>;

/** What of the catalogue is listed, and how many products that is. */
export interface Narrowing extends Length {
  conditions: Sql[];
}

interface Length {
  total: number;
  /** There are more than the total, so that where the list ends is not known. */
  isMore?: boolean;
}

export const allOf = (conditions: readonly Sql[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`${sql.join([...conditions], sql` and `)}` : sql<boolean>`true`;

/** One column of an order, and whether it descends. */
export type OrderKey = readonly [column: Sql, descending: boolean];

/** The rows of a page, taken from the nearer end of the list: backwards from the end, where it is known, in its second half. */
export function sliceOf(page: number, size: number, { total, isMore = false }: Length) {
  const skipped = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - skipped));
  const isBackwards = !isMore && skipped > total / 2;
  return { limit, offset: isBackwards ? total - skipped - limit : skipped, isBackwards };
}

/** The SQL of an order, or of the same order read backwards. */
export const orderBy = (keys: readonly OrderKey[], isBackwards = false): Sql =>
  sql.join(
    keys.map(([column, descending]) =>
      descending === isBackwards ? sql`${column} asc` : sql`${column} desc`,
    ),
  );

/** Up to this page of the whole catalogue, passing over products by reading them costs less than looking for ids first. */
export const nearPages = 10;

/** The rows of a page near the beginning of the whole catalogue, whose length need not be known for that. */
export const nearRows = (filter: ProductFilter): RawBuilder<SummaryRow> => sql<SummaryRow>`(
  select ${columns} from products order by ${orderBy(orderKeys(filter))}
  limit ${pageSize} offset ${(filter.page - 1) * pageSize})`;

/**
 * One page of the list. Its products are read from an index in their order as long as the filters leave enough of
 * them; a list that is narrowed to few is read as a whole and put in order. Ids are found first: an index knows them and the
 * shelf, so that what is passed over is not read.
 */
export async function pageOf(
  db: Kysely<Tables>,
  filter: ProductFilter,
  { conditions, ...length }: Narrowing,
): Promise<ProductSummary[]> {
  const { limit, offset, isBackwards } = sliceOf(filter.page, pageSize, length);
  const keys = orderKeys(filter);
  const { rows } = await sql<SummaryRow>`
    select ${columns} from products where id = any(array(
      select id from products where ${allOf(conditions)}
      order by ${orderBy(keys, isBackwards)} limit ${limit} offset ${offset}))
    order by ${orderBy(keys, isBackwards)}`.execute(db);
  const products = rows.map(summaryOf);
  return isBackwards ? products.reverse() : products;
}

/** The plates of these products, in the order of their ids. */
export async function productsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select ${columns} from products where id = any(${ids}::text[])
    order by array_position(${ids}::text[], id)`.execute(db);
  return rows.map(summaryOf);
}

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));

/**
 * The order chosen, always ended by the id, so that no product stands on two pages. Each is an index, read either way; only a
 * search's finds are ranked, by the text that found them.
 */
export function orderKeys({ sort }: ProductFilter, text?: string): OrderKey[] {
  switch (sort) {
    case "price-asc":
    case "price-desc":
      return bothBy(sql`price`, sort === "price-desc");
    case "name-asc":
    case "name-desc":
      return bothBy(sql`sort_name`, sort === "name-desc");
    case "newest":
      return newest;
    default:
      return [[sql`featured`, true], ...(text ? [[searchRank(text), true] as const] : []), ...newest];
  }
}

const bothBy = (column: OrderKey[0], isDescending: boolean): OrderKey[] => [
  [column, isDescending],
  [sql`id`, isDescending],
];

const newest: OrderKey[] = [
  [sql`created_at`, true],
  [sql`id`, false],
];
