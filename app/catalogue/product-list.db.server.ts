import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { ProductSummary } from "./product.ts";
import { type ProductFilter, pageSize } from "./product-filter.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "./product-row.server.ts";
import { searchRank } from "./search-terms.server.ts";

type Sql = RawBuilder<unknown>;

/** What of the catalogue is listed. */
export interface Narrowing {
  conditions: Sql[];
  /** How many products pass the conditions. */
  total: number;
  /** What they are ranked by in the default order. */
  text?: string | undefined;
}

export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`;

/** One column of an order, and whether it descends. */
export type OrderKey = readonly [column: Sql, descending: boolean];

/** The rows of a page, taken from the nearer end of the list: backwards from the end in its second half. */
export function sliceOf(page: number, size: number, total: number) {
  const skipped = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - skipped));
  const isBackwards = skipped > total / 2;
  return { limit, offset: isBackwards ? total - skipped - limit : skipped, isBackwards };
}

/** The SQL of an order, or of the same order read backwards. */
export const orderBy = (keys: readonly OrderKey[], isBackwards = false): Sql =>
  sql.join(
    keys.map(([column, descending]) =>
      descending === isBackwards ? sql`${column} asc` : sql`${column} desc`,
    ),
  );

/** Passing over so many products by reading them costs less than looking for ids first. */
const fewSkipped = 100;

/**
 * One page of the list. Its products are read from an index in their order as long as the filters leave enough of
 * them; a list that is narrowed to few is read as a whole and put in order.
 */
export async function pageOf(
  db: Kysely<Tables>,
  filter: ProductFilter,
  { conditions, total, text }: Narrowing,
): Promise<ProductSummary[]> {
  const { limit, offset, isBackwards } = sliceOf(filter.page, pageSize, total);
  const keys = orderKeys(filter, text);
  const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));
  const slice = sql`where ${allOf(conditions)} order by ${orderBy(keys, isBackwards)} limit ${limit} offset ${offset}`;
  // Elsewhere ids are found first: an index knows them and the shelf, so that what is passed over is not read.
  const isPlain = conditions.length === 0 && offset < fewSkipped;
  const { rows } = await (isPlain
    ? sql<SummaryRow>`select ${columns} from products ${slice}`
    : sql<SummaryRow>`
        select ${columns} from products
        where id = any(array(select id from products ${slice}))
        order by ${orderBy(keys, isBackwards)}`
  ).execute(db);
  const products = rows.map(summaryOf);
  return isBackwards ? products.reverse() : products;
}

/** The order chosen, always ended by the id, so that no product stands on two pages. Each is an index, read either way. */
function orderKeys({ sort }: ProductFilter, text: string | undefined): OrderKey[] {
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
