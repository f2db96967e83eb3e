import { type Kysely, sql, type Transaction } from "kysely";
import {
  giveStockBack,
  lockForSale,
  type Pieces,
  type ProductForSale,
  takeStock,
} from "#catalogue/stock.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { StockShortage } from "./stock-shortage.ts";

/**
 * Gives back the counted stock that an order holds, once however often it is called. The order's row is
 * locked by the caller.
 */
export async function returnOrderStock(trx: Transaction<Tables>, orderId: string): Promise<void> {
  const { rows } = await sql<{ id: string; quantity: number }>`
    with returned as (
      update order_items item set stock_taken = 0
      from (select id, stock_taken from order_items where order_id = ${orderId} and stock_taken > 0 for update) before
      where item.id = before.id
      returning item.product_id, before.stock_taken
    )
    select product_id as id, sum(stock_taken)::int as quantity from returned
    where product_id is not null group by product_id`.execute(trx);
  await giveStockBack(trx, rows);
}

/**
 * Takes the counted stock of the lines that hold none, all or nothing, for an order that the owner has in
 * hand; a product that is gone or not counted needs none, and the count says what is there. The order's row
 * is locked by the caller.
 */
export async function takeOrderStock(
  trx: Transaction<Tables>,
  orderId: string,
): Promise<StockShortage | undefined> {
  return takeCounted(trx, orderId, await lockLinesWithoutStock(trx, orderId));
}

/**
 * The same for an order that nobody but its buyer has in hand: what holds no stock must be for sale still. A
 * product that is gone or marked out of stock is short, counted or not.
 */
export async function takeStockForSale(
  trx: Transaction<Tables>,
  orderId: string,
): Promise<StockShortage | undefined> {
  const lines = await lockLinesWithoutStock(trx, orderId);
  return unsold(lines) ?? takeCounted(trx, orderId, lines);
}

/**
 * What an order lacks of what it holds no stock of, as `takeStockForSale` would find it; nothing is taken.
 */
export async function shortageForSale(
  trx: Transaction<Tables>,
  orderId: string,
): Promise<StockShortage | undefined> {
  const lines = await lockLinesWithoutStock(trx, orderId);
  return unsold(lines) ?? short(countedOf(lines));
}

function unsold(lines: readonly LineWithoutStock[]): StockShortage | undefined {
  const line = lines.find(({ product }) => !product?.inStock);
  return line && { productName: line.product?.name ?? line.name, left: 0 };
}

interface LineWithoutStock {
  /** As it was called when it was ordered. */
  name: string;
  quantity: number;
  /** Undefined once it is deleted. */
  product: ProductForSale | undefined;
}

/** What was promised to be made takes no pieces and needs none, whatever its product is by now. */
async function lockLinesWithoutStock(trx: Transaction<Tables>, orderId: string): Promise<LineWithoutStock[]> {
  const { rows } = await sql<{ id: string | null; name: string; quantity: number }>`
    select product_id as id, min(product_name) as name, sum(quantity)::int as quantity from order_items
    where order_id = ${orderId} and stock_taken = 0 and lead_days is null group by product_id`.execute(trx);
  const products = await lockForSale(
    trx,
    rows.flatMap(({ id }) => id ?? []),
  );
  return rows.map(({ id, ...line }) => ({ ...line, product: products.find((each) => each.id === id) }));
}

interface CountedPieces extends Pieces {
  name: string;
  left: number;
}

const countedOf = (lines: readonly LineWithoutStock[]): CountedPieces[] =>
  lines.flatMap(({ quantity, product }) => {
    if (!product || product.stockCount === null) return [];
    return [{ id: product.id, name: product.name, left: product.stockCount, quantity }];
  });

function short(counted: readonly CountedPieces[]): StockShortage | undefined {
  const line = counted.find(({ left, quantity }) => left < quantity);
  return line && { productName: line.name, left: line.left };
}

async function takeCounted(
  trx: Transaction<Tables>,
  orderId: string,
  lines: readonly LineWithoutStock[],
): Promise<StockShortage | undefined> {
  const counted = countedOf(lines);
  const shortage = short(counted);
  if (shortage) return shortage;
  await takeStock(trx, counted);
  await sql`
    update order_items set stock_taken = quantity
    where order_id = ${orderId} and stock_taken = 0 and lead_days is null
      and product_id = any(${counted.map(({ id }) => id)}::text[])`.execute(trx);
  return undefined;
}

/** Does an order hold pieces of counted stock? */
export async function holdsStock(trx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "=", orderId)
    .where("stock_taken", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The counted pieces that the unpaid order of a checkout's key holds; none of an order that is another
 * account's. A guest's stays the checkout's own when its shopper signs in meanwhile.
 */
export async function heldForKey(db: Kysely<Tables>, key: string, userId: string | null): Promise<Pieces[]> {
  const { rows } = await sql<Pieces>`
    select item.product_id as id, sum(item.stock_taken)::int as quantity
    from orders join order_items item on item.order_id = orders.id
    where orders.idempotency_key = ${key} and (orders.user_id is null or orders.user_id = ${userId})
      and orders.payment_method = 'razorpay' and orders.payment_state in ('awaiting', 'failed')
      and item.product_id is not null and item.stock_taken > 0
    group by item.product_id`.execute(db);
  return rows;
}
