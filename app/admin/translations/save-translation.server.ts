import { createHash } from "node:crypto";
import type { Actor } from "#accounts/actor.ts";
import type { Act, ActedOn } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { ContentServices, Services } from "#platform/services.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import {
  type EditedText,
  lockTextRecord,
  readEditedTexts,
} from "#translations/texts-of-records.db.server.ts";
import { textFields } from "#translations/translatable.ts";
import { removeTexts, writeTexts } from "#translations/translations.db.server.ts";
import type { TranslationKind } from "./translations.ts";
import type { TypedTexts } from "./typed-texts.ts";

/** A change is recorded in the history as that of the record itself. */
const acts: Record<TranslationKind, { action: Act; entity: ActedOn; entityId?: string }> = {
  product: { action: "product.updated", entity: "products" },
  artisan: { action: "artisan.updated", entity: "artisans" },
  post: { action: "post.updated", entity: "blog_posts" },
  faq: { action: "faq_entry.updated", entity: "faq_entries" },
  policy: { action: "policy_page.updated", entity: "policy_pages" },
  promotion: { action: "promotion.updated", entity: "promotions" },
  shop: { action: "shop_settings.updated", entity: "shop_settings" },
  word: { action: "shop_settings.updated", entity: "shop_settings", entityId: "shop" },
};

/** The line in the activity of a record whose texts were changed, which it names by their labels. */
export function auditOfTexts(kind: TranslationKind, id: string, fields: readonly string[]) {
  const labels = speaking("en", () => new Map(textFields(kind).map(([field, { label }]) => [field, label])));
  const hindi = fields.map((field) => labels.get(field) ?? field).join(", ");
  return { entityId: id, ...acts[kind], detail: { hindi } };
}

/**
 * A number that differs as soon as anybody changes a record's texts, in either language: what a form was made
 * from (nine digits, as any version).
 */
export const versionOfTexts = (texts: readonly EditedText[]): number => {
  const facts = texts.map(({ field, hash, hindi, isOld }) => [field, hash, hindi, isOld]);
  return Number.parseInt(createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 7), 16);
};

export type TranslationOutcome = "saved" | "unchanged" | "stale" | "gone";

/** Saves a record's Hindi with its line in the activity, unless its texts have changed since the form. */
export async function saveTranslation(
  shop: ContentServices & Pick<Services, "config" | "now">,
  actor: Pick<Actor, "id">,
  { kind, id, version }: { kind: TranslationKind; id: string; version: number },
  { typed, confirmed }: Pick<TypedTexts, "typed" | "confirmed">,
): Promise<TranslationOutcome> {
  const outcome = await inTransaction(shop.db, async (trx): Promise<TranslationOutcome> => {
    await lockTextRecord(trx, kind, id);
    const texts = await readEditedTexts(trx, textsAsked(kind, shop.config), { id });
    if (texts.length === 0) return "gone";
    if (versionOfTexts(texts) !== version) return "stale";
    const changed = texts.filter(({ field, hindi, isOld }) => {
      const said = typed[field];
      return said !== undefined && (said !== (hindi ?? "") || (isOld && confirmed.includes(field)));
    });
    if (changed.length === 0) return "unchanged";
    const [emptied, said] = [
      changed.filter(({ field }) => !typed[field]),
      changed.filter(({ field }) => typed[field]),
    ];
    await removeTexts(
      trx,
      kind,
      id,
      emptied.map(({ field }) => field),
    );
    const rows = said.map((text) => ({ ...text, text: typed[text.field] ?? "" }));
    await writeTexts(trx, rows, shop.now());
    const fields = changed.map(({ field }) => field);
    await writeAudit(trx, { actorId: actor.id, ...auditOfTexts(kind, id, fields) });
    return "saved";
  });
  if (outcome === "saved") await shop.pages.settle();
  return outcome;
}
