import type { Policy } from "#pages/policy.ts";
import { fillHtml } from "#pages/texts/placeholders.ts";
import type { Config, ShopFacts } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { sanitiseHtml } from "#rich-html/rich-html.server.ts";
import { type DraftFacts, faqDrafts, policyDrafts } from "./policy-drafts.text.ts";

type Facts = Pick<ShopFacts, "returns" | "shipping">;

const factsOf = ({ returns, shipping: { standard, freeFrom } }: Facts): DraftFacts => ({
  returnDays: returns.days,
  isFree: standard === 0 || freeFrom === 0,
});

/** The draft of a policy in both languages, made from the owner's settings. */
export const policyDraft = (slug: Policy["slug"], shop: Facts) => ({
  english: speaking("en", () => policyDrafts[slug](factsOf(shop))),
  hindi: speaking("hi", () => policyDrafts[slug](factsOf(shop))),
});

export type FaqDraftKey = keyof typeof faqDrafts;

export const faqDraftKeys: readonly FaqDraftKey[] = ["cost", "time", "where", "damaged"];

export const faqDraft = (key: FaqDraftKey, shop: Facts) => ({
  english: speaking("en", () => faqDrafts[key](factsOf(shop))),
  hindi: speaking("hi", () => faqDrafts[key](factsOf(shop))),
});

/** The draft as buyers would read it, in each language. */
export const readable = (draft: { english: string; hindi: string }, config: Pick<Config, "shop">) => ({
  english: speaking("en", () => sanitiseHtml(fillHtml(draft.english, config.shop))),
  hindi: speaking("hi", () => sanitiseHtml(fillHtml(draft.hindi, config.shop))),
});
