import { sql } from "kysely";

/** Of a row of `orders`, in paise: what went back of its cash, and of the payments that settled it. */
export const refunded = sql<number>`(orders.cash_returned * 100 + coalesce((
  select sum(amount_paise) from payment_refunds
  where payment_refunds.order_id = orders.id and payment_refunds.state = 'processed' and (
    payment_refunds.razorpay_payment_id = orders.razorpay_payment_id or exists (
      select from order_dues where order_dues.payment_id = payment_refunds.razorpay_payment_id))), 0))::bigint`;
