import type { Doer } from "#accounts/permissions/holder.ts";
import { faqId } from "#pages/texts/faq.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { ContentServices, Services } from "#platform/services.server.ts";
import { type FaqDraftKey, faqDraft, faqDraftKeys, readable } from "../drafts/drafts.server.ts";
import { keepOwnDraft } from "../drafts/keep-own-draft.server.ts";
import {
  type DraftText,
  type DraftWords,
  type KeptDraft,
  keptDrafts,
} from "../drafts/kept-drafts.db.server.ts";
import { type FaqOutcome, saveFaq } from "./change-faq.server.ts";
import type { FaqDraftInput } from "./faq-admin.form.ts";

const category = "Shipping & Delivery";

interface Asked {
  category: string;
  question: string;
}

/**
 * Which drafts are still to be read: those in their owner's own words, and the others in a shop that has
 * written no answers about delivery besides them, and does not show them.
 */
export function openFaqDrafts(
  entries: readonly Asked[],
  shop: ShopFacts,
  kept: ReadonlyMap<string, KeptDraft> = new Map(),
): FaqDraftKey[] {
  const wordsOf = (key: FaqDraftKey) => faqId(faqDraft(key, shop).english.question);
  const own = [...kept.values()].map(({ english }) => faqId(english.title));
  const shown = new Set(
    entries.filter((entry) => entry.category === category).map((one) => faqId(one.question)),
  );
  const hasOthers = !shown.isSubsetOf(new Set([...faqDraftKeys.map(wordsOf), ...own]));
  const all = new Set(entries.map(({ question }) => faqId(question)));
  return faqDraftKeys.filter((key) => {
    const draft = kept.get(key);
    return draft ? !draft.isShown : !hasOthers && !all.has(wordsOf(key));
  });
}

type Shop = Pick<Services["config"], "shop">;

/** A draft in its owner's words, else as it is made from the settings. */
function wordsOf(key: FaqDraftKey, { shop }: Shop, kept: ReadonlyMap<string, KeptDraft>) {
  const { english, hindi, version } = kept.get(key) ?? madeDraft(key, shop);
  const asFaq = ({ title, html }: DraftWords) => ({ question: title, answer: html });
  return { key, version, isOwn: version > 0, english: asFaq(english), hindi: asFaq(hindi) };
}

function madeDraft(key: FaqDraftKey, shop: ShopFacts): DraftText & { version: number } {
  const { english, hindi } = faqDraft(key, shop);
  return {
    english: inWords(english.question, english.answer),
    hindi: inWords(hindi.question, hindi.answer),
    version: 0,
  };
}

const inWords = (title: string, html: string): DraftWords => ({ title, html, metaDescription: null });

/** As they are shown to be read. */
export async function faqDraftsToRead(db: Db, entries: readonly Asked[], config: Shop) {
  const kept = await keptDrafts(db, "faq");
  return openFaqDrafts(entries, config.shop, kept).map((key) => {
    const words = wordsOf(key, config, kept);
    const { english, hindi } = words;
    return { ...words, read: readable({ english: english.answer, hindi: hindi.answer }, config) };
  });
}

export type FaqDraftToRead = Awaited<ReturnType<typeof faqDraftsToRead>>[number];

const keyNamed = (named: string): FaqDraftKey | undefined => faqDraftKeys.find((key) => key === named);

/** Keeps a draft in its owner's own words; undefined where there is no such draft. */
export function keepFaqDraft(
  shop: Pick<Services, "db">,
  actor: Doer<"settings">,
  named: string,
  typed: FaqDraftInput,
): Promise<"saved" | "stale"> | undefined {
  const key = keyNamed(named);
  if (!key) return undefined;
  const text = {
    english: inWords(typed.question, typed.answer),
    hindi: inWords(typed.hindiQuestion, typed.hindiAnswer),
  };
  return keepOwnDraft(shop, actor, { kind: "faq", key, version: typed.version }, text);
}

/** Adds a draft that was read to the questions, in both languages; `version`: as it was read. */
export async function showFaqDraft(
  shop: ContentServices & Pick<Services, "config">,
  actor: Doer<"settings">,
  named: string,
  version = 0,
): Promise<FaqOutcome | undefined> {
  const key = keyNamed(named);
  if (!key) return undefined;
  const { english, hindi } = wordsOf(key, shop.config, await keptDrafts(shop.db, "faq"));
  const draft = { kind: "faq", key, version, hindi } as const;
  return saveFaq(shop, actor, { id: "", version: 0, category, ...english }, draft);
}
