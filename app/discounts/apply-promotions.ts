import { type BillLine, lineTotal } from "#shipping/bill.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { sharesOf } from "#values/money/shares.ts";
import type { CodeRefusal } from "./codes/code-refusal.ts";
import {
  type GivenDiscount,
  kindFacts,
  noPromotions,
  type Promotion,
  type PromotionScope,
  type Promotions,
} from "./promotion.ts";

/** A line before its discount. What it is of counts for promotions that are for some goods only. */
export interface PricedGoods extends Pick<BillLine, "unitPrice" | "quantity"> {
  productId?: string;
  collection?: string;
  category?: string;
}

type Reduced<Line> = Line & Pick<BillLine, "discount">;

export interface Discounted<Line> {
  lines: Reduced<Line>[];
  shippingCost: Paise;
  given: GivenDiscount[];
}

interface Terms {
  shippingCost: Paise;
  promotions?: Promotions;
  /** Paid before it is sent. */
  isPrepaid: boolean;
}

/**
 * What promotions leave of a purchase (DISCOUNT-1): the best automatic one, the code's, then the best for
 * paying ahead, each on what the one before has left, and nothing below zero.
 */
export function applyPromotions<Line extends PricedGoods>(
  goods: readonly Line[],
  { shippingCost, promotions = noPromotions, isPrepaid }: Terms,
): Discounted<Line> {
  const { automatic, code } = promotions;
  const ahead = automatic.filter(isForPayingAhead);
  const others = automatic.filter((each) => !isForPayingAhead(each));
  const whole = { lines: goods.map((line) => ({ ...line, discount: paise(0) })), shippingCost, given: [] };
  return [others, code ? [code] : [], isPrepaid ? ahead : []].reduce<Discounted<Line>>(withBest, whole);
}

/**
 * What the best promotion for paying ahead leaves of goods that others have lowered already: of an order that
 * is paid by card after all (CASH-38).
 */
export const applyAhead = <Line extends Reduced<PricedGoods>>(
  lines: readonly Line[],
  promotions: readonly Promotion[],
): Discounted<Line> =>
  withBest({ lines: [...lines], shippingCost: paise(0), given: [] }, promotions.filter(isForPayingAhead));

const isForPayingAhead = ({ kind }: Promotion): boolean => kindFacts[kind].counts === "paid-ahead";

/** With the one of these that saves most; of equal ones the first. */
function withBest<Line extends PricedGoods>(
  before: Discounted<Line>,
  promotions: readonly Promotion[],
): Discounted<Line> {
  let best: GivenDiscount | undefined;
  for (const promotion of promotions) {
    const given = givenBy(promotion, before);
    if (given.amount > (best?.amount ?? 0)) best = given;
  }
  return best ? withGiven(before, best) : before;
}

function givenBy(promotion: Promotion, { lines, shippingCost }: Discounted<PricedGoods>): GivenDiscount {
  const { from } = kindFacts[promotion.kind];
  if (missingFor(promotion, lines) > 0) return { promotion, from, amount: paise(0) };
  const base = from === "shipping" ? shippingCost : sum(inScope(promotion, lines).map(left));
  const amount = Math.min(savingOn(promotion, base), promotion.cap ?? base, base);
  return { promotion, from, amount: paise(amount) };
}

const savingOn = ({ kind, value }: Promotion, base: Paise): number => {
  if (value === null) return base;
  return kindFacts[kind].unit === "percent" ? percentOf(base, value) : value;
};

/** Half up. In big integers, since the product outgrows a number. */
const percentOf = (base: Paise, hundredths: number): number =>
  Number((BigInt(base) * BigInt(hundredths) + 5_000n) / 10_000n);

function withGiven<Line extends PricedGoods>(
  before: Discounted<Line>,
  discount: GivenDiscount,
): Discounted<Line> {
  const { promotion, amount, from } = discount;
  const given = [...before.given, discount];
  if (from === "shipping") return { ...before, given, shippingCost: paise(before.shippingCost - amount) };
  const among = before.lines.map((line) => (isInScope(promotion, line) ? left(line) : paise(0)));
  const shares = sharesOf(amount, among);
  const lines = before.lines.map((line, at) => ({
    ...line,
    discount: paise(line.discount + (shares[at] ?? 0)),
  }));
  return { ...before, given, lines };
}

const left = (line: Pick<BillLine, "unitPrice" | "quantity" | "discount">): Paise =>
  paise(lineTotal(line) - line.discount);

/** Paise. A discount that is for some goods asks for some of them. */
const leastOf: Record<PromotionScope, number> = { all: 0, collection: 1, category: 1, products: 1 };

/**
 * What the goods in scope still lack of the smallest purchase that a promotion asks for, before promotions.
 */
export function missingFor(promotion: Promotion, lines: readonly PricedGoods[]): Paise {
  const bought = sum(inScope(promotion, lines).map(lineTotal));
  const least = Math.max(leastOf[promotion.scope], promotion.minSubtotal);
  return paise(Math.max(0, least - bought));
}

/** Why a code gives these goods nothing; undefined when it gives them something. */
export function shortfallOf(promotion: Promotion, lines: readonly PricedGoods[]): CodeRefusal | undefined {
  const missing = missingFor(promotion, lines);
  return missing > 0 ? { kind: "short", missing, scopeName: promotion.scopeName } : undefined;
}

const inScope = <Line extends PricedGoods>(promotion: Promotion, lines: readonly Line[]): Line[] =>
  lines.filter((line) => isInScope(promotion, line));

function isInScope({ scope, which }: Promotion, { productId, collection, category }: PricedGoods): boolean {
  if (scope === "all") return true;
  const word = { collection, category, products: productId }[scope];
  return word !== undefined && which.includes(word);
}

/** What promotions took off in all, shipping included. */
export const savedBy = (given: readonly GivenDiscount[]): Paise => sum(given.map(({ amount }) => amount));
