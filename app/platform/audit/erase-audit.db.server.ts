import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/tables.ts";
import type { Act, ActedOn } from "./acts.ts";

/** Whose history says something that is to be forgotten, and in which acts; left out, in all. */
interface Erased {
  entity: ActedOn;
  ids: readonly string[];
  action?: Act;
}

/** Forgets what changed; that somebody did something to these records stays. */
export async function eraseAuditDetails(db: Kysely<Tables>, { entity, ids, action }: Erased): Promise<void> {
  if (ids.length === 0) return;
  const lines = db
    .updateTable("audit_log")
    .set({ detail: null })
    .where("entity", "=", entity)
    .where("entity_id", "in", ids);
  await (action ? lines.where("action", "=", action) : lines).execute();
}

/** What somebody did while they worked here stays the shop's; by which device is theirs. */
export async function eraseActingDevices(db: Kysely<Tables>, actorId: string): Promise<void> {
  await db.updateTable("audit_log").set({ device: null }).where("actor_id", "=", actorId).execute();
}
