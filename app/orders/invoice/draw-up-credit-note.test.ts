import fc from "fast-check";
import { expect, test } from "vitest";
import { roundedToRupee } from "#shipping/bill.ts";
import { paise, sum } from "#values/money/money.ts";
import { addSplits, taxOf } from "#values/money/tax-split.ts";
import { anyBilledOrder, billedLine, billedOrder, seller } from "../../../tests/database/billed-order.ts";
import { type CameBack, drawUpCreditNote } from "./draw-up-credit-note.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { type Invoice, invoiceTitle } from "./invoice.ts";
import { parseInvoice } from "./parse-invoice.server.ts";

const issuedAt = new Date("2026-11-21T10:00:00Z");
const invoiced = (order: ReturnType<typeof billedOrder>, by = seller) =>
  drawUpInvoice(order, by, { number: "INV/26-27/000001", issuedAt });

function credited(invoice: Invoice, earlier: readonly Invoice[], refund: number, cameBack?: CameBack[]) {
  const drawn = drawUpCreditNote(invoice, earlier, { refund: paise(refund), cameBack, issuedAt });
  if (!drawn) throw new Error("no note");
  return { ...drawn, number: "CRN/26-27/000001" };
}

test("a full refund takes back the invoice as it stands", () => {
  const invoice = invoiced(billedOrder([billedLine({ quantity: 2 })], { shipping: paise(149_00) }));
  const note = credited(invoice, [], invoice.total);
  expect(invoiceTitle(note)).toBe("Credit note");
  expect(note.against).toEqual({ number: invoice.number, issuedAt: invoice.issuedAt });
  for (const part of ["lines", "totals", "total"] as const) expect(note[part]).toEqual(invoice[part]);
  expect(parseInvoice(JSON.parse(JSON.stringify(note)))).toEqual(note);
});

test("a part is spread over the lines, and taxed as they are", () => {
  const taxed = billedLine({ unitPrice: paise(300_00), rate: 12_00 });
  const untaxed = billedLine({ unitPrice: paise(100_00), rate: null });
  const note = credited(invoiced(billedOrder([taxed, untaxed])), [], 100_00);
  expect(note.lines).toMatchObject([
    { amount: 75_00, quantity: null, unitPrice: 75_00, split: { taxable: 66_96, cgst: 4_02, sgst: 4_02 } },
    { amount: 25_00, quantity: null, split: { taxable: 25_00, cgst: 0, sgst: 0 } },
  ]);
});

const kurta = billedLine({ unitPrice: paise(1050_00), rate: 5_00, hsn: "620442" });
const bangle = billedLine({ unitPrice: paise(1180_00), rate: 18_00, hsn: "711719" });
const rowsOf = ({ lines }: Pick<Invoice, "lines">) =>
  lines.map(({ quantity, amount, split }) => [quantity, amount, split.taxable, taxOf(split)]);

test("takes back the line that came back, and leaves the other's goods and tax alone", () => {
  const invoice = invoiced(billedOrder([kurta, bangle]));
  const note = credited(invoice, [], 1180_00, [{ at: 1, pieces: 1, amount: paise(1180_00) }]);
  expect(rowsOf(note)).toEqual([
    [null, 0, 0, 0],
    [1, 1180_00, 1000_00, 180_00],
  ]);
});

test("pieces come back at the price that was billed for them, to the paisa", () => {
  const line = { quantity: 3, unitPrice: paise(100_00), discount: paise(1_00), rate: 12_00 };
  const invoice = invoiced(billedOrder([billedLine(line)]));
  const notes: Invoice[] = [];
  for (const amount of [99_67, 99_66, 99_67])
    notes.push(credited(invoice, notes, amount, [{ at: 0, pieces: 1, amount: paise(amount) }]));
  expect(notes.flatMap(({ lines }) => lines)).toMatchObject([
    { quantity: 1, unitPrice: 100_00, discount: 33, amount: 99_67 },
    { quantity: 1, unitPrice: 100_00, discount: 34, amount: 99_66 },
    { quantity: 1, unitPrice: 100_00, discount: 33, amount: 99_67 },
  ]);
});

const back = (at: number, pieces: number, sum: number): CameBack => ({ at, pieces, amount: paise(sum) });
const theBangle = back(1, 1, 1180_00);
const bothBack = [back(0, 1, 1050_00), theBangle];

test.each<[string, number, CameBack[], pieces: (number | null)[], amounts: number[]]>([
  ["less than a piece costs is what went back for it", 900_00, [theBangle], [null, 1, null], [0, 900_00, 0]],
  ["what is more is of shipping first", 1230_00, [theBangle], [null, 1, null], [0, 1180_00, 50_00]],
  ["and then of what is left", 1380_00, [theBangle], [null, 1, null], [101_00, 1180_00, 99_00]],
  ["a lower price takes no piece", 100_00, [back(0, 0, 100_00)], [null, null, null], [100_00, 0, 0]],
  ["two lines share what is too little for both", 1115_00, bothBack, [1, 1, null], [525_00, 590_00, 0]],
])("%s", (_, refund, cameBack, pieces, amounts) => {
  const invoice = invoiced(billedOrder([kurta, bangle], { shipping: paise(99_00) }));
  const { lines } = credited(invoice, [], refund, cameBack);
  expect(lines.map(({ quantity }) => quantity)).toEqual(pieces);
  expect(lines.map(({ amount }) => amount)).toEqual(amounts);
});

test("a line that has gone back takes no more, and no more pieces than were sold", () => {
  const invoice = invoiced(billedOrder([kurta, bangle]));
  const twice = [{ at: 1, pieces: 1, amount: paise(1180_00) }];
  const second = credited(invoice, [credited(invoice, [], 1180_00, twice)], 1050_00, twice);
  expect(second.lines.map(({ quantity }) => quantity)).toEqual([1, null]);
  expect(second.lines.map(({ amount }) => amount)).toEqual([1050_00, 0]);
});

test("the note that takes the last of a line takes the pieces that are left of it", () => {
  const invoice = invoiced(billedOrder([billedLine({ quantity: 3, unitPrice: paise(100_00) })]));
  const first = credited(invoice, [], 50_00);
  const one = credited(invoice, [first], 100_00, [{ at: 0, pieces: 1, amount: paise(100_00) }]);
  const rest = credited(invoice, [first, one], 150_00);
  expect([first, one, rest].map(({ lines }) => lines[0]?.quantity)).toEqual([null, 1, 2]);
});

test.each([
  ["whole, with what made it whole rupees", 100_40, -40, [[100_00, -40]]],
  ["whole, where that raised it", 99_60, 40, [[100_00, 40]]],
  [
    "in parts, the last with it",
    100_40,
    -40,
    [
      [60_00, 0],
      [40_00, -40],
    ],
  ],
  [
    "in parts, where the last is of nothing else",
    99_60,
    40,
    [
      [99_60, 0],
      [40, 40],
    ],
  ],
  [
    "in parts, where lines are too little for one",
    99_60,
    40,
    [
      [99_80, 20],
      [20, 20],
    ],
  ],
])("an invoice in whole rupees goes back %s", (_, price, rounding, parts) => {
  const order = billedOrder([billedLine({ unitPrice: paise(price), rate: 5_00 })]);
  const invoice = invoiced(roundedToRupee(order));
  expect([invoice.rounding, invoice.totals.taxable + taxOf(invoice.totals)]).toEqual([rounding, price]);
  const notes: Invoice[] = [];
  for (const [refund = 0] of parts) notes.push(credited(invoice, notes, refund));
  expect(notes.map((note) => [note.total, note.rounding ?? 0])).toEqual(parts);
  expect(addSplits(notes.map(({ totals }) => totals))).toEqual(invoice.totals);
  expect(drawUpCreditNote(invoice, notes, { refund: paise(1), issuedAt })).toBeUndefined();
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
        const roundingOf = ({ rounding = paise(0) }: Invoice) => rounding;
        for (const note of notes)
          expect(note.totals.taxable + taxOf(note.totals) + roundingOf(note)).toBe(note.total);
        expect(sum(notes.map(roundingOf))).toBe(roundingOf(invoice));
        for (const [at, { amount, split }] of invoice.lines.entries()) {
          const taken = notes.flatMap((note) => note.lines[at] ?? []);
          expect(taken.reduce((all, one) => all + one.amount, 0)).toBe(amount);
          expect(addSplits(taken.map((one) => one.split))).toEqual(split);
        }
      },
    ),
  ));
