import type { Doer } from "#accounts/permissions/holder.ts";
import type { Policy } from "#pages/policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { asItStood } from "#values/text/untouched.ts";
import { endDraft } from "../drafts/kept-drafts.db.server.ts";
import { findLegalText, writeLegalText } from "./legal-text.db.server.ts";
import type { LegalTextInput, PolicyDraftInput } from "./legal-text.form.ts";

/**
 * Writes a legal text unless somebody else did since its version, with its audit row; the shop shows it at
 * once.
 */
export async function saveLegalText(
  { db, pages }: ContentServices,
  actor: Doer<"settings">,
  slug: Policy["slug"],
  typed: LegalTextInput,
  /** As it was read, where these words are a draft's. */
  draft?: PolicyDraftInput,
): Promise<"saved" | "stale"> {
  const outcome = await inTransaction(db, async (trx) => {
    const before = await findLegalText(trx, slug);
    const seen = draft && ({ kind: "policy", key: slug, version: draft.version } as const);
    if (seen && !(await endDraft(trx, seen))) return "stale";
    const text = { ...typed, html: asItStood(before?.html, typed.html) };
    if (!(await writeLegalText(trx, slug, text))) return "stale";
    if (draft) await writeHindi(trx, slug, draft);
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

/** A draft is read in both languages, and shown in both. */
async function writeHindi(trx: Trx, slug: Policy["slug"], typed: PolicyDraftInput): Promise<void> {
  const pairs = [
    { field: "title", english: typed.title, text: typed.hindiTitle },
    { field: "html", english: typed.html, text: typed.hindiHtml },
    { field: "meta_description", english: typed.metaDescription, text: typed.hindiMeta },
  ];
  const texts = pairs.flatMap(({ text, ...pair }) =>
    text !== null && pair.english !== null ? [{ kind: "policy" as const, id: slug, ...pair, text }] : [],
  );
  await writeTexts(trx, texts);
}
