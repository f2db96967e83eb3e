import type { Doer } from "#accounts/permissions/holder.ts";
import { readBulkTiers, writeBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { type BulkTiers, tierInWords } from "#bulk-prices/bulk-tiers.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { settingsRecord } from "../save-settings.server.ts";
import type { BulkPricesInput } from "./bulk-prices.form.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";

/**
 * Puts these bulk prices in place of all others unless somebody else changed the settings since `version`,
 * with an audit row in the same transaction. The settings' one version also prevents two writes at once.
 */
export async function saveBulkPrices(
  { db, pages }: ContentServices,
  actor: Doer<"settings">,
  { version, tiers }: BulkPricesInput,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const settings = await readSettings(trx);
    if (settings.version !== version) return "stale";
    const words = inWords(tiers);
    if (words === inWords(await readBulkTiers(trx))) return "saved";
    if (!(await writeSettings(trx, settings.facts, version))) return "stale";
    await writeBulkTiers(trx, tiers);
    const { entity, id: entityId } = settingsRecord;
    const detail = speaking("en", () => ({ [bulkPricesText.history]: words }));
    await writeAudit(trx, { actorId: actor.id, action: "shop_settings.updated", entity, entityId, detail });
    return "saved";
  });
  if (outcome === "saved") await pages.settle();
  return outcome;
}

const inWords = (tiers: BulkTiers): string =>
  speaking("en", () =>
    tiers
      .map(
        ({ core, artisanalOff }, place) =>
          `${tierInWords(tiers, place)} ${rupeesExact(core)} and ${artisanalOff}%`,
      )
      .join("; "),
  );
