import { type Paise, paise } from "#values/money/money.ts";
import { type BilledGood, saleBill } from "../../sale/sale-bill.ts";
import type { StallGood, StallGoodKey, StallList } from "../../sale/stall-list.ts";
import type { StallSaleLine } from "../../sale/stall-sale.ts";

/** What somebody at the stall wants: how many of each good, by its key, in order of pressing. */
export type Basket = Readonly<Record<string, number>>;

/** A line takes no more of one good. */
export const mostOfGood = 9_999;
/** A sale has no more lines. */
const mostLines = 200;

export const goodKey = ({ productId, variantId }: StallGoodKey): string => `${productId} ${variantId ?? ""}`;

/** So many more, or less, of a good; none is no line. */
export function withPieces(basket: Basket, key: string, step: number): Basket {
  const pieces = Math.max(0, Math.min(mostOfGood, (basket[key] ?? 0) + step));
  if (pieces > 0 && !(key in basket) && Object.keys(basket).length >= mostLines) return basket;
  const { [key]: _, ...others } = basket;
  if (pieces === 0) return others;
  return key in basket ? { ...basket, [key]: pieces } : { ...others, [key]: pieces };
}

export const basketPieces = (basket: Basket): number =>
  Object.values(basket).reduce((all, each) => all + each, 0);

interface BasketBill {
  lines: readonly BilledGood[];
  total: Paise;
}

/**
 * What is in it by a list, summed as the shop sums it (STALL-5). What a newer list has no more is left out.
 */
export function basketBill(basket: Basket, list: Pick<StallList, "goods">): BasketBill {
  const goods = new Map(list.goods.map((good) => [goodKey(good), good]));
  const wanted = Object.entries(basket).flatMap(([key, quantity]) => lineOf(goods.get(key), quantity));
  const bill = saleBill(wanted, list);
  return bill.kind === "bill"
    ? { lines: bill.lines, total: bill.sums.total }
    : { lines: [], total: paise(0) };
}

const lineOf = (good: StallGood | undefined, quantity: number) =>
  good ? [{ productId: good.productId, variantId: good.variantId, quantity }] : [];

export const soldLines = (lines: readonly BilledGood[]): StallSaleLine[] =>
  lines.map(({ good: { productId, variantId }, quantity, unitPrice }) => ({
    productId,
    variantId,
    quantity,
    unitPrice,
  }));
