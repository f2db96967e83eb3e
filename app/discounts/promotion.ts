import type { Paise } from "#values/money/money.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

/** What a kind of discount is to the rules, the forms and the words: nothing else asks which kind it is. */
interface KindFacts {
  /** What it lowers: the goods' price or the cost of shipping. */
  from: "goods" | "shipping";
  /** What its value is: hundredths of a per cent, or paise. */
  unit: "percent" | "sum";
  /** Without a value it takes off all that it lowers. */
  mayBeWhole: boolean;
  /** Of the automatic ones the best of each time is given; a code's comes between them (DISCOUNT-1). */
  counts: "always" | "paid-ahead";
}

export const promotionKinds = ["percent", "amount", "shipping", "prepaid"] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const kindFacts: Record<PromotionKind, KindFacts> = {
  percent: { from: "goods", unit: "percent", mayBeWhole: false, counts: "always" },
  amount: { from: "goods", unit: "sum", mayBeWhole: false, counts: "always" },
  shipping: { from: "shipping", unit: "sum", mayBeWhole: true, counts: "always" },
  prepaid: { from: "goods", unit: "sum", mayBeWhole: false, counts: "paid-ahead" },
};

/** The kinds that lower the goods' price, or the cost of shipping. */
export const kindsOff = (from: KindFacts["from"]): PromotionKind[] =>
  promotionKinds.filter((kind) => kindFacts[kind].from === from);

/** May a discount of this kind, as a form has it, be without a value? */
export const mayLackValue = (typed: string | undefined): boolean =>
  promotionKinds.some((kind) => kind === typed && kindFacts[kind].mayBeWhole);

export const promotionScopes = ["all", "collection", "category", "products"] as const;
export type PromotionScope = (typeof promotionScopes)[number];

/** What a promotion gives, to whom and when: as much of it as a bill needs. Browser and server share it. */
export interface Promotion {
  id: string;
  /** As the owner wrote it; null for one that applies by itself. */
  code: string | null;
  title: string;
  kind: PromotionKind;
  /** Hundredths of a per cent, or paise. Null takes off all that shipping costs. */
  value: number | null;
  /** The most that it gives. */
  cap: Paise | null;
  /** What the goods in scope must come to, before promotions. */
  minSubtotal: Paise;
  scope: PromotionScope;
  /** Collections, categories or ids of products. */
  which: readonly string[];
  /** What the scope is called where a shopper has to buy more of it; '' of everything. */
  scopeName: string;
  /** Are there so many uses of it in all? An unpaid order then holds its use for an hour only. */
  isLimited: boolean;
}

/** The promotions that a purchase may get: every automatic one, and the one whose code was given. */
export interface Promotions {
  automatic: readonly Promotion[];
  code?: Promotion;
}

export const noPromotions: Promotions = { automatic: [] };

/** What one promotion gave. An order keeps it. */
export interface GivenDiscount {
  promotion: Promotion;
  amount: Paise;
  from: KindFacts["from"];
}

/** The time only where it is not midnight in India. */
export const dateOrMoment = (moment: Date): string =>
  startOfIndianDay(indianDay(moment)).getTime() === moment.getTime()
    ? longDate(moment)
    : longDateTime(moment);
