import { billText } from "#shipping/shipping.text.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { type PricedGoods, shortfallOf } from "./apply-promotions.ts";
import { codeRefusalText } from "./codes/code-refusal.ts";
import { type GivenDiscount, noPromotions, type Promotion, type Promotions } from "./promotion.ts";

/** What a cart and a checkout get of the promotions that apply now. */
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

interface NamedDiscount extends Pick<GivenDiscount, "amount"> {
  promotion: Pick<Promotion, "code" | "title">;
}

/** What is off the cost of shipping, which is no row of its own: it is in the cost. */
export const shippingDiscountNote = ({ promotion: { code, title }, amount }: NamedDiscount): string =>
  `${billText.discount(code ?? title)}: −${rupeesAndPaise(amount)}`;
