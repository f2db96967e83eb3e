import { sql } from "kysely";
import { wholeKey } from "#payments/refunds/refund.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";

/**
 * Returns that were settled by money which the provider could not send, or sent in part only. What the owner
 * has sent for one from its order's page since counts.
 */
const unpaid = sql`
  from (
    select return_requests.id, return_requests.order_id, sum(failed.amount_paise)::bigint as amount,
      max(failed.created_at) as at, max(failed.last_error) as problem
    from payment_refunds failed
      join return_requests on return_requests.refund_key = ${wholeKey(sql`failed.idempotency_key`)}
    where failed.state = 'failed' and return_requests.state = 'settled' and return_requests.resolution = 'refund'
    group by return_requests.id) as unpaid
  where not exists (
    select from payment_refunds later join payments using (razorpay_payment_id)
    where later.order_id = unpaid.order_id and later.state <> 'failed' and later.created_at > unpaid.at
      and later.actor_id is not null and later.idempotency_key not like 'return:%'
      and payments.outcome = 'confirmed'
    group by ${wholeKey(sql`later.idempotency_key`)}
    having sum(later.amount_paise) >= unpaid.amount)`;

/** Of a row of `return_requests`: is its money, or a part of it, still to be sent? */
export const isUnpaidReturn = sql<boolean>`return_requests.id in (select unpaid.id ${unpaid})`;

/** What of a return's money could not be sent. */
export interface FailedRefund {
  amount: Paise;
  /** Why, in the provider's words. */
  problem: string | null;
}

/** Undefined where nothing is amiss. */
export async function failedRefundOf(db: Db, returnId: string): Promise<FailedRefund | undefined> {
  const { rows } = await sql<FailedRefund>`
    select unpaid.amount, unpaid.problem ${unpaid} and unpaid.id = ${returnId}`.execute(db);
  return rows[0] && { ...rows[0], amount: paise(rows[0].amount) };
}

/** How many returns wait for their money to be sent in another way. */
export const unpaidReturns = sql<number>`(select count(*)::int ${unpaid})`;
