import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** So many rows beyond the shown page are counted; that there are more can be said without knowing how many. */
const countedAhead = 1000;

export interface AheadCount {
  /** Rows in all, or as many as were counted. */
  total: number;
  isMore: boolean;
}

interface ListPage {
  /** From 1. */
  page: number;
  size: number;
}

/** How many rows a list has, counted to some way beyond the page that is shown: a long list costs no more than that. */
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

/**
 * The same for a desk's list. What a search finds is put in order by the same look as long as all of it has been counted: `ids` are
 * then those of the page. There are none where more was found, since the planner may take a rare word for a frequent one, and would
 * look for it along the whole of the order's index. The rows have an id and what they are ordered by.
 */
export async function lookAhead(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  { search, order, ...shown }: ListPage & { search: string; order: RawBuilder<unknown> },
): Promise<AheadCount & { ids?: string[] }> {
  if (search === "") return countAhead(db, rows, shown);
  const most = mostCounted(shown);
  const answer = await sql<{ counted: number; ids: string[] }>`
    with found as materialized (select * from ${rows} as listed limit ${most + 1}),
      seen as (select count(*)::int as counted from found)
    select counted, array(
      select id from found where (select counted from seen) <= ${most}
      order by ${order} limit ${shown.size} offset ${(shown.page - 1) * shown.size}) as ids
    from seen`.execute(db);
  const { counted = 0, ids = [] } = answer.rows[0] ?? {};
  const count = countOf(counted, most);
  return count.isMore ? count : { ...count, ids };
}

const mostCounted = ({ page, size }: ListPage): number => page * size + countedAhead;

const countOf = (counted: number, most: number): AheadCount => ({
  total: Math.min(counted, most),
  isMore: counted > most,
});
