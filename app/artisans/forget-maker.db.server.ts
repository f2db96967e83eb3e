import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** Until the transaction ends they are given no work. */
export const lockMakerProfile = (trx: Trx, id: string) =>
  trx.selectFrom("artisans").select("id").where("id", "=", id).forUpdate().execute();

/** Somebody takes no work any more: how they are reached is forgotten, their story stays. */
export async function forgetMaker(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("artisans")
    .set({ phone: null, working: false, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}
