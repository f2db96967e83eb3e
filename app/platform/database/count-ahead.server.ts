import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables/tables.ts";

/** So many rows beyond the shown page are counted; beyond them the page only says that there are more. */
const countedAhead = 500;

export interface AheadCount {
  /** Rows in all, or as many as were counted. */
  total: number;
  isMore: boolean;
}

/** The same, and which page is shown. */
export interface PageCount extends AheadCount {
  page: number;
}

interface ListPage {
  /** From 1; 0 counts from the list's beginning. */
  page: number;
  size: number;
}

/** The page to show: the last one that there is, where a later one is requested. */
export const pageWithin = (total: number, { page, size }: ListPage): number =>
  Math.min(page, Math.max(1, Math.ceil(total / size)));

/**
 * How many rows a list has, counted to some way beyond the page that is shown: a long list costs no more than
 * that.
 */
export async function countAhead(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  shown: ListPage,
): Promise<AheadCount> {
  const most = mostCounted(shown);
  const answer = await sql<{ counted: number }>`
    select count(*)::int as counted from (select from ${rows} as listed limit ${most + 1}) as seen`.execute(
    db,
  );
  return countOf(answer.rows[0]?.counted ?? 0, most);
}

type OrderedList = ListPage & { search: string; order: RawBuilder<unknown> };

/**
 * Counts in the same way and finds the ids of the page's rows, in one statement. A page past the end becomes
 * the last one, since what stood there may have been dealt with. `ids` is undefined where a search found more
 * than was counted; its page is then read along the order. `rows` must give an id and the columns of `order`.
 */
export async function lookAhead(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  list: OrderedList,
): Promise<PageCount & { ids?: string[] }> {
  const look = list.search === "" ? pageAlongOrder : pageAmongFinds;
  const seen = await look(db, rows, list);
  const page = pageWithin(seen.total, list);
  return page < list.page ? lookAhead(db, rows, { ...list, page }) : { ...seen, page };
}

/** Goes along the order, past the page and to some way beyond it. */
async function pageAlongOrder(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  { order, ...shown }: OrderedList,
) {
  const { page, size } = shown;
  const skipped = (page - 1) * size;
  const answer = await sql<CountedPage>`
    with seen as materialized (
      select id from ${rows} as listed order by ${order} limit ${size + countedAhead + 1} offset ${skipped})
    select count(*)::int as counted, array(select id from seen limit ${size}) as ids from seen`.execute(db);
  const { counted = 0, ids = [] } = answer.rows[0] ?? {};
  const isBeyond = counted === 0 && page > 1;
  const count = isBeyond ? await countAhead(db, rows, shown) : countOf(skipped + counted, mostCounted(shown));
  return { ...count, ids };
}

/**
 * Finds first and then puts in order, as long as what is found has all been counted: the planner may take a
 * rare word for a frequent one, and would look for it along the whole of the order's index.
 */
async function pageAmongFinds(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  { order, ...shown }: OrderedList,
) {
  const { page, size } = shown;
  const most = mostCounted(shown);
  const answer = await sql<CountedPage>`
    with found as materialized (select * from ${rows} as listed limit ${most + 1}),
      seen as (select count(*)::int as counted from found)
    select counted, array(
      select id from found where (select counted from seen) <= ${most}
      order by ${order} limit ${size} offset ${(page - 1) * size}) as ids
    from seen`.execute(db);
  const { counted = 0, ids = [] } = answer.rows[0] ?? {};
  const count = countOf(counted, most);
  return count.isMore ? count : { ...count, ids };
}

interface CountedPage {
  counted: number;
  ids: string[];
}

const mostCounted = ({ page, size }: ListPage): number => page * size + countedAhead;

const countOf = (counted: number, most: number): AheadCount => ({
  total: Math.min(counted, most),
  isMore: counted > most,
});
