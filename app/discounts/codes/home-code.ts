import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { savingText } from "../discounts.text.ts";
import { kindFacts, type Promotion } from "../promotion.ts";
import { type CodeFacts, refusalOfCode } from "./code-refusal.ts";

/** A code that its owner has put on the home page. */
export interface HomePromotion extends Pick<Promotion, "kind" | "value" | "cap" | "minSubtotal" | "scope"> {
  code: string;
  scopeName: string;
  firstOrder: boolean;
  facts: CodeFacts;
}

/** The code that the home page tells, and what it gives. */
export interface HomeCode {
  code: string;
  saving: string;
}

/**
 * The first of these that runs at a moment, and the moments at which that may change by itself
 * (DISCOUNT-12).
 */
export function codeOnHome(
  promotions: readonly HomePromotion[],
  moment: Date,
): { homeCode?: HomeCode; changesAt: Date[] } {
  const edges = promotions.flatMap(({ facts }) => [facts.startsAt ?? moment, facts.endsAt ?? moment]);
  const changesAt = edges.filter((edge) => edge > moment);
  const running = promotions.find(({ facts }) => refusalOfCode(facts, moment) === undefined);
  return { ...(running ? { homeCode: { code: running.code, saving: savingOf(running) } } : {}), changesAt };
}

/** Such as '10% off Core Collection, up to ₹300, from ₹999 on'. */
export function savingOf(promotion: Omit<HomePromotion, "code" | "facts">): string {
  const { cap, minSubtotal, firstOrder } = promotion;
  const most = cap === null ? "" : savingText.most(cap);
  const least = minSubtotal > 0 ? savingText.least(minSubtotal) : "";
  return `${offOf(promotion)}${most}${least}${firstOrder ? savingText.firstOrder : ""}`;
}

function offOf({ kind, value, scope, scopeName }: Omit<HomePromotion, "code" | "facts">): string {
  const { from, unit } = kindFacts[kind];
  if (from === "shipping" && value === null) return savingText.freeDelivery;
  const off = unit === "percent" ? `${(value ?? 0) / 100}%` : rupeesAndPaise(paise(value ?? 0));
  if (from === "shipping") return savingText.offDelivery(off);
  return savingText.off(off, goodsOf({ scope, scopeName }));
}

function goodsOf({ scope, scopeName }: Pick<Promotion, "scope" | "scopeName">): string {
  switch (scope) {
    case "all":
      return "";
    case "products":
      return savingText.selected;
    case "collection":
    case "category":
      return scopeName;
  }
}
