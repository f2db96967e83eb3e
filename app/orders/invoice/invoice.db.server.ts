import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Invoice, Series } from "./invoice.ts";
import { parseInvoice } from "./parse-invoice.server.ts";

/** The number of an order's invoice; null until one is issued. */
export async function findInvoiceNumber(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("invoices")
    .select("number")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** An order's invoice as it was issued. */
export async function findInvoice(db: Db, orderId: string): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom("invoices")
    .select("facts")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row && parseInvoice(row.facts);
}

/**
 * The next number of a series. Its row stays locked until the transaction ends, and a transaction that fails
 * gives the number back: the series has no gaps.
 */
export async function takeSerial(trx: Trx, kind: Series, financialYear: string): Promise<number> {
  const { last_serial } = await trx
    .insertInto("invoice_series")
    .values({ kind, financial_year: financialYear, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "financial_year"])
        .doUpdateSet({ last_serial: sql`invoice_series.last_serial + 1` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  return last_serial;
}

/** Keeps an invoice; the order's row is locked, so it is its first. */
export async function insertInvoice(
  trx: Trx,
  invoice: {
    orderId: string;
    /** Where it is none of the shop's own. */
    series?: string;
    financialYear: string;
    serial: number;
    issuedAt: Date;
    facts: Invoice;
  },
): Promise<void> {
  const { orderId, series = null, financialYear, serial, issuedAt, facts } = invoice;
  await trx
    .insertInto("invoices")
    .values({
      order_id: orderId,
      kind: facts.kind,
      series,
      financial_year: financialYear,
      serial,
      number: facts.number,
      issued_at: issuedAt,
      facts: JSON.stringify(facts),
    })
    .execute();
}
