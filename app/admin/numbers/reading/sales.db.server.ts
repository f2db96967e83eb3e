import { sql } from "kysely";
import { optionTexts } from "#catalogue/options/variants.db.server.ts";
import { refunded } from "#orders/payment/payment-standing.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { countsAsSale, paidInVain } from "../../order-count.db.server.ts";
import type { OrderGroup } from "../../sales.ts";
import type { Sold } from "../numbers.ts";
import { type DaySpan, shiftDay } from "../period.ts";

/** The revenue of orders: their totals without refunds. */
const kept = sql<string>`sum(total_amount * 100 - ${refunded})`;

/**
 * Orders since a moment, or of a time that ends before another, counted and added up by day in India and by
 * how they stand; without those paid in vain.
 */
export async function readOrderGroups(db: Db, since: Date, until?: Date): Promise<OrderGroup[]> {
  const day = sql<string>`to_char(created_at at time zone 'UTC' + interval '330 minutes', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom("orders")
    .select([
      day.as("day"),
      "payment_method as paymentMethod",
      "payment_state as paymentState",
      "fulfilment_state as fulfilment",
    ])
    .select((eb) => eb.fn.countAll<number>().as("orders"))
    .select(kept.as("total"))
    .where("created_at", ">=", since)
    .$if(until !== undefined, (query) => query.where("created_at", "<", until ?? since))
    .where((eb) => eb.not(paidInVain))
    .groupBy([sql`1`, "payment_method", "payment_state", "fulfilment_state"])
    .execute();
  return rows.map(({ orders, total, ...facts }) => ({
    ...facts,
    orders: Number(orders),
    total: paise(Number(total)),
  }));
}

/** From the first moment of a span of days to before the first one after it. */
export const momentsOf = ({ from, until }: DaySpan): { since: Date; before: Date } => ({
  since: startOfIndianDay(from),
  before: startOfIndianDay(shiftDay(until)),
});

const within = (span: DaySpan) => {
  const { since, before } = momentsOf(span);
  return sql<boolean>`orders.created_at >= ${since} and orders.created_at < ${before} and ${countsAsSale}`;
};

/** So many products at most; a shop's others sold less. */
const mostProducts = 100;

/**
 * What the orders of a time sold, by product and, where one has several, by variant too: each product right
 * before its variants, those with most revenue first. A variant bears its name of today (PRODUCT-34), a
 * deleted one that of its orders. Lines count with their discounts taken off.
 */
export async function readSold(db: Db, span: DaySpan): Promise<(Sold & { revenue: Paise })[]> {
  const { rows } = await sql<{
    product: string;
    variant: string;
    pieces: number;
    returned: number;
    revenue: string;
  }>`
    with lines as (
      select coalesce(order_items.product_id, order_items.product_name) as key, order_items.product_name,
        coalesce(named.text, order_items.option_text, '') as variant, order_items.quantity, orders.created_at,
        order_items.price_at_purchase * order_items.quantity - order_items.discount as amount,
        coalesce((select sum(received) from return_items where order_item_id = order_items.id), 0) as returned
      from orders join order_items on order_items.order_id = orders.id
        left join ${optionTexts} as named on named.id = order_items.variant_id
      where ${within(span)}
    ), goods as (
      select key, (array_agg(product_name order by created_at desc))[1] as product,
        count(distinct variant) as variants, sum(quantity) as pieces, sum(returned) as returned,
        sum(amount) as amount
      from lines group by key
      order by sum(amount) desc, key limit ${mostProducts}
    )
    select product, variant, pieces, returned, round(amount * 100)::text as revenue
    from (
      select key, product, '' as variant, pieces::int, returned::int, amount, amount as whole, 0 as place
      from goods
      union all
      select key, goods.product, lines.variant, sum(lines.quantity)::int, sum(lines.returned)::int,
        sum(lines.amount), max(goods.amount), 1
      from lines join goods using (key)
      where goods.variants > 1 and lines.variant <> ''
      group by key, goods.product, lines.variant
    ) as sold
    order by whole desc, key, place, amount desc, variant`.execute(db);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: paise(Number(revenue)) }));
}

export interface OrdersOf {
  orders: number;
  revenue: Paise;
}

/**
 * The orders of a time by whether their buyer, by mailbox or by phone, had an order before that counts as a
 * sale. Buyers with both erased are left out.
 */
export async function readBuyers(db: Db, span: DaySpan): Promise<{ first: OrdersOf; again: OrdersOf }> {
  const mailbox = sql`lower(btrim(orders.billing_email))`;
  const phone = sql`right(regexp_replace(orders.billing_phone, '\\D', '', 'g'), 10)`;
  const { rows } = await sql<{ again: boolean; orders: number; revenue: string }>`
    select again, count(*)::int as orders, sum(kept)::text as revenue
    from (
      select ${mailbox} as mailbox, ${phone} as phone, created_at, orders.total_amount * 100 - ${refunded} as kept
      from orders where ${within(span)}
    ) as bought cross join lateral (
      select exists (
        select from orders where ${mailbox} = bought.mailbox and bought.mailbox not in ('', '(deleted)')
          and orders.created_at < bought.created_at and ${countsAsSale}
      ) or exists (
        select from orders where ${phone} = bought.phone and length(bought.phone) = 10
          and orders.created_at < bought.created_at and ${countsAsSale}
      ) as again
    ) as known
    where mailbox not in ('', '(deleted)') or length(phone) = 10
    group by again`.execute(db);
  const of = (wanted: boolean): OrdersOf => {
    const row = rows.find(({ again }) => again === wanted);
    return { orders: row?.orders ?? 0, revenue: paise(Math.round(Number(row?.revenue ?? 0))) };
  };
  return { first: of(false), again: of(true) };
}
