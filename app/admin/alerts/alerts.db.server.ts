import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

const mostAdmins = 10;

/** True for the one who sees it first. The table's `kind` holds the occasion. */
export async function noteAlert(trx: Trx, kind: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("alerts")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const added = await trx
    .insertInto("alerts")
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Alerts are about the machine, so they go to members who hold 'settings', not to those who pack or write.
 */
export async function keepersOfTheMachine(trx: Trx): Promise<string[]> {
  const admins = await trx
    .selectFrom("profiles")
    .select("email")
    .where("role", "=", "admin")
    .where((eb) => eb.or([eb("permissions", "is", null), sql<boolean>`'settings' = any(permissions)`]))
    .orderBy("created_at")
    .limit(mostAdmins)
    .execute();
  return admins.map(({ email }) => email);
}

export async function forgetAlertsOver(trx: Trx): Promise<void> {
  await trx.deleteFrom("alerts").where("last_seen_at", "<", sql<Date>`now() - interval '1 hour'`).execute();
}
