import { type RawBuilder, sql } from "kysely";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { type AskedSearch, allWordsFirst, searchRanks } from "../search/search-terms.db.server.ts";
import type { ProductFilter } from "./product-filter.ts";

type Sql = RawBuilder<unknown>;

/** One column of an order, and whether it descends. */
export type OrderKey = readonly [column: Sql, descending: boolean];

/**
 * A search is counted, ranked and paged through up to so many products: a search that finds more needs
 * another word. Fewer are put in order by their names in another language than English, which no index has.
 */
export const mostFound = 1000;

/** What products are put in order by, where that is their names: as the page calls them (HINDI-63). */
export function shownName({ sort }: Pick<ProductFilter, "sort">, found: number): Sql {
  const language = languageOfAddress();
  if (language === "en" || found >= mostFound || !sort.startsWith("name")) return sql`sort_name`;
  return sql`(coalesce(
    (select sort_key(text) from translations
      where kind = 'product' and record_id = products.id and field = 'name' and language = ${language}),
    sort_name) collate "C")`;
}

/**
 * The order chosen, always ended by the id, so that no product stands on two pages. Each but that of
 * countries is an index, read either way; only a search's finds are ranked, by what found them.
 */
export const orderKeys = (
  filter: Pick<ProductFilter, "sort">,
  search?: AskedSearch,
  name: Sql = sql`sort_name`,
): OrderKey[] => [
  ...(search ? allWordsFirst(search).map((first) => [first, true] as const) : []),
  ...chosenOrder(filter, search, name),
];

function chosenOrder(
  { sort }: Pick<ProductFilter, "sort">,
  search: AskedSearch | undefined,
  name: Sql,
): OrderKey[] {
  switch (sort) {
    case "price-asc":
    case "price-desc":
      return bothBy(sql`price_now`, sort === "price-desc");
    case "name-asc":
    case "name-desc":
      return bothBy(name, sort === "name-desc");
    case "country":
      return [
        [countryKey, false],
        [sql`id`, false],
      ];
    case "newest":
      return newest;
    default:
      return [
        // What fits is nothing that the owner features.
        ...(search ? searchRanks(search).map((rank) => [rank, true] as const) : []),
        [sql`featured`, true],
        ...newest,
      ];
  }
}

/**
 * The country of origin as it is compared: the product's own, else the settings'. No index has it: of few
 * shops it is asked.
 */
export const countryKey = sql`coalesce(country_key,
  (select country_key(facts ->> 'originCountry') from shop_settings), 'india')`;

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
