import type { Paise } from "#values/money/money.ts";

/** What an owner says of a product's price. A sale without a beginning has begun; without an end it stays. */
export interface OwnPrice {
  price: Paise;
  /** Below the price; null when there is no sale. */
  salePrice: Paise | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
}

/** With what its variants cost. */
export interface ListPrice extends OwnPrice {
  /** The lowest of the prices that variants have of their own; null where none has one. */
  ownPriceFrom: Paise | null;
  /** False where every variant has a price of its own, so that `price` is nobody's. */
  hasBasePrice: boolean;
}

/** What a product costs at a moment: with variants, the cheapest of those that can be had. */
export interface MomentPrice {
  price: Paise;
  /** The price before, while a sale runs. */
  was?: Paise;
  /** From then on it costs something else, by itself. */
  priceUntil?: Date;
}

/**
 * What a product costs at a moment (CATALOGUE-38): the sale price from the second at which the sale begins
 * up to, and without, the one at which it ends.
 */
export function priceAt(listed: ListPrice, moment: Date): MomentPrice {
  const base = basePriceAt(listed, moment);
  const { ownPriceFrom: own, hasBasePrice } = listed;
  if (own === null) return base;
  if (!hasBasePrice) return { price: own };
  if (base.price <= own) return base;
  return { price: own, ...(base.priceUntil ? { priceUntil: base.priceUntil } : {}) };
}

/** The same of the product's own price, which is the price of those variants that have none. */
export function basePriceAt({ price, salePrice, saleFrom, saleUntil }: OwnPrice, moment: Date): MomentPrice {
  if (salePrice === null || (saleUntil && saleUntil <= moment)) return { price };
  if (saleFrom && saleFrom > moment) return { price, priceUntil: saleFrom };
  return { price: salePrice, was: price, ...(saleUntil ? { priceUntil: saleUntil } : {}) };
}

type SaleField = "salePrice" | "saleFrom" | "saleUntil";

/** What can't be entered together. */
type SaleProblem = "not-lower" | "ends-first" | "without-price";

/** What is wrong with a sale (PRODUCT-22), by the field that shows it; the database refuses the same. */
export function saleErrors(
  { price, salePrice, saleFrom, saleUntil }: OwnPrice,
  say: Readonly<Record<SaleProblem, string>>,
): Partial<Record<SaleField, string>> {
  if (salePrice === null) {
    return {
      ...(saleFrom ? { saleFrom: say["without-price"] } : {}),
      ...(saleUntil ? { saleUntil: say["without-price"] } : {}),
    };
  }
  return {
    ...(salePrice >= price ? { salePrice: say["not-lower"] } : {}),
    ...(saleFrom && saleUntil && saleUntil <= saleFrom ? { saleUntil: say["ends-first"] } : {}),
  };
}
