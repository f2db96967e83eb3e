import { type RawBuilder, sql } from "kysely";
import { searchRanks } from "../search/search-terms.server.ts";
import type { SearchText } from "../search/search-text.ts";
import type { ProductFilter } from "./product-filter.ts";

type Sql = RawBuilder<unknown>;

/** One column of an order, and whether it descends. */
export type OrderKey = readonly [column: Sql, descending: boolean];

/**
 * The order chosen, always ended by the id, so that no product stands on two pages. Each is an index, read
 * either way; only a search's finds are ranked, by what found them.
 */
export function orderKeys({ sort }: Pick<ProductFilter, "sort">, search?: SearchText): OrderKey[] {
  switch (sort) {
    case "price-asc":
    case "price-desc":
      return bothBy(sql`price_now`, sort === "price-desc");
    case "name-asc":
    case "name-desc":
      return bothBy(sql`sort_name`, sort === "name-desc");
    case "newest":
      return newest;
    default:
      return [
        [sql`featured`, true],
        ...(search ? searchRanks(search).map((rank) => [rank, true] as const) : []),
        ...newest,
      ];
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

/** The SQL of an order. */
export const orderBy = (keys: readonly OrderKey[]): Sql =>
  sql.join(keys.map(([column, isDescending]) => (isDescending ? sql`${column} desc` : sql`${column} asc`)));
