import { sql } from "kysely";
import { lockForSale } from "#catalogue/for-sale.db.server.ts";
import { withOption } from "#catalogue/options/variant.ts";
import { giveStockBack, type Pieces, takeStock } from "#catalogue/stock.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { StockShortage } from "./stock-hold.ts";

/**
 * Puts pieces of an order's lines back on the shelf: of each no more than it holds of counted stock, so that
 * no later cancellation gives them back again. The order's row is locked by the caller.
 */
export async function putPiecesBack(
  trx: Trx,
  pieces: readonly { orderItemId: string; quantity: number }[],
): Promise<void> {
  if (pieces.length === 0) return;
  const { rows } = await sql<Pieces>`
    with before as (
      select item.id, least(item.stock_taken, given.quantity) as quantity
      from order_items item
        join jsonb_to_recordset(${JSON.stringify(pieces)}::text::jsonb) as given ("orderItemId" text, quantity integer)
          on given."orderItemId" = item.id
      where item.stock_taken > 0 and given.quantity > 0
      for update of item
    ), returned as (
      update order_items item set stock_taken = item.stock_taken - before.quantity
      from before where item.id = before.id
      returning item.product_id, item.variant_id, item.option_text, before.quantity
    )
    select product_id as id, variant_id as "variantId", sum(quantity)::int as quantity from returned
    where product_id is not null and (option_text is null) = (variant_id is null)
    group by product_id, variant_id`.execute(trx);
  await giveStockBack(trx, rows);
}

/** What is sent instead of pieces that came back: a product, or a variant of it. */
export interface SentInstead extends Pieces {
  /** As it is called, should nothing be there. */
  name: string;
}

/**
 * Takes pieces of counted stock that go out in place of others, all or nothing; what is not counted, or is
 * made to order, needs none. A product or variant that is gone is short.
 */
export async function takePiecesInstead(
  trx: Trx,
  wanted: readonly SentInstead[],
): Promise<StockShortage | undefined> {
  const products = await lockForSale(trx, [...new Set(wanted.map(({ id }) => id))]);
  const counted: Pieces[] = [];
  for (const { id, variantId, name, quantity } of together(wanted)) {
    const product = products.find((each) => each.id === id && each.variantId === variantId);
    if (!product) return { productName: name, left: 0 };
    if (product.stockCount === null) continue;
    if (product.stockCount < quantity)
      return { productName: withOption(product.name, product.optionText), left: product.stockCount };
    counted.push({ id, variantId, quantity });
  }
  await takeStock(trx, counted);
  return undefined;
}

/** Pieces of one product or variant, once. */
const together = (wanted: readonly SentInstead[]): SentInstead[] =>
  [...Map.groupBy(wanted, ({ id, variantId }) => JSON.stringify([id, variantId])).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      quantity: same.reduce((all, { quantity }) => all + quantity, 0),
    })),
  );
