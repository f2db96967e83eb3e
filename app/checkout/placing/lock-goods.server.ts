import type { Transaction } from "kysely";
import { variantPriceAt } from "#catalogue/options/variant.ts";
import {
  lockingForSale,
  type ProductForSale,
  type SaleRow,
  withVariants,
} from "#catalogue/stock.db.server.ts";
import { ask, type DatabaseQuestion } from "#platform/database/ask-together.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Paise } from "#values/money/money.ts";
import type { Purchase } from "../form/purchase.ts";

type Trx = Transaction<Tables>;
type Goods = ProductForSale & { unitPrice: Paise };

/** What this shopper can be sold of what a purchase names, locked, at the prices of the moment. */
export const lockGoods = async (trx: Trx, purchase: Purchase, now: Date): Promise<Goods[]> =>
  soldNow(trx, await ask(trx, lockingGoods(trx, purchase)), purchase, now);

/** Locks what a purchase names; `soldNow` says what of it can be sold. */
export const lockingGoods = (trx: Trx, { lines }: Purchase): DatabaseQuestion<readonly SaleRow[]> =>
  lockingForSale(trx, [...new Set(lines.map(({ productId }) => productId))]);

/** What of locked products this shopper can be sold, at the prices of the moment. */
export async function soldNow(
  trx: Trx,
  locked: readonly SaleRow[],
  { seesHidden }: Purchase,
  now: Date,
): Promise<Goods[]> {
  const shown = locked.filter(({ hidden }) => !hidden || seesHidden);
  return (await withVariants(trx, shown)).map((product) => ({
    ...product,
    unitPrice: variantPriceAt(product, product.listed, now).price,
  }));
}
