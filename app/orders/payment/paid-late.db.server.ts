import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { OrderRow } from "../lock-order.db.server.ts";

/**
 * May it be that an order which is still to be sent holds no stock? Its payment came when there was none
 * left, or its cancellation was taken back then. Once its parcel has left, the shelf was counted without it.
 */
export async function lacksStock(trx: Trx, { id, fulfilment_state }: OrderRow): Promise<boolean> {
  if (fulfilment_state !== "pending" && fulfilment_state !== "processing") return false;
  const { rows } = await sql`
    select 1 from order_history where order_id = ${id} and status = 'cancelled'
    union all
    select 1 from payments where order_id = ${id} and outcome = 'confirmed' and refund_due
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Is there a payment that should not have come, a second one say, and is not back as a whole? */
export async function owesAnyway(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments p
    where p.order_id = ${orderId} and p.refund_due and p.amount_paise > (
      select coalesce(sum(r.amount_paise), 0) from payment_refunds r
      where r.razorpay_payment_id = p.razorpay_payment_id and r.state = 'processed')
    limit 1`.execute(trx);
  return rows.length > 0;
}
