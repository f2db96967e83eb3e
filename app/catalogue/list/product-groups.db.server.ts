import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { SummaryRow } from "../product-row.server.ts";
import { matchesSearch } from "../search/search-terms.server.ts";
import { countGroups, type FacetGroup } from "./facet-counts.ts";
import { type FacetCounts, facets, type ProductFilter, pageSize } from "./product-filter.ts";
import { allOf } from "./product-list.db.server.ts";
import { orderBy, orderKeys } from "./product-order.server.ts";

type Db = Kysely<Tables>;
export type Condition = RawBuilder<unknown>;

/**
 * A search is counted, ranked and paged through up to so many products: whoever finds more needs another
 * word.
 */
export const mostFound = 1000;

const shelfColumns = {
  collection: "collection",
  category: "category",
  technique: "technique",
  price: "price_band",
} as const;

const chosenFacets = (filter: ProductFilter) => facets.filter(({ name }) => filter[name] !== undefined);

export const isNarrowed = (filter: ProductFilter): boolean => chosenFacets(filter).length > 0;

/** Whether a product stands on one of the shelves that the filter chooses; nothing where it chooses none. */
export function onChosenShelves(filter: ProductFilter): Condition[] {
  const chosen = chosenFacets(filter).map(
    ({ name }) => sql`${sql.ref(shelfColumns[name])} = ${filter[name]}`,
  );
  return chosen.length > 0 ? [sql`shelf = any(array(select id from shelves where ${allOf(chosen)}))`] : [];
}

/** Products in the shop. */
const inShop = sql`(select coalesce(sum(products), 0)::int from shelves)`;

/**
 * The shelves counted in `found`. They come in one field: reading them as rows would take longer than
 * counting.
 */
const shelvesIn = (found: Condition) => sql`
  (select json_agg(json_build_object('shelf', shelf, 'count', count, 'collection', collection,
      'category', category, 'technique', technique, 'price', price_band))
    from ${found} as found join shelves on shelves.id = found.shelf)`;

interface Groups {
  groups: FacetGroup[] | null;
  all: number;
}

/** What the shelves held in one version of the catalogue. */
export interface ShelfCounts {
  version: number;
  /** Products in the shop. */
  all: number;
  groups: FacetGroup[];
}

/**
 * The shelves that hold what passes the conditions, and how much of it; without any condition the counts are
 * kept ones, and those that were read before are not read again while they hold. `besides` are rows that the
 * same statement reads too, `version` is that of the catalogue which it reads.
 */
export async function readGroups(db: Db, conditions: Condition[], besides = noRows) {
  const known = conditions.length > 0 ? undefined : lastCounts.get(db);
  const found =
    conditions.length > 0
      ? sql`(select shelf, count(*)::int as count from products where ${allOf(conditions)} group by shelf)`
      : sql`(select id as shelf, products as count from shelves where products > 0)`;
  // Only a `case` leaves what it does not choose unread; beside a join the counts would be made first.
  const unlessKnown = (counts: Condition) =>
    sql`case when version is distinct from ${known?.version ?? null} then ${counts} end`;
  const { rows: answers } = await sql<Partial<Groups> & { rows: SummaryRow[]; version: number }>`
    select ${unlessKnown(inShop)} as "all", ${unlessKnown(shelvesIn(found))} as groups,
      ${jsonArrayFrom(besides)} as rows, version from content_version`.execute(db);
  const [{ version, all, groups, rows } = noAnswer()] = answers;
  if (known?.version === version) return { ...known, rows };
  const counts: ShelfCounts = { version, all: all ?? 0, groups: groups ?? [] };
  if (conditions.length === 0) lastCounts.set(db, counts);
  return { ...counts, rows };
}

/**
 * The whole catalogue's counts as each database answered them last. By database: tests open several in one
 * process.
 */
const lastCounts = new WeakMap<Db, ShelfCounts>();

/** The whole catalogue's counts as they were read last, which may have changed since. */
export const countsOfLastTime = (db: Db): ShelfCounts | undefined => lastCounts.get(db);

function noAnswer(): never {
  throw new Error("The catalogue has no version.");
}

const noRows = sql<SummaryRow>`(select where false)`;

export interface Finds {
  /** Products in the shop. */
  all: number;
  /** What was looked at: all that the search finds, or one more than `mostFound`. */
  found: number;
  /** What the filter leaves of it, and its counts. */
  total: number;
  counts: FacetCounts;
  /** The products of the filter's page, unless more were found than are counted. */
  ids: string[];
  /** The catalogue's, as it was looked at. */
  version?: number;
}

/**
 * What a search finds among what passes the conditions, in one statement and one look: each find is read
 * once, with what it is put in order by.
 */
export async function readFinds(
  db: Db,
  filter: ProductFilter,
  text: string,
  conditions: Condition[],
): Promise<Finds> {
  const isOnPage = allOf([
    sql`(select count(*) from looked) <= ${sql.lit(mostFound)}`,
    ...onChosenShelves(filter),
  ]);
  const keys = orderKeys(filter, text).map(([key, isDescending], at) => {
    const name = sql.ref(`key${at}`);
    return { read: sql`${key} as ${name}`, order: [name, isDescending] as const };
  });
  const { rows } = await sql<Groups & { ids: string[]; version: number }>`
    with looked as materialized (
      select id, shelf, ${sql.join(keys.map(({ read }) => read))} from products
      where ${allOf([matchesSearch(text), ...conditions])} limit ${sql.lit(mostFound + 1)})
    select ${inShop} as "all",
      ${shelvesIn(sql`(select shelf, count(*)::int as count from looked group by shelf)`)} as groups,
      array(select id from looked where ${isOnPage} order by ${orderBy(keys.map(({ order }) => order))}
        limit ${pageSize} offset ${(filter.page - 1) * pageSize}) as ids, version from content_version`.execute(
    db,
  );
  const { version } = rows[0] ?? {};
  const groups = rows[0]?.groups ?? [];
  const { total, counts } = countGroups(groups, filter);
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  return { all: rows[0]?.all ?? 0, found, total, counts, ids: rows[0]?.ids ?? [], version };
}
