import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type EnquiryFilter, enquiriesPerPage } from "./enquiry-filter.ts";

/**
 * One page of the enquiries that a filter has found, newest first, and how many there are, counted to some way beyond it; the last
 * page for one beyond it.
 */
export async function pageOfEnquiries<TB extends keyof Tables, Row>(
  db: Kysely<Tables>,
  found: SelectQueryBuilder<Tables, TB, Row>,
  { page, query }: EnquiryFilter,
): Promise<{ rows: Row[] } & PageCount> {
  const order = sql`"receivedAt" desc, id`;
  const listed = sql`(select id, "receivedAt" from ${found} as each)`;
  const shown = { page, size: enquiriesPerPage };
  const { ids, ...count } = await lookAhead(db, listed, { ...shown, order, search: query });
  const part = ids
    ? sql`where id = any(${ids}::text[]) order by ${order}`
    : sql`order by ${order} limit ${enquiriesPerPage} offset ${(count.page - 1) * enquiriesPerPage}`;
  const { rows } = await sql<Row>`select * from ${found} as found ${part}`.execute(db);
  return { rows, ...count };
}
