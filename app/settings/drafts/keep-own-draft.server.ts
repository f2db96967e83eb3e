import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type DraftText, type SeenDraft, writeDraft } from "./kept-drafts.db.server.ts";

const kept = {
  policy: { action: "policy_page.drafted", entity: "policy_pages" },
  faq: { action: "faq_entry.drafted", entity: "faq_entries" },
} as const;

/** Keeps a draft in its owner's own words, which nobody else sees (DAYONE-26). */
export const keepOwnDraft = (
  { db }: Pick<Services, "db">,
  actor: Doer<"settings">,
  seen: SeenDraft,
  text: DraftText,
): Promise<"saved" | "stale"> =>
  inTransaction(db, async (trx) => {
    if (!(await writeDraft(trx, seen, text))) return "stale";
    await writeAudit(trx, {
      actorId: actor.id,
      ...kept[seen.kind],
      entityId: seen.key,
      detail: { title: text.english.title },
    });
    return "saved";
  });
