import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** Nobody else has seen it; its offer is locked. */
export async function deleteDraft(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("offers").where("id", "=", id).execute();
}

/** A new offer has no row to lock yet, so its number is locked. */
export const lockNumber = (trx: Trx, number: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`offer ${number}`}, 0))`.execute(trx);

export async function wasWrittenBy(
  trx: Trx,
  { number }: { number: string },
  actor: { id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("audit_log")
    .select("actor_id")
    .where("entity", "=", "offers")
    .where("entity_id", "=", number)
    .where("action", "=", "offer.created")
    .executeTakeFirst();
  return row?.actor_id === actor.id;
}

/** The request may have been erased meanwhile. */
export async function quoteThatIs(trx: Trx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await trx.selectFrom("bulk_quotes").select("id").where("id", "=", id).executeTakeFirst();
  return row?.id ?? null;
}
