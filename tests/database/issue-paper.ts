import type { Kysely } from "kysely";
import { parseDocumentNumber } from "#orders/invoice/document-number.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { BookDocument } from "../../app/books/rules/book-document.ts";
import { addOrder } from "./order-row.ts";

/** Keeps papers as if the shop had issued them: invoices first, each with an order of its own. */
export async function issuePapers(db: Kysely<Tables>, papers: readonly BookDocument[]): Promise<void> {
  for (const { orderId, facts } of papers) {
    const number = parseDocumentNumber(facts.number);
    if (!number) throw new Error(`no number: ${facts.number}`);
    const { financialYear: financial_year, serial } = number;
    await db
      .insertInto("invoice_series")
      .values({ kind: number.series, financial_year, last_serial: serial })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = {
      order_id: orderId,
      financial_year,
      serial,
      number: facts.number,
      issued_at: facts.issuedAt,
    };
    const kept = { ...row, facts: JSON.stringify(facts) };
    if (facts.against) {
      await db.insertInto("credit_notes").values(kept).execute();
      continue;
    }
    await addOrder(db, [], { id: orderId });
    await db
      .insertInto("invoices")
      .values({ ...kept, kind: facts.kind })
      .execute();
  }
}

/** A database without papers. */
export async function forgetPapers(db: Kysely<Tables>): Promise<void> {
  for (const table of ["credit_notes", "invoices", "invoice_series", "orders"] as const)
    await db.deleteFrom(table).execute();
}
