import type { Transaction } from "kysely";
import { variantPriceAt } from "#catalogue/options/variant.ts";
import { lockForSale, type ProductForSale } from "#catalogue/stock.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Paise } from "#values/money/money.ts";
import type { Purchase } from "../form/purchase.ts";

/** What this shopper can be sold of what a purchase names, locked, at the prices of the moment. */
export async function lockGoods(
  trx: Transaction<Tables>,
  { lines, seesHidden }: Purchase,
  now: Date,
): Promise<(ProductForSale & { unitPrice: Paise })[]> {
  const found = await lockForSale(trx, [...new Set(lines.map(({ productId }) => productId))]);
  const shown = found.filter(({ hidden }) => !hidden || seesHidden);
  return shown.map((product) => ({
    ...product,
    unitPrice: variantPriceAt(product, product.listed, now).price,
  }));
}
