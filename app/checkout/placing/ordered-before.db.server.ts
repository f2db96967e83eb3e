import { type RawBuilder, sql } from "kysely";
import { type Person, plainPerson } from "#discounts/person.server.ts";
import { toConfirm } from "#orders/payment/payment-standing.db.server.ts";
import { ask, type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";

/**
 * Has this mailbox or this phone ordered before (DISCOUNT-7)? An order that was cancelled, for which nobody
 * has paid by card, or that still waits for its buyer's word was none: anybody can place it in their name.
 */
export async function hasOrdered(trx: Trx, person: Person): Promise<boolean> {
  const { isTheirMailbox, isTheirPhone } = theirsIn(person);
  return ask(
    trx,
    isThere(
      trx,
      sql`(${isTheirMailbox} or ${isTheirPhone}) and fulfilment_state <> 'cancelled'
        and payment_state not in ('awaiting', 'failed') and not ${toConfirm}`,
    ),
  );
}

/**
 * Was an order delivered to this mailbox and this phone (CASH-7)? Many people know either of somebody else,
 * and typing one proves nothing.
 */
export function havingReceived(db: Db, person: Person): DatabaseQuestion<boolean> {
  const { isTheirMailbox, isCalledByTheirPhone } = theirsIn(person);
  return isThere(db, sql`${isTheirMailbox} and ${isCalledByTheirPhone} and fulfilment_state = 'delivered'`);
}

/** Of a row of `orders`, written with the words of its indexes. */
function theirsIn(person: Person) {
  const { mailbox, phones } = plainPerson(person);
  return {
    isTheirMailbox: sql`plain_mailbox(billing_email) = ${mailbox}`,
    isTheirPhone: sql`plain_phones(billing_phone) && ${[...phones]}::text[]`,
    isCalledByTheirPhone: sql`plain_phones(coalesce(shipping_phone, billing_phone)) && ${[...phones]}::text[]`,
  };
}

const isThere = (db: Db, condition: RawBuilder<unknown>): DatabaseQuestion<boolean> =>
  question(sql`select 1 from orders where ${condition} limit 1`.compile(db), ({ length }) => length > 0);
