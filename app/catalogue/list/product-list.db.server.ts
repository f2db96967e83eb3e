import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ProductSummary } from "../product.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "../product-row.server.ts";
import { productsIn } from "../products-in-language.server.ts";
import { isShown } from "../shown.server.ts";
import { type ProductFilter, pageSize } from "./product-filter.ts";
import { orderBy, orderKeys, shownName } from "./product-order.server.ts";

type Sql = RawBuilder<unknown>;

/**
 * Which part of the catalogue is listed, how many products of it are shown on all pages, and at which
 * moment's prices.
 */
export interface Narrowing {
  conditions: Sql[];
  total: number;
  moment: Date;
}

export const allOf = (conditions: readonly Sql[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`${sql.join([...conditions], sql` and `)}` : sql<boolean>`true`;

/**
 * One page of the list, in the filter's order. Ids are found first: an index
 * knows them and the shelf, so that what is passed over is not read.
 */
export async function pageOf(
  db: Kysely<Tables>,
  filter: ProductFilter,
  { conditions, total, moment }: Narrowing,
): Promise<ProductSummary[]> {
  const order = orderBy(orderKeys(filter, undefined, shownName(filter, total)));
  const skipped = (filter.page - 1) * pageSize;
  const { rows } = await sql<SummaryRow>`
    select ${columns} from products where ${isShown()} and id = any(array(
      select id from products where ${allOf([isShown(), ...conditions])}
      order by ${order} limit ${Math.min(pageSize, total - skipped)} offset ${skipped}))
    order by ${order}`.execute(db);
  return (await productsIn(db, rows)).map((row) => summaryOf(row, moment));
}

/** The cards of these products, in the order of their ids. */
export async function productsByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  moment: Date,
): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select ${columns} from products where ${isShown()} and id = any(${ids}::text[])
    order by array_position(${ids}::text[], id)`.execute(db);
  return (await productsIn(db, rows)).map((row) => summaryOf(row, moment));
}

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));
