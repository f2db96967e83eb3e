import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** Money that has to go back, perhaps unseen by anybody at the shop. */
export interface OwedRefund {
  orderNumber: string;
  /** The payment that should not have come, the refund that failed, or the order that was cancelled. */
  occasion: string;
}

/**
 * Payments that came too late, twice or with a wrong sum and are not on their way back; refunds that failed
 * after the owner had read that they go back, until the money is requested again (what was refused at once
 * was shown at once); and what came for an order that she cancelled, when it is left for a day.
 */
export async function findOwedRefunds(db: Db): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`
    select o.order_id_text as "orderNumber", 'refund-due:' || p.razorpay_payment_id as occasion
    from orders o join payments p on p.order_id = o.id
    where o.refund_due and p.refund_due and p.amount_paise > (
      select coalesce(sum(r.amount_paise), 0) from payment_refunds r
      where r.razorpay_payment_id = p.razorpay_payment_id and r.state <> 'failed')
    union all
    select o.order_id_text, 'refund-due:' || o.id
    from orders o
    where o.refund_due and o.updated_at < now() - interval '1 day'
      and not exists (select from payments p where p.order_id = o.id and p.refund_due)
      and not exists (select from payment_refunds r where r.order_id = o.id and r.state in ('requested', 'pending'))
    union all
    select o.order_id_text, 'refund-failed:' || r.id
    from payment_refunds r join orders o on o.id = r.order_id
    where r.state = 'failed' and (r.razorpay_refund_id is not null or r.attempts > 1)
      and r.updated_at > now() - interval '7 days'
      and not exists (
        select from payment_refunds later
        where later.razorpay_payment_id = r.razorpay_payment_id and later.state <> 'failed' and later.created_at > r.created_at)
    order by 1, 2`.execute(db);
  return rows;
}
