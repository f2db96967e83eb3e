import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { CourierService } from "./courier-service.ts";

type Db = Kysely<Tables>;

/** What couriers do at a PIN code; undefined of one that the shop does not know. */
export const findService = (db: Db, pincode: string): Promise<CourierService | undefined> =>
  db
    .selectFrom("pincodes")
    .select(["serviceable", "cod", "days"])
    .where("pincode", "=", pincode)
    .executeTakeFirst();

/** How many PIN codes the shop knows, and at how many of them cash is taken. */
export async function countPincodes(db: Db): Promise<{ known: number; withCash: number }> {
  const { rows } = await sql<{ known: number; withCash: number }>`
    select count(*)::int as known, count(*) filter (where serviceable and cod)::int as "withCash"
    from pincodes`.execute(db);
  return rows[0] ?? { known: 0, withCash: 0 };
}
