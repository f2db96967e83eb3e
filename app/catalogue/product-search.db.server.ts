import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { countGroups } from "./facet-counts.ts";
import type { ProductSummary } from "./product.ts";
import { clampPage, type FacetCounts, type ProductFilter } from "./product-filter.ts";
import {
  type Condition,
  chosenFacets,
  mostFound,
  readFinds,
  readGroups,
} from "./product-groups.db.server.ts";
import { allOf, type Narrowing, pageOf, productsByIds } from "./product-list.db.server.ts";
import { correctSearch } from "./search-correction.db.server.ts";
import { matchesSearch } from "./search-terms.server.ts";

type Db = Kysely<Tables>;

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
  const base = filter.artisan ? [sql`artisan = ${filter.artisan}`] : [];
  if (text) return searchFor(db, filter, text, [matchesSearch(text), ...base]);
  const { groups, all } = await readGroups(db, base);
  const { total, counts, shelves } = countGroups(groups, filter);
  const conditions = [...base, ...(chosenFacets(filter).length > 0 ? [onShelves(shelves)] : [])];
  return { all, counts, ...(await pageFor(db, filter, { conditions, total })) };
}

/**
 * Stands in the text, not among the values: a list that is known when the statement is planned is looked up by hash, one that
 * comes later is compared number by number, for each of the thousands of products that a deep page passes over.
 */
const onShelves = (shelves: readonly number[]) => sql`shelf = any(${sql.lit(`{${shelves}}`)}::smallint[])`;

async function searchFor(
  db: Db,
  filter: ProductFilter,
  text: string,
  conditions: Condition[],
): Promise<ProductPage> {
  const { groups, all, ids } = await readFinds(db, filter, text, conditions);
  if (groups.reduce((sum, { count }) => sum + count, 0) > mostFound)
    return { all, ...(await listOfMany(db, filter, conditions)) };
  const { total, counts } = countGroups(groups, filter);
  const page = clampPage(filter.page, total);
  if (page !== filter.page) return searchFor(db, { ...filter, page }, text, conditions);
  return { all, counts, filter, total, products: await productsByIds(db, ids) };
}

/** A search that finds more than are counted: the newest of them, unranked, and only what the chosen filters leave is counted. */
async function listOfMany(db: Db, filter: ProductFilter, found: Condition[]) {
  const chosen = chosenFacets(filter);
  const conditions = [...found, ...chosen];
  const left = chosen.length > 0 ? await countTo(db, conditions, mostFound + 1) : mostFound + 1;
  const total = Math.min(left, mostFound);
  const isMore = left > total;
  return { ...(await pageFor(db, filter, { conditions, total, isMore })), isMore };
}

async function countTo(db: Db, conditions: Condition[], most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from products where ${allOf(conditions)} limit ${sql.lit(most)}) as looked`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

async function pageFor(db: Db, asked: ProductFilter, narrowing: Narrowing) {
  const { total } = narrowing;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  return { filter, total, products: total > 0 ? await pageOf(db, filter, narrowing) : [] };
}
