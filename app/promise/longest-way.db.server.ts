import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** Where the shop has no table of PIN codes. */
const usualWay = 5;

/** Working days to the PIN code that is furthest away. */
export async function longestWay(db: Db): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select max(days)::int as days from pincodes where serviceable`.execute(db);
  return rows[0]?.days ?? usualWay;
}
