import { sql } from "kysely";
import { codeKey } from "#discounts/codes/typed-code.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { isHeldUnpaid, type WantedPieces } from "#orders/stock/idle-holds.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";

const counting = { most: Number.POSITIVE_INFINITY, windowSeconds: longestWaitSeconds };
const fromProduct: Allowance = { ...counting, name: "shut-out-product" };
const fromCode: Allowance = { ...counting, name: "shut-out-code" };

/** Counts a buyer who was refused what unpaid orders hold; nothing where they hold too little of it. */
export async function noteShutOut(
  { db, now }: Pick<OrderServices, "db" | "now">,
  wanted: readonly WantedPieces[],
): Promise<void> {
  for (const each of wanted) if (!(await isHeldUnpaid(db, each))) return;
  for (const each of wanted) {
    const [allowance, what] =
      "productId" in each ? [fromProduct, each.productId] : [fromCode, codeKey(each.code)];
    await takeToken(db, allowance, what, now());
  }
}

/** What buyers can't have because unpaid card orders hold it. */
export interface ShutOut {
  /** A product's name, or 'the code DIWALI'. */
  name: string;
  /** Names it for who hears of it once. */
  occasion: string;
}

/** So many orders, or pieces, that hold the last of something are more than a buyer who is about to pay. */
const manyHolders = 3;
const manyPieces = 5;
const mostTold = 20;

/**
 * What holds shut buyers out of just now: what one was refused within ten minutes, and what is all gone to
 * very many of them.
 */
export async function shutOuts(db: Db, now: Date): Promise<ShutOut[]> {
  const since = new Date(now.getTime() - longestWaitSeconds * 1000);
  const refused = (name: string, what: string) => sql`exists (select from rate_limits
    where key = ${`${name}:`} || ${sql.raw(what)} and window_start > ${since})`;
  const { rows } = await sql<ShutOut>`
    with held as (
      select id from orders where stock_held_until is not null and payment_method = 'razorpay'
        and payment_state in ('awaiting', 'failed')
    ), products_held as (
      select item.product_id as id, count(distinct held.id) as orders, sum(item.stock_taken) as pieces
      from held join order_items item on item.order_id = held.id where item.stock_taken > 0
      group by item.product_id
    ), codes_held as (
      select uses.promotion_id as id, count(*) as orders
      from held join promotion_uses uses on uses.order_id = held.id where uses.state = 'held'
      group by uses.promotion_id
    )
    select products.name, 'held:' || products.id as occasion
    from products_held join products on products.id = products_held.id
    where ${refused(fromProduct.name, "products.id")}
      or not products.in_stock and (orders >= ${manyHolders} or pieces >= ${manyPieces})
    union all
    select 'the code ' || promotions.code, 'held:' || promotions.id
    from codes_held join promotions on promotions.id = codes_held.id
    where promotions.code is not null and (${refused(fromCode.name, "lower(promotions.code)")}
      or promotions.used >= promotions.most_uses and orders >= ${manyHolders})
    order by 1 limit ${mostTold}`.execute(db);
  return rows;
}
