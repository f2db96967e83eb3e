import { type Expression, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** So many rows beyond the shown page are counted; that there are more can be said without knowing how many. */
const countedAhead = 1000;

export interface AheadCount {
  /** Rows in all, or as many as were counted. */
  total: number;
  isMore: boolean;
}

/** How many rows a list has, counted to some way beyond the page (from 1) that is shown: a long list costs no more than that. */
export async function countAhead(
  db: Kysely<Tables>,
  rows: Expression<unknown>,
  { page, size }: { page: number; size: number },
): Promise<AheadCount> {
  const most = page * size + countedAhead;
  const answer = await sql<{ found: number }>`
    select count(*)::int as found from (select from ${rows} as listed limit ${most + 1}) as counted`.execute(
    db,
  );
  const found = answer.rows[0]?.found ?? 0;
  return { total: Math.min(found, most), isMore: found > most };
}

/**
 * What a search found, to be put in order. Finds that have all been counted are few, and are found before they are ordered: the
 * planner may take a rare word for a frequent one and would then look for it along the whole of the order's index.
 */
export const foundFirst = <DB, TB extends keyof DB, O>(
  finds: SelectQueryBuilder<DB, TB, O>,
  search: string,
  { isMore }: AheadCount,
): SelectQueryBuilder<DB, TB, O> => (search === "" || isMore ? finds : finds.offset(0));
