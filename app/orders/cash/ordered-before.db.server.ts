import { type RawBuilder, sql, type Transaction } from "kysely";
import { type Person, plainPerson } from "#discounts/person.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { toConfirm } from "./to-confirm.db.server.ts";

type Trx = Transaction<Tables>;

/**
 * Has this mailbox or this phone ordered before (DISCOUNT-7)? An order that was cancelled, for which nobody
 * has paid by card, or that still waits for its buyer's word was none: anybody can place it in their name.
 */
export async function hasOrdered(trx: Trx, person: Person): Promise<boolean> {
  const { isTheirMailbox, isTheirPhone } = theirsIn(person);
  return isThere(
    trx,
    sql`(${isTheirMailbox} or ${isTheirPhone}) and fulfilment_state <> 'cancelled'
      and payment_state not in ('awaiting', 'failed') and not ${toConfirm}`,
  );
}

/**
 * Was an order delivered to this mailbox and this phone (CASH-7)? Either alone is known of many people, and
 * whoever types it is not them yet.
 */
export async function hasReceived(trx: Trx, person: Person): Promise<boolean> {
  const { isTheirMailbox, isTheirPhone } = theirsIn(person);
  return isThere(trx, sql`${isTheirMailbox} and ${isTheirPhone} and fulfilment_state = 'delivered'`);
}

/** Of a row of `orders`, written with the words of its indexes. */
function theirsIn(person: Person) {
  const { mailbox, phones } = plainPerson(person);
  return {
    isTheirMailbox: sql`plain_mailbox(billing_email) = ${mailbox}`,
    isTheirPhone: sql`plain_phones(billing_phone) && ${[...phones]}::text[]`,
  };
}

async function isThere(trx: Trx, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from orders where ${condition} limit 1`.execute(trx);
  return rows.length > 0;
}
