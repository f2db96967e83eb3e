import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** A request that waits for the owner: to be looked at, or to be settled. */
export interface NextReturn {
  id: string;
  number: string;
  /** Of so many, this one among them. */
  left: number;
}

/** The request that waits longest beside this one, new ones first. */
export async function nextReturn(db: Kysely<Tables>, id: string): Promise<NextReturn | null> {
  const { rows } = await sql<NextReturn>`
    select id, number, count(*) over ()::int as left from return_requests
    where state in ('requested', 'received') and id <> ${id}
    order by state = 'requested' desc, requested_at, id limit 1`.execute(db);
  return rows[0] ?? null;
}
