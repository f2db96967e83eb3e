import { type SqlBool, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { HowPaid } from "../order.ts";
import { toPack } from "../shipments/to-pack.db.server.ts";

/**
 * An order as the mail to its owner names it: nothing about the person that she does not need for a glance.
 */
export interface ToldOrder extends HowPaid {
  id: string;
  orderNumber: string;
  total: Paise;
  city: string;
}

/** So many stand in one mail; others wait for the next one. */
const mostAtOnce = 500;

/** Rows of another platform that are loaded with their history are no news. */
const isNews = (now: Date) =>
  sql<SqlBool>`coalesce(orders.paid_at, orders.created_at) > ${now}::timestamptz - interval '30 days'`;

/**
 * Orders to pack that the owner was not notified of, oldest first. From here on they count as notified;
 * another copy of the shop passes them over.
 */
export async function takeUntoldOrders(trx: Trx, now: Date): Promise<ToldOrder[]> {
  const rows = await trx
    .selectFrom("orders")
    .select(["id", "order_id_text", "total_amount", "shipping_city", "payment_method", "payment_ways"])
    .where(toPack)
    .where("owner_told_at", "is", null)
    .where(isNews(now))
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostAtOnce)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return [];
  await trx
    .updateTable("orders")
    .set({ owner_told_at: now })
    .where(sql<SqlBool>`id = any(${rows.map(({ id }) => id)}::text[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_id_text,
    total: paiseFromRupees(row.total_amount),
    city: row.shipping_city,
    paymentMethod: row.payment_method,
    paymentWays: row.payment_ways,
  }));
}

/** She knows of it already: it is no news to her. */
export async function noteOwnerTold(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable("orders").set({ owner_told_at: now }).where("id", "=", id).execute();
}
