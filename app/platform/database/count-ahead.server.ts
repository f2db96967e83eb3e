import { type Expression, type Kysely, sql } from "kysely";
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
