import type { Doer } from "#accounts/permissions/holder.ts";
import { faqId } from "#pages/texts/faq.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { ContentServices, Services } from "#platform/services.server.ts";
import { type FaqDraftKey, faqDraft, faqDraftKeys, readable } from "../drafts/drafts.server.ts";
import { type FaqOutcome, saveFaq } from "./change-faq.server.ts";

const category = "Shipping & Delivery";

interface Asked {
  category: string;
  question: string;
}

/**
 * Which drafts are still to be read: none in a shop that has written answers about delivery of its own, and
 * none that it shows.
 */
export function openFaqDrafts(entries: readonly Asked[], shop: ShopFacts): FaqDraftKey[] {
  const wordsOf = (key: FaqDraftKey) => faqId(faqDraft(key, shop).english.question);
  const shown = new Set(
    entries.filter((entry) => entry.category === category).map((one) => faqId(one.question)),
  );
  const drafted = new Set(faqDraftKeys.map(wordsOf));
  if (!shown.isSubsetOf(drafted)) return [];
  const all = new Set(entries.map(({ question }) => faqId(question)));
  return faqDraftKeys.filter((key) => !all.has(wordsOf(key)));
}

/** The drafts as buyers would read them. */
export const faqDraftsToRead = (entries: readonly Asked[], config: Pick<Services["config"], "shop">) =>
  openFaqDrafts(entries, config.shop).map((key) => {
    const { english, hindi } = faqDraft(key, config.shop);
    const read = readable({ english: english.answer, hindi: hindi.answer }, config);
    return { key, question: { english: english.question, hindi: hindi.question }, read };
  });

export type FaqDraftToRead = ReturnType<typeof faqDraftsToRead>[number];

/** Adds a draft that was read to the questions, in both languages. */
export function showFaqDraft(
  shop: ContentServices & Pick<Services, "config">,
  actor: Doer<"settings">,
  named: string,
): Promise<FaqOutcome> | undefined {
  const key = faqDraftKeys.find((one) => one === named);
  if (!key) return undefined;
  const { english, hindi } = faqDraft(key, shop.config.shop);
  return saveFaq(shop, actor, { id: "", version: 0, category, ...english }, hindi);
}
