import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { isShown } from "../product.db.server.ts";
import type { SummaryRow } from "../product-row.server.ts";
import { askedOnce, isCalledSo, matchesSearch } from "../search/search-terms.db.server.ts";
import type { SearchText } from "../search/search-text.ts";
import { nextTurn } from "../turn-prices.db.server.ts";
import { countGroups, groupsOf, type ShelfCounts } from "./facet-counts.ts";
import { type FacetCounts, facetNames, type ProductFilter, pageSize } from "./product-filter.ts";
import { allOf, cardColumns } from "./product-list.db.server.ts";
import { mostFound, orderBy, orderKeys, shownName } from "./product-order.db.server.ts";

export type Condition = RawBuilder<unknown>;

const shelfColumns = {
  collection: "collection",
  category: "category",
  technique: "technique",
  price: "price_band",
} as const;

const chosenFacets = (filter: ProductFilter) => facetNames.filter((name) => filter[name] !== undefined);

export const isNarrowed = (filter: ProductFilter): boolean => chosenFacets(filter).length > 0;

/** Whether a product stands on one of the shelves that the filter chooses; nothing where it chooses none. */
export function onChosenShelves(filter: ProductFilter): Condition[] {
  const chosen = chosenFacets(filter).map((name) => sql`${sql.ref(shelfColumns[name])} = ${filter[name]}`);
  return chosen.length > 0 ? [sql`shelf = any(array(select id from shelves where ${allOf(chosen)}))`] : [];
}

/** Products that the shop shows. */
const inShop = sql`(select coalesce(sum(shown), 0)::int from shelves)`;

/**
 * The shelves counted in `found`. They come in one field: reading them as rows would take longer than
 * counting.
 */
const shelvesIn = (found: Condition) => sql`(select json_object_agg(shelf, count) from ${found} as found)`;

interface Groups {
  counted: ShelfCounts | null;
  all: number | null;
  turnsAt: Date | null;
}

/**
 * The shelves that hold what passes the conditions, and how much of it; without any condition the counts are
 * stored ones. `rows` are those of a list that need not know it: one statement answers both.
 */
export async function readGroups(db: Db, conditions: Condition[], rows?: RawBuilder<SummaryRow>) {
  const isWhole = conditions.length === 0;
  const found = isWhole
    ? sql`(select id as shelf, shown as count from shelves where shown > 0)`
    : sql`(select shelf, count(*)::int as count from products where ${allOf([isShown(), ...conditions])} group by shelf)`;
  const listed = rows ? sql`(select json_agg(listed) from (${rows}) as listed)` : sql`null`;
  const answer = await sql<Groups & { listed: SummaryRow[] | null }>`
    select ${isWhole ? sql`null::int` : inShop} as "all", ${nextTurn} as "turnsAt", ${shelvesIn(found)} as counted,
      ${listed} as listed`.execute(db);
  const [row] = answer.rows;
  const groups = groupsOf(row?.counted ?? {});
  const { all, turnsAt } = shopOf(row);
  return {
    // All shelves tell it themselves: summing them up in the database, too, would read them once more.
    all: isWhole ? groups.reduce((sum, { count }) => sum + count, 0) : all,
    turnsAt,
    groups,
    listed: row?.listed ?? [],
  };
}

/** How many products the shop shows, and when a price turns next. */
export interface WholeShop {
  all: number;
  turnsAt: Date | undefined;
}

type ShopRow = Pick<Groups, "all" | "turnsAt">;

const shopOf = (row: ShopRow | undefined): WholeShop => ({
  all: row?.all ?? 0,
  turnsAt: row?.turnsAt ?? undefined,
});

export async function readShop(db: Db): Promise<WholeShop> {
  const { rows } = await sql<ShopRow>`select ${inShop} as "all", ${nextTurn} as "turnsAt"`.execute(db);
  return shopOf(rows[0]);
}

export interface Finds {
  /** What was looked at: all that the search finds, or one more than `mostFound`. */
  found: number;
  /** What the filter leaves of it, and its counts. */
  total: number;
  counts: FacetCounts;
  /** The rows of the filter's page, unless more were found than are counted. */
  listed: SummaryRow[];
  shop: WholeShop;
  /** Is any of them called by all of the words? */
  isNamed: boolean;
}

/**
 * What a search finds among what passes the conditions, in one statement and one look: each find is read
 * once, with what it is put in order by. The cards' own limit keeps them from being joined, which would read
 * a small shop's whole table.
 */
export async function readFinds(
  db: Db,
  filter: ProductFilter,
  search: SearchText,
  conditions: Condition[],
): Promise<Finds> {
  const isOnPage = allOf([
    sql`(select count(*) from looked) <= ${sql.lit(mostFound)}`,
    ...onChosenShelves(filter),
  ]);
  const { parts, asked } = askedOnce(search);
  const { rows } = await sql<Groups & { listed: SummaryRow[] | null; isNamed: boolean }>`
    with ${parts}, looked as materialized (
      select id, shelf, featured, price_now, ${shownName(filter, 0)} as sort_name, created_at, search,
        country_key
      from products
      where ${allOf([isShown(), matchesSearch(asked), ...conditions])} limit ${sql.lit(mostFound + 1)})
    select ${inShop} as "all", ${nextTurn} as "turnsAt",
      ${shelvesIn(sql`(select shelf, count(*)::int as count from looked group by shelf)`)} as counted,
      (select json_agg(card order by place) from unnest(array(
          select id from looked where ${isOnPage} order by ${orderBy(orderKeys(filter, asked))}
          limit ${pageSize} offset ${(filter.page - 1) * pageSize})) with ordinality as page (id, place),
        lateral (
          select ${cardColumns} from products where ${isShown()} and products.id = page.id limit 1) as card) as listed,
      exists (select from looked where ${isCalledSo(asked)}) as "isNamed"`.execute(db);
  const groups = groupsOf(rows[0]?.counted ?? {});
  const { total, counts } = countGroups(groups, filter);
  return {
    found: groups.reduce((sum, { count }) => sum + count, 0),
    total,
    counts,
    listed: rows[0]?.listed ?? [],
    isNamed: rows[0]?.isNamed ?? false,
    shop: shopOf(rows[0]),
  };
}
