import { parseDocumentNumber } from "#orders/invoice/invoice.ts";
import type { BookDocument } from "../../app/books/rules/book-document.ts";
import { addOrder } from "./order-row.ts";
import type { TestRows } from "./test-rows.ts";

/** Keeps papers as if the shop had issued them: invoices first, each with an order of its own. */
export async function issuePapers(shop: TestRows, papers: readonly BookDocument[]): Promise<void> {
  for (const { orderId: order_id, facts } of papers) {
    const parsed = parseDocumentNumber(facts.number);
    if (!parsed) throw new Error(`no number: ${facts.number}`);
    const { series: kind, financialYear: financial_year, serial } = parsed;
    if ((await shop.count("invoice_series", { kind, financial_year })) === 0)
      await shop.add("invoice_series", { kind, financial_year, last_serial: serial });
    const { number, issuedAt: issued_at } = facts;
    const kept = { order_id, financial_year, serial, number, issued_at, facts: JSON.stringify(facts) };
    if (facts.against) await shop.add("credit_notes", kept);
    else {
      await addOrder(shop.db, [], { id: order_id });
      await shop.add("invoices", { ...kept, kind: facts.kind });
    }
  }
}
