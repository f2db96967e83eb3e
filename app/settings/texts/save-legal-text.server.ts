import type { Doer } from "#accounts/permissions/holder.ts";
import type { Policy } from "#pages/policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { asItStood } from "#values/text/untouched.ts";
import { findLegalText, writeLegalText } from "./legal-text.db.server.ts";
import type { LegalTextInput } from "./legal-text.form.ts";

/**
 * Writes a legal text unless somebody else did since its version, with its audit row; the shop shows it at
 * once.
 */
export async function saveLegalText(
  { db, pages }: ContentServices,
  actor: Doer<"settings">,
  slug: Policy["slug"],
  typed: LegalTextInput,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const before = await findLegalText(trx, slug);
    const text = { ...typed, html: asItStood(before?.html, typed.html) };
    if (!(await writeLegalText(trx, slug, text))) return "stale";
    await writeAudit(trx, {
      actorId: actor.id,
      action: before ? "policy_page.updated" : "policy_page.written",
      entity: "policy_pages",
      entityId: slug,
      detail: {
        title: before?.title === text.title ? null : text.title,
        text: before?.html !== text.html,
        description: (before?.metaDescription ?? null) !== text.metaDescription,
      },
    });
    return "saved";
  });
  if (outcome === "saved") await pages.settle();
  return outcome;
}
