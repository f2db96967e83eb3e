import fc from "fast-check";
import { drawUpCreditNote } from "#orders/invoice/draw-up-credit-note.ts";
import { drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import { type Invoice, invoiceNumber, type Seller } from "#orders/invoice/invoice.ts";
import { paise } from "#values/money/money.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import { financialYear } from "#values/time/financial-year.ts";
import type { BookDocument } from "../../app/books/rules/book-document.ts";
import { anyBilledOrder, seller as bihar, type billedLine, billedOrder } from "./billed-order.ts";

/** A registered seller in Bihar, whose GSTIN has the check digit that it must have. */
export const seller: Seller = { ...bihar, gstin: "10AAAAJ0000A1Z8" };

/** A company in Maharashtra. */
export const companyGstin = "27AAAFH0000A1ZL";

interface Paper {
  gstin?: string | null;
  supplyRule?: SupplyRule;
  stateCode?: string | null;
  at?: string;
  serial?: number;
  by?: Seller;
}

/** An invoice of these lines; say only what the test is about. */
export function invoiceOf(
  lines: readonly ReturnType<typeof billedLine>[],
  { gstin = null, supplyRule = "parcel", stateCode = "10", ...paper }: Paper = {},
): BookDocument {
  const { at = "2026-11-21T10:00:00Z", serial = 1, by = seller } = paper;
  const order = { ...billedOrder(lines, { stateCode }), buyerGstin: gstin, supplyRule };
  return ofOrder(drawnUp(order, { at, serial, by }));
}

const ofOrder = (facts: Invoice): BookDocument => ({ orderId: `order of ${facts.number}`, facts });

function drawnUp(
  order: Parameters<typeof drawUpInvoice>[0],
  { at, serial, by }: Required<Pick<Paper, "at" | "serial" | "by">>,
): Invoice {
  const issuedAt = new Date(at);
  const numbered = (kind: "tax" | "supply") => invoiceNumber(kind, financialYear(issuedAt), serial);
  const facts = drawUpInvoice(order, by, { number: numbered("tax"), issuedAt });
  return { ...facts, number: numbered(facts.kind) };
}

/** A credit note of so many paise on an invoice. */
export function noteOn(
  { orderId, facts }: BookDocument,
  refund: number,
  { at = "2026-11-25T10:00:00Z", serial = 1 }: Pick<Paper, "at" | "serial"> = {},
): BookDocument {
  const issuedAt = new Date(at);
  const drawn = drawUpCreditNote(facts, [], { refund: paise(refund), issuedAt });
  if (!drawn) throw new Error("nothing is left to take back");
  const number = invoiceNumber("credit", financialYear(issuedAt), serial);
  return { orderId, facts: { ...drawn, number }, original: { total: facts.total, issuedAt: facts.issuedAt } };
}

/** The papers of any month: invoices of all kinds, and notes on some of them. */
export const anyMonth = (): fc.Arbitrary<BookDocument[]> =>
  fc
    .array(
      fc.record({
        order: anyBilledOrder(),
        gstin: fc.constantFrom(null, null, companyGstin, "10AAAFK0000A1ZX"),
        /** Hundredths that go back. */
        back: fc.option(fc.integer({ min: 1, max: 100 })),
      }),
      { maxLength: 20 },
    )
    .map((papers) =>
      papers.flatMap(({ order, gstin, back }, at): BookDocument[] => {
        const serial = at + 1;
        const terms = { at: "2026-11-21T10:00:00Z", serial, by: seller };
        const facts = drawnUp({ ...order, buyerGstin: gstin }, terms);
        const invoice = ofOrder(facts);
        const refund = back === null ? 0 : Math.floor((facts.total * back) / 100);
        return refund > 0 ? [invoice, noteOn(invoice, refund, { serial })] : [invoice];
      }),
    );
