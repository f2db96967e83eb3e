import { sql } from "kysely";
import { parseGivenFor } from "#orders/given-for/parse-given-for.server.ts";
import { hasLoadedPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { AdminRefund } from "../admin-order.ts";
import { whoText } from "../order-admin.text.ts";

/** The refunds of an order, newest first. The payments room writes them. */
export async function refundsOf(db: Db, orderId: string): Promise<AdminRefund[]> {
  const rows = await db
    .selectFrom("payment_refunds")
    .leftJoin("profiles", "profiles.id", "payment_refunds.actor_id")
    .select([
      "payment_refunds.id",
      "payment_refunds.created_at as at",
      "payment_refunds.amount_paise",
      "payment_refunds.state",
      "payment_refunds.actor_id",
      "payment_refunds.idempotency_key as key",
      "payment_refunds.last_error as problem",
      "payment_refunds.given_for",
      "profiles.full_name as name",
    ])
    .where("payment_refunds.order_id", "=", orderId)
    .orderBy("payment_refunds.created_at", "desc")
    .orderBy("payment_refunds.id", "desc")
    .execute();
  return rows.map(({ amount_paise, actor_id, key, name, given_for, ...refund }) => ({
    ...refund,
    givenFor: parseGivenFor(given_for),
    amount: paise(amount_paise),
    who: actor_id === null ? ownerless(key) : name || whoText.former,
  }));
}

/** The shop's own, of an order that its buyer cancelled; else it was made at the provider. */
const ownerless = (key: string): string | null => (key.startsWith("cancelled-") ? whoText.shop : null);

/**
 * The most that one refund of this order can be: what is left of its largest payment, or of all that paid it
 * in parts, or all of a payment that was loaded with it and is not written down yet.
 */
export async function refundableOf(db: Db, orderId: string): Promise<Paise> {
  const { rows } = await sql<{ most: number }>`
    select greatest(max(left_over), sum(left_over) filter (where confirmed), 0)::bigint as most from (
      select p.outcome = 'confirmed' as confirmed, p.amount_paise - coalesce((
        select sum(amount_paise) from payment_refunds r
        where r.razorpay_payment_id = p.razorpay_payment_id and r.state <> 'failed'), 0) as left_over
      from payments p where p.order_id = ${orderId} and p.outcome <> 'none'
      union all
      select true, total_amount * 100 from orders where id = ${orderId} and ${hasLoadedPayment}) as sums`.execute(
    db,
  );
  return paise(Math.max(0, rows[0]?.most ?? 0));
}
