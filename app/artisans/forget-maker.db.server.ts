import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** Somebody takes no work any more: how they are reached is forgotten, their story stays. */
export async function forgetMaker(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("artisans")
    .set({ phone: null, working: false, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}
