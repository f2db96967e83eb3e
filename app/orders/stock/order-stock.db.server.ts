import { sql } from "kysely";
import { lockForSale, type ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { withOption } from "#catalogue/options/variant.ts";
import { giveStockBack, type Pieces, takeStock } from "#catalogue/stock.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { StockShortage } from "./stock-hold.ts";

/**
 * Gives back the counted stock that an order holds, once however often it is called; that of a variant that
 * is gone is nobody's. The order's row is locked by the caller.
 */
export async function returnOrderStock(trx: Trx, orderId: string): Promise<void> {
  const { rows } = await sql<Pieces>`
    with returned as (
      update order_items item set stock_taken = 0
      from (select id, stock_taken from order_items where order_id = ${orderId} and stock_taken > 0 for update) before
      where item.id = before.id
      returning item.product_id, item.variant_id, item.option_text, before.stock_taken
    )
    select product_id as id, variant_id as "variantId", sum(stock_taken)::int as quantity from returned
    where product_id is not null and (option_text is null) = (variant_id is null) group by product_id, variant_id`.execute(
    trx,
  );
  await giveStockBack(trx, rows);
}

/**
 * Takes the counted stock of the lines that hold none, all or nothing, for an order that the owner has in
 * hand; a product that is gone or not counted needs none, and the count says what is there. The order's row
 * is locked by the caller.
 */
export async function takeOrderStock(trx: Trx, orderId: string): Promise<StockShortage | undefined> {
  return takeCounted(trx, orderId, await lockLinesWithoutStock(trx, orderId));
}

/**
 * The same for an order that nobody but its buyer has in hand: what holds no stock must be for sale still. A
 * product that is gone or marked out of stock is short, counted or not.
 */
export async function takeStockForSale(trx: Trx, orderId: string): Promise<StockShortage | undefined> {
  const lines = await lockLinesWithoutStock(trx, orderId);
  return unsold(lines) ?? takeCounted(trx, orderId, lines);
}

/**
 * What an order lacks of what it holds no stock of, as `takeStockForSale` would find it; nothing is taken.
 */
export async function shortageForSale(trx: Trx, orderId: string): Promise<StockShortage | undefined> {
  const lines = await lockLinesWithoutStock(trx, orderId);
  return unsold(lines) ?? short(countedOf(lines));
}

/** How many counted pieces an order would take of what it holds none of. */
export async function piecesToTake(trx: Trx, orderId: string): Promise<number> {
  const counted = countedOf(await lockLinesWithoutStock(trx, orderId));
  return counted.reduce((all, { quantity }) => all + quantity, 0);
}

function unsold(lines: readonly LineWithoutStock[]): StockShortage | undefined {
  const line = lines.find(({ product }) => !product?.inStock);
  return line && lacking({ ...line, name: line.product?.name ?? line.name }, 0);
}

const lacking = (
  { id, name, optionText }: Pick<Wanted, "id" | "name" | "optionText">,
  left: number,
): StockShortage => ({ productName: withOption(name, optionText), left, of: { id, name, optionText } });

interface Wanted {
  id: string | null;
  variantId: string | null;
  /** As it and its option were called when it was ordered. */
  name: string;
  optionText: string | null;
  quantity: number;
}

interface LineWithoutStock extends Wanted {
  /** Undefined once it, or its variant, is deleted. */
  product: ProductForSale | undefined;
}

/** What was promised to be made takes no pieces and needs none, whatever its product is by now. */
async function lockLinesWithoutStock(trx: Trx, orderId: string): Promise<LineWithoutStock[]> {
  const { rows } = await sql<Wanted>`
    select product_id as id, variant_id as "variantId", option_text as "optionText",
      min(product_name) as name, sum(quantity)::int as quantity
    from order_items
    where order_id = ${orderId} and stock_taken = 0 and lead_days is null
    group by product_id, variant_id, option_text`.execute(trx);
  const products = await lockForSale(trx, [...new Set(rows.flatMap(({ id }) => id ?? []))]);
  return rows.map((line) => ({ ...line, product: productOf(line, products) }));
}

function productOf({ id, variantId, optionText }: Wanted, products: readonly ProductForSale[]) {
  const own = products.filter((each) => each.id === id);
  if (optionText !== null)
    return variantId === null ? undefined : own.find((each) => each.variantId === variantId);
  return own.find((each) => each.variantId === null) ?? unchosen(own);
}

/**
 * What was ordered before its product had variants: nobody can say which of them it is, so it takes no
 * pieces, and is for sale while any of them is.
 */
function unchosen(variants: readonly ProductForSale[]): ProductForSale | undefined {
  const [first] = variants;
  const inStock = variants.some((each) => each.inStock && each.stockCount !== 0);
  return first && { ...first, variantId: null, optionText: null, inStock, stockCount: null };
}

interface CountedPieces extends Pieces {
  name: string;
  optionText: string | null;
  left: number;
}

const countedOf = (lines: readonly LineWithoutStock[]): CountedPieces[] =>
  lines.flatMap(({ quantity, product }) => {
    if (!product || product.stockCount === null) return [];
    const { id, variantId, name, optionText, stockCount: left } = product;
    return [{ id, variantId, name, optionText, left, quantity }];
  });

function short(counted: readonly CountedPieces[]): StockShortage | undefined {
  const line = counted.find(({ left, quantity }) => left < quantity);
  return line && lacking(line, line.left);
}

async function takeCounted(
  trx: Trx,
  orderId: string,
  lines: readonly LineWithoutStock[],
): Promise<StockShortage | undefined> {
  const counted = countedOf(lines);
  const shortage = short(counted);
  if (shortage) return shortage;
  await takeStock(trx, counted);
  await sql`
    update order_items item set stock_taken = item.quantity
    from jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb) as taken (id text, "variantId" text)
    where item.order_id = ${orderId} and item.stock_taken = 0 and item.lead_days is null
      and item.product_id = taken.id and item.variant_id is not distinct from taken."variantId"
      and (item.option_text is null) = (item.variant_id is null)`.execute(trx);
  return undefined;
}

/** Does an order hold pieces of counted stock? */
export async function holdsStock(trx: Trx, orderId: string): Promise<boolean> {
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
export async function heldForKey(db: Db, key: string, userId: string | null): Promise<HeldPieces[]> {
  const { rows } = await sql<{
    id: string;
    variant: string | null;
    former: string[] | null;
    quantity: number;
  }>`
    select item.product_id as id, variant.key as variant, sum(item.stock_taken)::int as quantity,
      jsonb_path_query_array(variant.former, '$[*].key') as former
    from orders join order_items item on item.order_id = orders.id
      left join product_variants variant on variant.id = item.variant_id
    where orders.idempotency_key = ${key} and (orders.user_id is null or orders.user_id = ${userId})
      and orders.payment_method = 'razorpay' and orders.payment_state in ('awaiting', 'failed')
      and item.product_id is not null and item.stock_taken > 0 and (item.option_text is null) = (variant.id is null)
    group by item.product_id, variant.id`.execute(db);
  return rows.flatMap(({ id, variant, former, quantity }): HeldPieces[] =>
    variant === null
      ? [{ id, quantity }]
      : [variant, ...(former ?? [])].map((name) => ({ id, variant: name, quantity })),
  );
}

/** Pieces of a product, or of the variant that has this key, or had it: those of one stand under each. */
export interface HeldPieces {
  id: string;
  variant?: string;
  quantity: number;
}
