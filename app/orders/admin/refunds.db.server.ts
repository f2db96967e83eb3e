import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { type Paise, paise } from "#values/money.ts";
import type { Refund } from "./desk-order.ts";

/** The refunds of an order, newest first. The payments room writes them. */
export async function refundsOf(db: Kysely<Tables>, orderId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom("payment_refunds")
    .leftJoin("profiles", "profiles.id", "payment_refunds.actor_id")
    .select([
      "payment_refunds.id",
      "payment_refunds.created_at as at",
      "payment_refunds.amount_paise",
      "payment_refunds.state",
      "payment_refunds.actor_id",
      "payment_refunds.last_error as problem",
      "profiles.full_name as name",
    ])
    .where("payment_refunds.order_id", "=", orderId)
    .orderBy("payment_refunds.created_at", "desc")
    .orderBy("payment_refunds.id", "desc")
    .execute();
  return rows.map(({ amount_paise, actor_id, name, ...refund }) => ({
    ...refund,
    amount: paise(amount_paise),
    who: actor_id === null ? null : name || "A former admin",
  }));
}

/** The most that one refund of this order can be: what is left of its largest payment. */
export async function refundableOf(db: Kysely<Tables>, orderId: string): Promise<Paise> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(p.amount_paise - refunded), 0)::bigint as most
    from payments p, lateral (
      select coalesce(sum(amount_paise), 0) as refunded from payment_refunds r
      where r.razorpay_payment_id = p.razorpay_payment_id and r.state <> 'failed') as gone
    where p.order_id = ${orderId} and p.outcome <> 'none'`.execute(db);
  return paise(Math.max(0, rows[0]?.most ?? 0));
}
