import type { Paise } from "#values/money/money.ts";
import { type Cart, type CartLine, piecesOf } from "./cart.ts";

/** What the shop says of a product now. */
export interface CurrentProduct {
  id: string;
  slug: string;
  name: string;
  unitPrice: Paise;
  /** The price before, while a sale runs. */
  was?: Paise | undefined;
  image: string | null;
  /** What some promotions are for. */
  collection: string;
  category: string;
  inStock: boolean;
  /** Pieces left; null when they are not counted. */
  stockCount: number | null;
  /** Working days within which it leaves that is made to order. */
  leadDays?: number;
  /** By which day it leaves that is made to order, were it ordered now: in words, which the shop makes. */
  leavesBy?: string;
}

/** The shop's answer, by products' ids: null for one that is gone. What was not asked is absent. */
export type PriceAnswer = readonly { id: string; product: CurrentProduct | null }[];

export type LineTrouble =
  | { kind: "gone" }
  | { kind: "out-of-stock" }
  | { kind: "too-many"; left: number }
  | { kind: "price-changed"; before: Paise };

export interface PricedLine extends CartLine {
  collection?: string;
  category?: string;
  /** The price of a piece before, while a sale runs. */
  was?: Paise | undefined;
  trouble?: LineTrouble;
  leavesBy?: string;
}

/** The cart with the shop's present facts. Lines the shop was not asked about keep their display copies. */
export function priceCart(cart: Cart, answer: PriceAnswer): PricedLine[] {
  const facts = new Map(answer.map(({ id, product }) => [id, product]));
  return cart.map((line) => priceLine(line, facts.get(line.productId), piecesOf(cart, line)));
}

function priceLine(line: CartLine, product: CurrentProduct | null | undefined, pieces: number): PricedLine {
  if (product === undefined) return line;
  if (product === null) return { ...line, trouble: { kind: "gone" } };
  const { slug, name, unitPrice, was, image, collection, category, leavesBy } = product;
  return {
    ...line,
    ...{ slug, name, unitPrice, image, collection, category, leavesBy },
    ...(was === undefined ? {} : { was }),
    trouble: troubleOf(line, product, pieces),
  };
}

/** `pieces`: how many of the product the whole cart wants. */
function troubleOf(line: CartLine, product: CurrentProduct, pieces: number): LineTrouble | undefined {
  if (!product.inStock || product.stockCount === 0) return { kind: "out-of-stock" };
  if (product.stockCount !== null && product.stockCount < pieces) {
    return { kind: "too-many", left: product.stockCount };
  }
  const isKnown = line.name !== "";
  if (isKnown && line.unitPrice !== product.unitPrice) {
    return { kind: "price-changed", before: line.unitPrice };
  }
  return undefined;
}

/** Lines that count in the sums: all but those that can't be bought at all. */
export const buyable = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.filter(({ trouble }) => trouble?.kind !== "gone" && trouble?.kind !== "out-of-stock");

/** Drops troubles and former prices: what the shopper has seen becomes the display copy. */
export const seen = (lines: readonly PricedLine[]): Cart =>
  lines.map(({ trouble: _, was: __, collection: ___, category: ____, leavesBy: _____, ...line }) => line);

/** Products the answer says nothing about. */
export const unasked = (cart: Cart, answer: PriceAnswer): string[] => {
  const asked = new Set(answer.map(({ id }) => id));
  return cart.map(({ productId }) => productId).filter((id) => !asked.has(id));
};
