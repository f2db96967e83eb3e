import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { leftOfDues } from "../dues/dues.ts";
import type { GivenSum, HandGiven } from "../given-for/given-for.ts";
import { parseGivenFor, parseHandGiven } from "../given-for/parse-given-for.server.ts";
import { isMoneyAwaited, type OrderStates } from "../order-states.ts";
import { findInvoice } from "./invoice.db.server.ts";
import type { Invoice } from "./invoice.ts";
import { parseInvoice } from "./parse-invoice.server.ts";

/** The credit notes of an order, oldest first, without their contents. */
export const creditNotesOf = (db: Db, orderId: string) =>
  db
    .selectFrom("credit_notes")
    .select(["id", "number", "refund_id as refundId"])
    .where("order_id", "=", orderId)
    .orderBy("financial_year")
    .orderBy("serial")
    .execute();

/** A credit note of this order as it was issued; undefined when the order has no such note. */
export async function findCreditNote(db: Db, orderId: string, id: string): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom("credit_notes")
    .select("facts")
    .where("order_id", "=", orderId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && parseInvoice(row.facts);
}

/** What an order's credit notes took back until now. */
export async function creditedBefore(db: Db, orderId: string): Promise<Invoice[]> {
  const rows = await db.selectFrom("credit_notes").select("facts").where("order_id", "=", orderId).execute();
  return rows.map(({ facts }) => parseInvoice(facts));
}

/** What notes took back for money that was given back by hand. */
export async function creditedByHand(db: Db, orderId: string): Promise<Paise> {
  const rows = await db
    .selectFrom("credit_notes")
    .select("facts")
    .where("order_id", "=", orderId)
    .where("refund_id", "is", null)
    .execute();
  const notes = rows.map(({ facts }) => parseInvoice(facts));
  return sum(notes.filter(({ against }) => !against?.isUnpaid).map(({ total }) => total));
}

/** What of an order's invoice no credit note has taken back; nothing of one that it has not. */
export async function leftOfInvoice(db: Db, orderId: string): Promise<Paise> {
  const invoice = await findInvoice(db, orderId);
  if (!invoice) return paise(0);
  const earlier = await creditedBefore(db, orderId);
  return paise(invoice.total - sum(earlier.map(({ total }) => total)));
}

/**
 * Finished refunds of what paid an order that have no credit note yet, oldest first. Money that came on top
 * was never billed.
 */
export async function refundsWithoutNote(trx: Trx, orderId: string): Promise<(GivenSum & { id: string })[]> {
  const { rows } = await sql<{ id: string; amount: number; given_for: unknown }>`
    select r.id, r.amount_paise as amount, r.given_for
    from payment_refunds r join payments p on p.razorpay_payment_id = r.razorpay_payment_id
    where r.order_id = ${orderId} and r.state = 'processed' and p.outcome = 'confirmed'
      and not exists (select from credit_notes c where c.refund_id = r.id)
    order by r.created_at, r.id`.execute(trx);
  return rows.map(({ id, amount, given_for }) => ({
    id,
    amount: paise(amount),
    givenFor: parseGivenFor(given_for),
  }));
}

/** What of an order's cash has gone back until now, and what of that is known to be for which lines. */
export async function cashReturned(
  trx: Trx,
  orderId: string,
): Promise<{ returned: Paise; known: HandGiven[] }> {
  const { cash_returned, cash_given_for } = await trx
    .selectFrom("orders")
    .select(["cash_returned", "cash_given_for"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { returned: paiseFromRupees(cash_returned), known: parseHandGiven(cash_given_for) };
}

/** Keeps a credit note; the order's row is locked, so nobody else issues one for it. */
export async function insertCreditNote(
  trx: Trx,
  note: {
    orderId: string;
    refundId: string | null;
    financialYear: string;
    serial: number;
    issuedAt: Date;
    facts: Invoice;
  },
): Promise<void> {
  const { orderId, refundId, financialYear, serial, issuedAt, facts } = note;
  await trx
    .insertInto("credit_notes")
    .values({
      order_id: orderId,
      refund_id: refundId,
      financial_year: financialYear,
      serial,
      number: facts.number,
      issued_at: issuedAt,
      facts: JSON.stringify(facts),
    })
    .execute();
}

interface BilledOrder extends Pick<OrderStates, "fulfilment" | "paymentState"> {
  id: string;
}

/**
 * What an order's invoice still asks for though it was cancelled and nobody has paid it: no refund brings the
 * credit note for that. Of one that was paid in part it is the other parts.
 */
export async function neverPaid(db: Db, { id, fulfilment, paymentState }: BilledOrder): Promise<Paise> {
  if (fulfilment !== "cancelled") return paise(0);
  const left = await leftOfInvoice(db, id);
  if (left === 0 || isMoneyAwaited(paymentState)) return left;
  const closed = (await creditedBefore(db, id)).filter(({ against }) => against?.isUnpaid);
  const unpaid = leftOfDues(await findDues(db, id)) - sum(closed.map(({ total }) => total));
  return paise(Math.max(0, Math.min(left, unpaid)));
}
