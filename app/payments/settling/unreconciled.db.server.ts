import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** The jobs ask again within minutes: what is overdue for this long is stuck. */
const patienceMinutes = 30;

/** The job that asks the provider about unpaid orders. */
export const reconcilingJob = "payments";

/**
 * How many payments and refunds wait too long for the provider's word: unpaid orders that could not be
 * checked, webhooks that could not be worked on, refunds that were requested and not answered.
 */
export async function countUnreconciled(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() - patienceMinutes * 60_000);
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from payment_orders p join orders o on o.id = p.order_id
        where (o.payment_state in ('awaiting', 'failed') or o.payment_method = 'cod' or p.due_id is not null)
          and p.razorpay_order_id is not null
          and (p.next_check_at < ${latest} or p.next_check_at is not null and exists (
            select from job_failures
            where job = ${reconcilingJob} and since < ${latest} and last_at > ${latest})))
      + (select count(*) from payment_events where processed_at is null and received_at < ${latest})
      + (select count(*) from payment_refunds where state = 'requested' and created_at < ${latest}) as count`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
