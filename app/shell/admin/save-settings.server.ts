import type { Doer } from "#accounts/staff/holder.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { settingsChanges } from "./facts-to-save.server.ts";

/** The one record of the settings, as its history names it. */
export const settingsRecord = { entity: "shop_settings", id: "shop" } as const;

/**
 * Changes the settings unless somebody else did since `version`, with an audit row in the same transaction.
 * This copy of the shop shows them when it returns, the others within a second.
 */
export async function saveSettings(
  { db, pages }: ContentServices,
  actor: Doer<"settings">,
  version: number,
  change: (before: SavedFacts) => SavedFacts,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const before = await readSettings(trx);
    if (before.version !== version) return "stale";
    const after = change(before.facts);
    const detail = settingsChanges(before.facts, after);
    if (Object.keys(detail).length === 0) return "saved";
    if (!(await writeSettings(trx, after, version))) return "stale";
    const { entity, id } = settingsRecord;
    await writeAudit(trx, {
      actorId: actor.id,
      action: "shop_settings.updated",
      entity,
      entityId: id,
      detail,
    });
    return "saved";
  });
  if (outcome === "saved") await pages.settle();
  return outcome;
}
