import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { withMadeAgain } from "../made-again.db.server.ts";
import { isShown } from "../product.db.server.ts";
import type { ProductSummary } from "../product.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "../product-row.server.ts";
import { productsIn } from "../products-in-language.server.ts";
import { type ProductFilter, pageSize } from "./product-filter.ts";
import { orderBy, orderKeys, shownName } from "./product-order.db.server.ts";

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

/** One page of the list, in the filter's order. */
export async function pageOf(
  db: Db,
  filter: ProductFilter,
  { conditions, total, moment }: Narrowing,
): Promise<ProductSummary[]> {
  const { rows } = await rowsOf(filter, conditions, total).execute(db);
  return cardsOf(db, rows, moment);
}

/**
 * The rows of one page of a list that is so long. Beyond the first page ids are found first: an index knows
 * them and the shelf, so that what is passed over is not read.
 */
export function rowsOf(
  filter: ProductFilter,
  conditions: readonly Sql[],
  total: number,
): RawBuilder<SummaryRow> {
  const order = orderBy(orderKeys(filter, undefined, shownName(filter, total)));
  const skipped = (filter.page - 1) * pageSize;
  const among = allOf(conditions);
  const page = sql`order by ${order} limit ${Math.min(pageSize, total - skipped)}`;
  if (skipped === 0)
    return sql<SummaryRow>`select ${cardColumns} from products where ${isShown()} and ${among} ${page}`;
  return sql<SummaryRow>`
    select ${cardColumns} from products where ${isShown()} and id = any(array(
      select id from products where ${isShown()} and ${among} ${page} offset ${skipped}))
    order by ${order}`;
}

/** What cards show of these rows, in the language of the moment. */
export const cardsOf = async (db: Db, rows: readonly SummaryRow[], moment: Date) =>
  withMadeAgain(
    db,
    (await productsIn(db, rows)).map((row) => summaryOf(row, moment)),
  );

/** What cards are made of, in SQL. */
export const cardColumns = sql.join(summaryColumns.map((column) => sql.ref(column)));
