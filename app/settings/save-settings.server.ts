import { renameTeam } from "#accounts/account.db.server.ts";
import { teamNameOf } from "#accounts/actor.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { renameMaker } from "#catalogue/rename-maker.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { ContentServices, Services } from "#platform/services.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { settingsChanges } from "./settings-changes.server.ts";

/** The one record of the settings, as its history names it. */
export const settingsRecord = { entity: "shop_settings", id: "shop" } as const;

/**
 * Changes the settings unless somebody else did since `version`, with an audit row in the same transaction.
 * This copy of the shop shows them when it returns, the others within a second.
 */
export async function saveSettings(
  { db, pages, config }: ContentServices & { config: Pick<Services["config"], "givenShop"> },
  actor: Doer<"settings">,
  version: number,
  change: (before: SavedFacts) => SavedFacts,
  /** In the same transaction, where something changed. */
  tell?: (trx: Trx, before: SavedFacts, after: SavedFacts) => Promise<void>,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const before = await readSettings(trx);
    if (before.version !== version) return "stale";
    const after = change(before.facts);
    const detail = speaking("en", () => settingsChanges(before.facts, after));
    if (Object.keys(detail).length === 0) return "saved";
    if (!(await writeSettings(trx, after, version))) return "stale";
    const { name: given } = config.givenShop;
    // Names of before the team's followed the shop's are those of its start.
    for (const name of new Set([before.facts.name ?? given, given]))
      await followName(trx, actor, { before: teamNameOf(name), after: teamNameOf(after.name ?? given) });
    const { entity, id } = settingsRecord;
    await writeAudit(trx, {
      actorId: actor.id,
      action: "shop_settings.updated",
      entity,
      entityId: id,
      detail,
    });
    await tell?.(trx, before.facts, after);
    return "saved";
  });
  if (outcome === "saved") await pages.settle();
  return outcome;
}

/**
 * Renames with the shop what bears its name until somebody sets another: its owners, and who signs
 * (PRODUCT-7).
 */
async function followName(
  trx: Trx,
  { id: actorId }: Doer<"settings">,
  names: { before: string; after: string },
): Promise<void> {
  if (names.before === names.after) return;
  await renameTeam(trx, names);
  await renameMaker(trx, { id: null, ...names, actorId });
}
