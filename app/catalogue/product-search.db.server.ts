import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { countGroups, type FacetGroup } from "./facet-counts.ts";
import type { ProductSummary } from "./product.ts";
import { clampPage, type FacetCounts, facets, type ProductFilter } from "./product-filter.ts";
import { allOf, type Narrowing, pageOf } from "./product-list.db.server.ts";
import { correctSearch } from "./search-correction.db.server.ts";
import { matchesSearch } from "./search-terms.server.ts";

type Db = Kysely<Tables>;

/** A search is counted, ranked and paged through up to so many products: whoever finds more needs another word. */
export const mostFound = 1000;

export interface ProductPage {
  /** The filter as it was answered: a page past the end is the last one. */
  filter: ProductFilter;
  products: ProductSummary[];
  /** Products that pass the filter, on all pages. */
  total: number;
  /** The search finds more than `total`, which are not counted. */
  isMore?: boolean;
  /** Products in the shop. */
  all: number;
  /** None where the search finds more than are counted. */
  counts?: FacetCounts;
  /** The words searched for in place of mistyped ones. */
  correctedTo?: string;
}

/** One page of the catalogue. A search that finds nothing is tried again with its mistyped words corrected. */
export async function listProducts(db: Db, filter: ProductFilter): Promise<ProductPage> {
  const found = await listFor(db, filter, filter.q);
  if (found.total > 0 || !filter.q) return found;
  const corrected = await correctSearch(db, filter.q);
  if (corrected === undefined) return found;
  const second = await listFor(db, filter, corrected);
  return second.total > 0 ? { ...second, correctedTo: corrected } : found;
}

async function listFor(db: Db, filter: ProductFilter, text: string | undefined): Promise<ProductPage> {
  const base = [
    ...(text ? [matchesSearch(text)] : []),
    ...(filter.artisan ? [sql`artisan = ${filter.artisan}`] : []),
  ];
  const { groups, all } = await readGroups(db, base, text !== undefined);
  if (text && groups.reduce((sum, { count }) => sum + count, 0) > mostFound)
    return { all, ...(await listOfMany(db, filter, base)) };
  const { total, counts, shelves } = countGroups(groups, filter);
  const isNarrowed = facets.some(({ name }) => filter[name] !== undefined);
  const conditions = [...base, ...(isNarrowed ? [onShelves(shelves)] : [])];
  return { all, counts, ...(await pageFor(db, filter, { conditions, total, text })) };
}

/**
 * Stands in the text, not among the values: a list that is known when the statement is planned is looked up by hash, one that
 * comes later is compared number by number, for each of the thousands of products that a deep page passes over.
 */
const onShelves = (shelves: readonly number[]) => sql`shelf = any(${sql.lit(`{${shelves}}`)}::smallint[])`;

/** A search that finds more than are counted: the newest of them, unranked, and only what the chosen filters leave is counted. */
async function listOfMany(db: Db, filter: ProductFilter, base: RawBuilder<unknown>[]) {
  const chosen = facets.flatMap(({ name }) =>
    filter[name] === undefined ? [] : [sql`${sql.ref(shelfColumns[name])} = ${filter[name]}`],
  );
  const onChosen = sql`shelf = any(array(select id from shelves where ${allOf(chosen)}))`;
  const conditions = chosen.length > 0 ? [...base, onChosen] : base;
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from products where ${allOf(conditions)} limit ${sql.lit(mostFound + 1)}) as looked`.execute(
    db,
  );
  const found = rows[0]?.found ?? 0;
  const total = Math.min(found, mostFound);
  return { ...(await pageFor(db, filter, { conditions, total })), isMore: found > total };
}

async function pageFor(db: Db, asked: ProductFilter, narrowing: Narrowing) {
  const { total } = narrowing;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  return { filter, total, products: total > 0 ? await pageOf(db, filter, narrowing) : [] };
}

const shelfColumns = {
  collection: "collection",
  category: "category",
  technique: "technique",
  price: "price_band",
} as const;

/**
 * The shelves that hold what passes the conditions, and how much of it. Without any condition the counts are kept ones; of a
 * search's finds one more than `mostFound` is looked at.
 */
async function readGroups(db: Db, conditions: RawBuilder<unknown>[], isSearch: boolean) {
  const looked = isSearch ? sql`limit ${sql.lit(mostFound + 1)}` : sql``;
  const found =
    conditions.length > 0
      ? sql`(select shelf, count(*)::int as count from (
          select shelf from products where ${allOf(conditions)} ${looked}) as looked group by shelf)`
      : sql`(select id as shelf, products as count from shelves where products > 0)`;
  // All groups come in one field: reading them as rows would take longer than counting them.
  const { rows } = await sql<{ groups: FacetGroup[] | null; all: number }>`
    select (select coalesce(sum(products), 0)::int from shelves) as "all", (
      select json_agg(json_build_object('shelf', shelf, 'count', count, 'collection', collection,
        'category', category, 'technique', technique, 'price', price_band))
      from ${found} as found join shelves on shelves.id = found.shelf
    ) as groups`.execute(db);
  return { groups: rows[0]?.groups ?? [], all: rows[0]?.all ?? 0 };
}
