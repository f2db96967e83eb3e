import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { countGroups } from "../list/facet-counts.ts";
import { clampPage, type FacetCounts, type ProductFilter, pageSize } from "../list/product-filter.ts";
import {
  type Condition,
  countsOfLastTime,
  type Finds,
  isNarrowed,
  mostFound,
  onChosenShelves,
  readFinds,
  readGroups,
} from "../list/product-groups.db.server.ts";
import {
  type Narrowing,
  nearPages,
  nearRows,
  notePlace,
  pageOf,
  productsByIds,
  rowsOfPage,
  sliceOf,
} from "../list/product-list.db.server.ts";
import type { ProductSummary } from "../product.ts";
import { type SummaryRow, summaryOf } from "../product-row.server.ts";
import { KnownSearches } from "./known-searches.ts";
import { correctSearch } from "./search-correction.db.server.ts";
import { matchesOften } from "./search-terms.server.ts";

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

/**
 * One page of the catalogue. A search that finds nothing is tried again with its mistyped words corrected.
 */
export async function listProducts(db: Db, filter: ProductFilter): Promise<ProductPage> {
  const base = filter.artisan ? [sql`artisan_key = ${plainLetters(filter.artisan)}`] : [];
  return filter.q ? searchOrCorrect(db, filter, filter.q, base) : listFor(db, filter, base);
}

/** A page, and the version of the catalogue that it was read from. */
interface Searched {
  page: ProductPage;
  version: number | undefined;
}

async function searchOrCorrect(
  db: Db,
  filter: ProductFilter,
  text: string,
  base: Condition[],
): Promise<ProductPage> {
  const known = await knownToBeMistyped(db, filter, text, base);
  if (known) return known;
  const found = await searchFor(db, filter, text, base);
  if (found.page.total > 0) return found.page;
  const correctedTo = await correctSearch(db, text);
  if (correctedTo === undefined) return found.page;
  const { page, version } = await searchFor(db, filter, correctedTo, base);
  if (page.total === 0) return found.page;
  if (version !== undefined && version === found.version)
    knownIn(db).note(searchOf(filter, text), { correctedTo }, version);
  return { ...page, correctedTo };
}

/** A page of a search that was corrected before, if the catalogue is still what it was then. */
async function knownToBeMistyped(
  db: Db,
  filter: ProductFilter,
  text: string,
  base: Condition[],
): Promise<ProductPage | undefined> {
  const known = knownIn(db).of(searchOf(filter, text));
  if (!known || !("correctedTo" in known.fact)) return undefined;
  const { correctedTo } = known.fact;
  const { page, version } = await searchFor(db, filter, correctedTo, base);
  return version === known.version ? { ...page, correctedTo } : undefined;
}

async function listFor(db: Db, filter: ProductFilter, base: Condition[]): Promise<ProductPage> {
  const expected = base.length === 0 ? expectedPage(db, filter) : undefined;
  const { groups, all, rows, version } = await readGroups(db, base, expected?.rows);
  const { total, counts, shelves } = countGroups(groups, filter);
  if (expected?.isRight(rows, version)) {
    notePlace(db, filter, { total, version }, rows);
    return { all, counts, filter, total, products: rows.map(summaryOf) };
  }
  const conditions = [...base, ...(isNarrowed(filter) ? [onShelves(shelves)] : [])];
  return { all, counts, ...(await pageFor(db, filter, { conditions, total, version })) };
}

/**
 * The page's rows as far as they can be asked for along with the counts: near the beginning of the whole
 * catalogue always, elsewhere by the counts of last time. Those are as good as new ones while the catalogue
 * has its version.
 */
function expectedPage(db: Db, filter: ProductFilter) {
  if (!isNarrowed(filter) && filter.page <= nearPages)
    return { rows: nearRows(filter), isRight: (rows: SummaryRow[]) => rows.length > 0 };
  const last = countsOfLastTime(db);
  if (!last) return undefined;
  const { total, shelves } = countGroups(last.groups, filter);
  const conditions = isNarrowed(filter) ? [onShelves(shelves)] : [];
  const rows = rowsOfPage(db, filter, { conditions, total, version: last.version });
  const { limit } = sliceOf(filter.page, pageSize, { total });
  return {
    rows,
    isRight: (rows: SummaryRow[], version: number) =>
      version === last.version && rows.length > 0 && rows.length === limit,
  };
}

/**
 * Stands in the text, not among the values: a list that is known when the statement is planned is looked up
 * by hash, one that comes later is compared number by number, for each of the thousands of products that a
 * deep page passes over.
 */
const onShelves = (shelves: readonly number[]) => sql`shelf = any(${sql.lit(`{${shelves}}`)}::smallint[])`;

/**
 * What a search finds, counted and ranked; of more than can be, what the chosen filters leave, and of that
 * the newest.
 */
async function searchFor(db: Db, filter: ProductFilter, text: string, base: Condition[]): Promise<Searched> {
  const narrowed = [...base, ...onChosenShelves(filter)];
  const often = { conditions: [...narrowed, matchesOften(text)], total: mostFound, isMore: true };
  const known = await knownToBeFrequent(db, filter, text, often);
  if (known) return known;
  const finds = await readFinds(db, filter, text, base);
  const { all, counts, version } = finds;
  if (finds.found <= mostFound)
    return { page: { all, counts, ...(await pageOfFinds(db, filter, text, base, finds)) }, version };
  const left = isNarrowed(filter) ? await readFinds(db, filter, text, narrowed) : finds;
  if (left.found <= mostFound) {
    const page = await pageOfFinds(db, filter, text, narrowed, left);
    return { page: { all, isMore: false, ...page }, version: left.version };
  }
  if (left.version !== undefined)
    knownIn(db).note(searchOf(filter, text), { isFrequent: true }, left.version);
  const page = { all, isMore: true, ...(await pageFor(db, filter, often)) };
  return { page, version: left.version };
}

/**
 * A page of a search that found more than is counted, if it did so in the catalogue as the statement finds
 * it.
 */
async function knownToBeFrequent(
  db: Db,
  asked: ProductFilter,
  text: string,
  often: Narrowing,
): Promise<Searched | undefined> {
  const known = knownIn(db).of(searchOf(asked, text));
  if (!known || !("isFrequent" in known.fact)) return undefined;
  const { total } = often;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  const { all, rows, version } = await readGroups(db, [], rowsOfPage(db, filter, often));
  if (version !== known.version) return undefined;
  return { page: { all, isMore: true, filter, total, products: rows.map(summaryOf) }, version };
}

/** A search and its filters, whatever the page and its order. */
const searchOf = ({ collection, category, technique, price, artisan }: ProductFilter, text: string): string =>
  JSON.stringify([text, artisan, collection, category, technique, price]);

const mostKnown = 1000;
/** By database: tests open several in one process. */
const knownSearches = new WeakMap<Db, KnownSearches>();

function knownIn(db: Db): KnownSearches {
  const known = knownSearches.get(db) ?? new KnownSearches(mostKnown);
  knownSearches.set(db, known);
  return known;
}

async function pageOfFinds(
  db: Db,
  asked: ProductFilter,
  text: string,
  conditions: Condition[],
  finds: Finds,
) {
  const { total } = finds;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  const { ids } = filter.page === asked.page ? finds : await readFinds(db, filter, text, conditions);
  return { filter, total, products: await productsByIds(db, ids) };
}

async function pageFor(db: Db, asked: ProductFilter, narrowing: Narrowing) {
  const { total } = narrowing;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  return { filter, total, products: total > 0 ? await pageOf(db, filter, narrowing) : [] };
}
