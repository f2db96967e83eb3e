import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** The lot that was begun by the form with this id, if it was sent before; one sender waits for the other. */
export async function begunLot(trx: Trx, id: string): Promise<{ id: string; number: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lot ${id}`}, 0))`.execute(trx);
  return trx.selectFrom("lots").select(["id", "number"]).where("id", "=", id).executeTakeFirst();
}
