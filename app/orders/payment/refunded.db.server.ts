import { sql } from "kysely";

/** Of a row of `orders`, in paise: what went back of its cash, and of the payment that settled it. */
export const refunded = sql<number>`(orders.cash_returned * 100 + coalesce((
  select sum(amount_paise) from payment_refunds
  where payment_refunds.razorpay_payment_id = orders.razorpay_payment_id and payment_refunds.state = 'processed'), 0))::bigint`;
