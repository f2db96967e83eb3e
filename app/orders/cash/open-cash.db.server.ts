import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { plainMailbox } from "#values/contact/email.ts";
import { toConfirm } from "../payment/payment-standing.db.server.ts";

/**
 * Of a row of `orders`: does anybody answer for it? Anybody can place one with anybody's number, until its
 * buyer has confirmed it, its owner works on it, or an account has placed it that need not confirm.
 */
const isAnsweredFor = sql`(orders.cod_confirmed_at is not null or orders.packed_at is not null
  or (not ${toConfirm} and (orders.fulfilment_state <> 'pending' or orders.user_id is not null)))`;

/**
 * How many orders for cash are on their way to a phone (CASH-7): one for which nobody answers only where this
 * mailbox placed it, too. Another order for the same phone waits meanwhile until this transaction has ended:
 * the phone is locked last, after all rows that its caller locks.
 */
export async function openCashOf(trx: Trx, phoneKey: string | null, email?: string): Promise<number> {
  if (phoneKey === null) return 0;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cash${phoneKey}`}, 0))`.execute(trx);
  const isTheirs =
    email === undefined ? sql`false` : sql`plain_mailbox(billing_email) = ${plainMailbox(email)}`;
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from orders where phone_key = ${phoneKey} and payment_state = 'cod_due'
      and fulfilment_state not in ('delivered', 'cancelled') and (${isAnsweredFor} or ${isTheirs})`.execute(
    trx,
  );
  return rows[0]?.open ?? 0;
}
