import type { Doer } from "#accounts/permissions/holder.ts";
import { writeMadeBy } from "#catalogue/steps/made-by-group.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { changeGroup, deleteGroup, insertGroup } from "#promise/making-groups.db.server.ts";
import type { TypedGroup } from "./group.form.ts";

type Shop = Pick<Services, "db">;

/** `stale`: somebody changed it since the form was opened, or it is gone. */
export type GroupSaved = "saved" | "stale" | "taken";

/** Keeps a group with what it makes, in one transaction; a new one where no id is given. */
export async function saveGroup(
  shop: Shop,
  actor: Doer<"making">,
  id: string | undefined,
  { version = 0, products, ...group }: TypedGroup,
): Promise<GroupSaved> {
  return inTransaction(shop.db, async (trx): Promise<GroupSaved> => {
    if (id !== undefined && !(await changeGroup(trx, { id, version }, group))) return "stale";
    const kept = id ?? (await insertGroup(trx, group));
    await writeMadeBy(trx, kept, products);
    const action = id === undefined ? "making_group.created" : "making_group.updated";
    await writeAudit(trx, { actorId: actor.id, action, entity: "making_groups", entityId: kept });
    return "saved";
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "making_groups_name") return "taken" as const;
    throw error;
  });
}

export const removeGroup = (
  shop: Shop,
  actor: Doer<"making">,
  seen: { id: string; version: number },
): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    if (!(await deleteGroup(trx, seen))) return false;
    const entry = { action: "making_group.deleted", entity: "making_groups", entityId: seen.id } as const;
    await writeAudit(trx, { actorId: actor.id, ...entry });
    return true;
  });
