import { type Kysely, type RawBuilder, sql } from "kysely";
import { codeKey } from "#discounts/codes/typed-code.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { idleSince } from "./stock-hold.ts";

/** What somebody wants that unpaid orders may hold. */
export type WantedPieces = { productId: string } | { code: string };

const most = 50;

/**
 * The unpaid card orders that hold what is wanted though nobody has begun to pay them for a while, the oldest
 * first. Asked again under each order's lock.
 */
export const idleHoldersOf = (db: Kysely<Tables>, now: Date, wanted: WantedPieces): Promise<string[]> =>
  idleHolders(db, now, holds(wanted));

/** The same of those that hold the last: the shop shows it to nobody, so nobody can say that they want it. */
export const idleHoldersOfTheLast = (db: Kysely<Tables>, now: Date): Promise<string[]> =>
  idleHolders(
    db,
    now,
    sql`(exists (select from order_items item
          left join products on products.id = item.product_id
          left join product_variants variant on variant.id = item.variant_id
        where item.order_id = orders.id and item.stock_taken > 0
          and (case when item.variant_id is null then products.stock_count else variant.stock_count end) = 0)
      or exists (select from promotion_uses uses join promotions on promotions.id = uses.promotion_id
        where uses.order_id = orders.id and uses.state = 'held' and promotions.used >= promotions.most_uses))`,
  );

/** Of a row of `orders`: does it hold what is wanted? */
const holds = (wanted: WantedPieces): RawBuilder<unknown> =>
  "productId" in wanted
    ? sql`exists (select from order_items item where item.order_id = orders.id
        and item.product_id = ${wanted.productId} and item.stock_taken > 0)`
    : sql`exists (select from promotion_uses uses join promotions on promotions.id = uses.promotion_id
        where uses.order_id = orders.id and uses.state = 'held'
          and lower(promotions.code) = ${codeKey(wanted.code)})`;

async function idleHolders(db: Kysely<Tables>, now: Date, what: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where stock_held_until is not null and payment_method = 'razorpay' and confirmed_at is null
      and fulfilment_state = 'pending' and created_at <= ${idleSince(now)}
      and (payment_state = 'failed' or (payment_state = 'awaiting' and razorpay_order_id is null))
      and ${what}
    order by created_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many pieces, or uses, of what is wanted unpaid card orders hold. */
export async function heldUnpaid(db: Kysely<Tables>, wanted: WantedPieces): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select ${
      "productId" in wanted
        ? sql`coalesce(sum((select sum(stock_taken) from order_items item where item.order_id = orders.id
            and item.product_id = ${wanted.productId})), 0)`
        : sql`count(*)`
    }::int as held
    from orders where stock_held_until is not null and payment_method = 'razorpay'
      and payment_state in ('awaiting', 'failed') and ${holds(wanted)}`.execute(db);
  return rows[0]?.held ?? 0;
}
