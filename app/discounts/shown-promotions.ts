import { type PricedGoods, shortfallOf } from "./apply-promotions.ts";
import { codeRefusalText } from "./codes/code-refusal-text.ts";
import { noPromotions, type Promotion, type Promotions } from "./promotion.ts";

/** What a cart and a checkout are told of the promotions that apply now. */
export interface ShownPromotions {
  automatic: readonly Promotion[];
  /** The visit's code: what it gives, or why it gives nothing to anybody. */
  code?: { text: string; promotion?: Promotion; refusal?: string };
}

/** The same as a bill takes it. */
export const promotionsIn = (shown: ShownPromotions | undefined): Promotions =>
  shown ? { automatic: shown.automatic, code: shown.code?.promotion } : noPromotions;

/** Why the visit's code gives these goods nothing; undefined where it gives something, or there is none. */
export function codeTrouble(
  shown: ShownPromotions | undefined,
  lines: readonly PricedGoods[],
): string | undefined {
  const { promotion, refusal } = shown?.code ?? {};
  const short = promotion && shortfallOf(promotion, lines);
  return short ? codeRefusalText(short) : refusal;
}
