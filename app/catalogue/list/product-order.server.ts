import { type RawBuilder, sql } from "kysely";
import { searchRank } from "../search/search-terms.server.ts";
import type { ProductFilter } from "./product-filter.ts";

type Sql = RawBuilder<unknown>;

/** One column of an order, and whether it descends. */
export type OrderKey = readonly [column: Sql, descending: boolean];

/**
 * The order chosen, always ended by the id, so that no product stands on two pages. Each is an index, read
 * either way; only a search's finds are ranked, by the text that found them.
 */
export function orderKeys({ sort }: Pick<ProductFilter, "sort">, text?: string): OrderKey[] {
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

/** The SQL of an order, or of the same order read backwards. */
export const orderBy = (keys: readonly OrderKey[], isBackwards = false): Sql =>
  sql.join(
    keys.map(([column, descending]) =>
      descending === isBackwards ? sql`${column} asc` : sql`${column} desc`,
    ),
  );

/**
 * The condition that a row is the product with this id or comes after it in one of the orders above; no row
 * passes where there is no such product. Keys that run the same way are compared as one, as an index can; an
 * id that ends them the other way decides between equals.
 */
export function fromProduct(id: string, keys: readonly OrderKey[]): Sql {
  const rises = keys.map(([, descending]) => !descending);
  const turn = rises.findIndex((each) => each !== rises[0]);
  const alike = keys.slice(0, turn < 0 ? undefined : turn).map(([column]) => column);
  const here = sql`row(${sql.join(alike)})`;
  const there = sql`row(${sql.join(alike.map((column) => sql`(select ${column} from products where id = ${id})`))})`;
  const isAtOrPast = rises[0] ? sql`${here} >= ${there}` : sql`${here} <= ${there}`;
  if (turn < 0) return isAtOrPast;
  const isNext = rises[turn] ? sql`id >= ${id}` : sql`id <= ${id}`;
  return sql`${isAtOrPast} and (${here} <> ${there} or ${isNext})`;
}
