import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { anyBilledOrder, billedLine, billedOrder, seller } from "../../../tests/database/billed-order.ts";
import { drawUpCreditNote } from "./draw-up-credit-note.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { type Invoice, invoiceTitle } from "./invoice.ts";
import { parseInvoice } from "./parse-invoice.server.ts";
import { addSplits, taxOf } from "./tax-split.ts";

const issuedAt = new Date("2026-11-21T10:00:00Z");
const invoiced = (order: ReturnType<typeof billedOrder>, by = seller) =>
  drawUpInvoice(order, by, { number: "INV/26-27/000001", issuedAt });

function credited(invoice: Invoice, earlier: readonly Invoice[], refund: number) {
  const drawn = drawUpCreditNote(invoice, earlier, { refund: paise(refund), issuedAt });
  if (!drawn) throw new Error("no note");
  return { ...drawn, number: "CRN/26-27/000001" };
}

test("a full refund takes back the invoice as it stands", () => {
  const invoice = invoiced(billedOrder([billedLine({ quantity: 2 })], { shipping: paise(149_00) }));
  const note = credited(invoice, [], invoice.total);
  expect(invoiceTitle(note)).toBe("Credit note");
  expect(note.against).toEqual({ number: invoice.number, issuedAt: invoice.issuedAt });
  expect({ lines: note.lines, totals: note.totals, total: note.total }).toEqual({
    ...{ lines: invoice.lines, totals: invoice.totals, total: invoice.total },
  });
  expect(parseInvoice(JSON.parse(JSON.stringify(note)))).toEqual(note);
});

test("a part is spread over the lines, and taxed as they are", () => {
  const invoice = invoiced(
    billedOrder([
      billedLine({ unitPrice: paise(300_00), rate: 12_00 }),
      billedLine({ unitPrice: paise(100_00), rate: null }),
    ]),
  );
  const note = credited(invoice, [], 100_00);
  expect(note.lines).toMatchObject([
    { amount: 75_00, quantity: null, unitPrice: 75_00, split: { taxable: 66_96, cgst: 4_02, sgst: 4_02 } },
    { amount: 25_00, quantity: null, split: { taxable: 25_00, cgst: 0, sgst: 0 } },
  ]);
});

test("more than is left takes what is left, and nothing when nothing is", () => {
  const invoice = invoiced(billedOrder([billedLine({ unitPrice: paise(300_00) })]));
  const first = credited(invoice, [], 200_00);
  const second = credited(invoice, [first], 200_00);
  expect(second.total).toBe(100_00);
  expect(drawUpCreditNote(invoice, [first, second], { refund: paise(1), issuedAt })).toBeUndefined();
});

test("notes of an invoice that went back as a whole add up to it, line by line", () =>
  fc.assert(
    fc.property(
      anyBilledOrder().map((order) => invoiced(order)),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
      (invoice, hundredths) => {
        fc.pre(invoice.total > 0);
        const notes: Invoice[] = [];
        for (const part of [...hundredths, 100]) {
          const left = invoice.total - notes.reduce((all, { total }) => all + total, 0);
          const refund = part === 100 ? left : Math.floor((left * part) / 100);
          if (refund > 0) notes.push(credited(invoice, notes, refund));
        }
        for (const note of notes) expect(note.totals.taxable + taxOf(note.totals)).toBe(note.total);
        for (const [at, { amount, split }] of invoice.lines.entries()) {
          const taken = notes.flatMap((note) => note.lines[at] ?? []);
          expect(taken.reduce((all, one) => all + one.amount, 0)).toBe(amount);
          expect(addSplits(taken.map((one) => one.split))).toEqual(split);
        }
      },
    ),
  ));
