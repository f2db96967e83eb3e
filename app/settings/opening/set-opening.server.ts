import type { Doer } from "#accounts/permissions/holder.ts";
import { tellOpened } from "#newsletters/signing-up/tell-opened.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import type { Opening } from "#values/opening.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { settingsChanges } from "../settings-changes.server.ts";

type OpeningServices = Pick<Services, "db" | "config" | "sendMailSoon"> & {
  pages: Pick<Services["pages"], "settle">;
};

/** An unchanged state counts as saved. */
const answers = { saved: "saved", same: "saved", stale: "stale" } as const;

/**
 * Opens the shop to strangers, or shows them 'Opening soon', unless somebody else changed the settings since
 * `version`. This copy shows it when it returns, the others within a second. The mails to those who signed up
 * for the opening are queued in the same transaction.
 */
export async function setOpening(
  shop: OpeningServices,
  actor: Doer<"settings">,
  { version, opening }: { version: number; opening: Opening },
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(shop.db, async (trx) => {
    const before = await readSettings(trx);
    if (before.facts.opening === opening) return "same";
    if (before.version !== version) return "stale";
    const after = { ...before.facts, opening };
    if (!(await writeSettings(trx, after, version))) return "stale";
    if (opening === "open") await tellOpened(trx, shop.config);
    const { entity, id: entityId } = settingsRecord;
    const detail = speaking("en", () => settingsChanges(before.facts, after));
    await writeAudit(trx, { actorId: actor.id, action: "shop_settings.updated", entity, entityId, detail });
    return "saved";
  });
  if (outcome === "saved" && opening === "open") shop.sendMailSoon();
  if (outcome === "saved") await shop.pages.settle();
  return answers[outcome];
}
