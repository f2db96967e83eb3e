import type { Doer } from "#accounts/permissions/holder.ts";
import { readSynonyms, writeSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { readSettings, writeSettings } from "#platform/settings/settings.db.server.ts";
import { settingsRecord } from "../save-settings.server.ts";
import type { SearchWordsInput } from "./search-words.form.ts";
import { searchWordsText } from "./search-words.text.ts";
import { wordLines } from "./word-lines.ts";

/**
 * Puts these groups in place of all others unless somebody else changed the settings since `version`, with an
 * audit row in the same transaction. The settings' one version also prevents two writes at once.
 */
export async function saveSearchWords(
  { db, pages }: ContentServices,
  actor: Doer<"settings">,
  { version, groups }: SearchWordsInput,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const settings = await readSettings(trx);
    if (settings.version !== version) return "stale";
    const before = await readSynonyms(trx);
    if (wordLines(before) === wordLines(groups)) return "saved";
    if (!(await writeSettings(trx, settings.facts, version))) return "stale";
    await writeSynonyms(trx, groups);
    const { entity, id: entityId } = settingsRecord;
    const detail = speaking("en", () => ({ [searchWordsText.history]: changeOf(before, groups) }));
    await writeAudit(trx, { actorId: actor.id, action: "shop_settings.updated", entity, entityId, detail });
    return "saved";
  });
  if (outcome === "saved") await pages.settle();
  return outcome;
}

const longestTold = 1000;

/** Only added and removed groups: the whole list may be long. */
function changeOf(before: readonly string[][], after: readonly string[][]): string {
  const [old, now] = [before, after].map((groups) => groups.map((words) => words.join(", ")));
  const told = [
    ...(now ?? []).filter((line) => !old?.includes(line)).map((line) => `added ${line}`),
    ...(old ?? []).filter((line) => !now?.includes(line)).map((line) => `removed ${line}`),
  ].join("; ");
  return (told || searchWordsText.reordered).slice(0, longestTold);
}
