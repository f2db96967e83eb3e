import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { EnquiryTable } from "./erase-enquiry.server.ts";

/** An enquiry that waits for an answer. */
export interface NextEnquiry {
  id: string;
  /** Who wrote. */
  name: string;
  /** So many wait, this one among them. */
  left: number;
}

const waiting = {
  contact_messages: sql`status = 'Pending' and not spam`,
  bulk_quotes: sql`status in ('New', 'pending') and not spam`,
} as const;

/** The one that waits below this one in the list, or its first; null where no other waits. */
export async function nextEnquiry(
  db: Kysely<Tables>,
  table: EnquiryTable,
  id: string,
): Promise<NextEnquiry | null> {
  const from = sql.table(table);
  const { rows } = await sql<NextEnquiry>`
    select id, full_name as name, count(*) over ()::int as left from ${from}
    where ${waiting[table]} and id <> ${id}
    order by created_at > (select created_at from ${from} where id = ${id}), created_at desc, id
    limit 1`.execute(db);
  return rows[0] ?? null;
}
