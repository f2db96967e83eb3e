import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ProductSummary } from "../product.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "../product-row.server.ts";
import { KnownPlaces } from "./known-places.ts";
import { type ProductFilter, pageSize } from "./product-filter.ts";
import { fromProduct, orderBy, orderKeys } from "./product-order.server.ts";

type Sql = RawBuilder<unknown>;

/** Which part of the catalogue is listed, and how many products that is. */
export interface Narrowing extends Length {
  conditions: Sql[];
}

interface Length {
  total: number;
  /** There are more than the total, so that where the list ends is not known. */
  isMore?: boolean;
  /** The content version at which the total was counted; without it no place is remembered or used. */
  version?: number;
}

export const allOf = (conditions: readonly Sql[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`${sql.join([...conditions], sql` and `)}` : sql<boolean>`true`;

/**
 * The rows of a page, taken from the nearer end of the list: backwards from the end, where it is known, in
 * its second half.
 */
export function sliceOf(page: number, size: number, { total, isMore = false }: Length) {
  const skipped = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - skipped));
  const isBackwards = !isMore && skipped > total / 2;
  return { limit, offset: isBackwards ? total - skipped - limit : skipped, isBackwards };
}

/**
 * Up to this page of the whole catalogue, passing over products by reading them costs less than looking for
 * ids first.
 */
export const nearPages = 10;

/** The rows of a page near the beginning of the whole catalogue, whose length need not be known for that. */
export const nearRows = (filter: ProductFilter): RawBuilder<SummaryRow> => sql<SummaryRow>`(
  select ${columns} from products order by ${orderBy(orderKeys(filter))}
  limit ${pageSize} offset ${(filter.page - 1) * pageSize})`;

/**
 * One page of the list. A page deep in a list is read from where another one began, if that is much nearer
 * than the list's ends.
 */
export async function pageOf(
  db: Kysely<Tables>,
  filter: ProductFilter,
  narrowing: Narrowing,
): Promise<ProductSummary[]> {
  const asked = async (slice: Slice) => (await rowsIn(filter, narrowing, slice).execute(db)).rows;
  const nearest = await asked(nearestSlice(db, filter, narrowing));
  const passedOver = sliceOf(filter.page, pageSize, narrowing);
  // The row to go on from may have been deleted since.
  const rows = nearest.length < passedOver.limit ? await asked(passedOver) : nearest;
  notePlace(db, filter, narrowing, rows);
  return rows.map(summaryOf);
}

/** Remembers where a page begins, if it is deep enough in its list for that to be worth it. */
export function notePlace(
  db: Kysely<Tables>,
  filter: ProductFilter,
  length: Length,
  [first]: readonly SummaryRow[],
): void {
  const { version } = length;
  if (version === undefined || !first || sliceOf(filter.page, pageSize, length).offset <= leastDepth) return;
  placesIn(db).note(version, listOf(filter), { at: placeOf(filter), id: first.id });
}

/** The rows of a page by the shortest way: from the nearer end of the list, or from a known place. */
function nearestSlice(db: Kysely<Tables>, filter: ProductFilter, length: Length): Slice {
  const slice = sliceOf(filter.page, pageSize, length);
  const at = placeOf(filter);
  const { version } = length;
  const known = version === undefined ? undefined : placesIn(db).nearest(version, listOf(filter), at);
  if (!known || at - known.at >= slice.offset / 2) return slice;
  return { limit: slice.limit, from: known.id, offset: at - known.at, isBackwards: false };
}

const placeOf = ({ page }: ProductFilter): number => (page - 1) * pageSize;
const listOf = (filter: ProductFilter): string => JSON.stringify({ ...filter, page: 0 });

interface Slice {
  limit: number;
  offset: number;
  isBackwards: boolean;
  /** The product to go on from. */
  from?: string;
}

/**
 * Rows in the list's order. They are read from an index as long as the filters leave enough of them; a list
 * that is narrowed to few is read as a whole and put in order. Ids are found first: an index knows them and
 * the shelf, so that what is passed over is not read.
 */
function rowsIn(
  filter: ProductFilter,
  { conditions }: Narrowing,
  { limit, offset, isBackwards, from }: Slice,
): RawBuilder<SummaryRow> {
  const keys = orderKeys(filter);
  const rest = from === undefined ? conditions : [...conditions, fromProduct(from, keys)];
  return sql<SummaryRow>`(
    select ${columns} from products where id = any(array(
      select id from products where ${allOf(rest)}
      order by ${orderBy(keys, isBackwards)} limit ${limit} offset ${offset}))
    order by ${orderBy(keys)})`;
}

/**
 * The rows of a page of a list that is this long; undefined where there is no such page, or many rows would
 * be passed over.
 */
export function rowsOfPage(
  db: Kysely<Tables>,
  filter: ProductFilter,
  narrowing: Narrowing,
): RawBuilder<SummaryRow> | undefined {
  const slice = nearestSlice(db, filter, narrowing);
  const isNear = slice.offset <= leastDepth || narrowing.isMore;
  return slice.limit > 0 && isNear ? rowsIn(filter, narrowing, slice) : undefined;
}

/** Passing over fewer rows is too cheap to be worth remembering. */
const leastDepth = 500;
/** About a hundred bytes each. */
const mostPlaces = 4000;
/** By database: tests open several in one process. */
const places = new WeakMap<object, KnownPlaces>();

function placesIn(db: Kysely<Tables>): KnownPlaces {
  const known = places.get(db) ?? new KnownPlaces(mostPlaces);
  places.set(db, known);
  return known;
}

/** The cards of these products, in the order of their ids. */
export async function productsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select ${columns} from products where id = any(${ids}::text[])
    order by array_position(${ids}::text[], id)`.execute(db);
  return rows.map(summaryOf);
}

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));
