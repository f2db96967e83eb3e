import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Returns that were settled by money which the provider could not send. What the owner has sent for one from
 * its order's page since counts.
 */
const unpaid = sql`
  from payment_refunds failed join return_requests on return_requests.refund_key = failed.idempotency_key
  where failed.state = 'failed' and return_requests.state = 'settled' and return_requests.resolution = 'refund'
    and not exists (
      select from payment_refunds later
      where later.razorpay_payment_id = failed.razorpay_payment_id and later.state <> 'failed'
        and later.created_at > failed.created_at and later.amount_paise >= failed.amount_paise
        and later.actor_id is not null and later.idempotency_key not like 'return:%')`;

/** Of a row of `return_requests`: is its money still to be sent? */
export const isUnpaidReturn = sql<boolean>`return_requests.id in (select return_requests.id ${unpaid})`;

/** Why a return's money could not be sent, in the provider's words; undefined where nothing is amiss. */
export async function failedRefundOf(
  db: Kysely<Tables>,
  returnId: string,
): Promise<{ problem: string | null } | undefined> {
  const { rows } = await sql<{ problem: string | null }>`
    select failed.last_error as problem ${unpaid} and return_requests.id = ${returnId}`.execute(db);
  return rows[0];
}

/** How many returns wait for their money to be sent in another way. */
export async function countUnpaidReturns(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${unpaid}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
