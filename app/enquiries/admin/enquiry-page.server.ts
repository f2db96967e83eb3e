import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { type AheadCount, countAhead, foundFirst } from "#platform/database/count-ahead.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type EnquiryFilter, enquiriesPerPage } from "./enquiry-filter.ts";

/** One page of the enquiries that a filter has found, newest first, and how many there are, counted to some way beyond it. */
export async function pageOfEnquiries<TB extends keyof Tables, Row>(
  db: Kysely<Tables>,
  found: SelectQueryBuilder<Tables, TB, Row>,
  { page, query }: EnquiryFilter,
): Promise<{ rows: Row[] } & AheadCount> {
  const count = await countAhead(db, found, { page, size: enquiriesPerPage });
  const { rows } = await sql<Row>`
    select * from ${foundFirst(found, query, count)} as found order by "receivedAt" desc, id
    limit ${enquiriesPerPage} offset ${(page - 1) * enquiriesPerPage}`.execute(db);
  return { rows, ...count };
}
