import { sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Writes the next step of a request that the caller has locked. */
export async function moveReturn(
  trx: Transaction<Tables>,
  id: string,
  set: Updateable<Tables["return_requests"]>,
): Promise<void> {
  await trx
    .updateTable("return_requests")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}
