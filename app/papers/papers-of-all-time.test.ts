import fc from "fast-check";
import { expect, test } from "vitest";
import { type CameBack, drawUpCreditNote } from "#orders/invoice/draw-up-credit-note.ts";
import { drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import type { Invoice, InvoiceLine } from "#orders/invoice/invoice.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { addSplits, lessSplit, splitTax, taxOf } from "#values/money/tax-split.ts";
import { anyBilledOrder, seller } from "../../tests/database/billed-order.ts";

const issuedAt = new Date("2026-11-21T10:00:00Z");
const codes = ["6204", "711719", null] as const;

/** Orders with several codes, and returns of some pieces of some of their lines. */
const anyReturns = anyBilledOrder()
  .map(({ lines, ...order }) => {
    return { ...order, lines: lines.map((line, at) => ({ ...line, hsn: codes[at % codes.length] ?? null })) };
  })
  .chain((order) =>
    fc.record({
      invoice: fc.constant(drawUpInvoice(order, seller, { number: "INV/26-27/000001", issuedAt })),
      returns: fc.array(
        fc.record({
          pieces: fc.tuple(...order.lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))),
          /** Hundredths of what is left of shipping and fees. */
          services: fc.integer({ min: 0, max: 100 }),
        }),
        { maxLength: 6 },
      ),
    }),
  );

function credited(invoice: Invoice, earlier: readonly Invoice[], refund: Paise, cameBack?: CameBack[]) {
  const drawn = drawUpCreditNote(invoice, earlier, { refund, cameBack, issuedAt });
  if (!drawn) throw new Error("no note");
  return { ...drawn, number: "CRN/26-27/000001" };
}

/** What a line's first pieces cost. */
const upTo = ({ amount, quantity }: InvoiceLine, pieces: number) =>
  Math.round((amount * pieces) / (quantity ?? 1));

/** What a buyer keeps of a line. */
interface Kept {
  at: number;
  line: InvoiceLine;
  amount: Paise;
  pieces: number;
}

/** Takes pieces away as they were billed. */
function takePieces(kept: Kept, wanted: number): CameBack {
  const { at, line } = kept;
  const now = line.quantity === null ? 0 : Math.min(wanted, kept.pieces);
  const before = (line.quantity ?? 0) - kept.pieces;
  const amount = paise(upTo(line, before + now) - upTo(line, before));
  Object.assign(kept, { pieces: kept.pieces - now, amount: paise(kept.amount - amount) });
  return { at, pieces: now, amount };
}

/** Takes so many hundredths of shipping and fees away, the first of them first; answers the sum. */
function takeServices(kept: readonly Kept[], hundredths: number): Paise {
  const services = kept.filter(({ line }) => line.quantity === null);
  const taken = Math.floor((sum(services.map(({ amount }) => amount)) * hundredths) / 100);
  let left = taken;
  for (const service of services) {
    const now = Math.min(service.amount, left);
    left -= now;
    service.amount = paise(service.amount - now);
  }
  return paise(taken);
}

type Row = readonly [string, ...number[]];

/** Rows with one name are added up. */
function added(rows: readonly Row[]): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const [name, ...figures] of rows)
    sums[name] = figures.map((figure, at) => figure + (sums[name]?.[at] ?? 0));
  return sums;
}

const nameOf = ({ rate, hsn }: InvoiceLine): string => `${rate} ${hsn}`;

/** Value, taxable value and tax of what stays sold: what was billed, less what was credited. */
function keptRow({ line, amount }: Kept, { taxPlace }: Invoice): Row {
  const splitOf = (sum: number) => splitTax(paise(sum), line.rate ?? 0, taxPlace);
  const split = lessSplit(splitOf(line.amount), splitOf(line.amount - amount));
  return [nameOf(line), amount, split.taxable, taxOf(split)];
}

const paperRows = ({ lines, against }: Invoice): Row[] =>
  lines.map((line): Row => {
    const sign = against ? -1 : 1;
    return [nameOf(line), sign * line.amount, sign * line.split.taxable, sign * taxOf(line.split)];
  });

const piecesOn = (papers: readonly Invoice[], at: number): number =>
  papers.reduce((all, { lines }) => all + (lines[at]?.quantity ?? 0), 0);

test("papers of all time add up to what was kept, by rate and HSN code, whatever came back", () =>
  fc.assert(
    fc.property(anyReturns, ({ invoice: { rounding, ...rounded }, returns }) => {
      const invoice = { ...rounded, total: paise(rounded.total - (rounding ?? 0)) };
      const keptOf = (line: InvoiceLine, at: number): Kept => {
        return { at, line, amount: line.amount, pieces: line.quantity ?? 0 };
      };
      const kept = invoice.lines.map(keptOf);
      const notes: Invoice[] = [];
      for (const { pieces, services } of returns) {
        const cameBack = kept.map((line) => takePieces(line, pieces[line.at] ?? 0));
        const refund = sum([...cameBack.map(({ amount }) => amount), takeServices(kept, services)]);
        if (refund > 0) notes.push(credited(invoice, notes, refund, cameBack));
      }
      const ofKept = added(kept.map((line) => keptRow(line, invoice)));
      expect(added([invoice, ...notes].flatMap(paperRows))).toEqual(ofKept);
      // What costs nothing is on no note of its own: it goes with the last of what is paid.
      for (const { at, line, pieces, amount } of kept.filter(({ line }) => line.amount > 0))
        expect(piecesOn(notes, at)).toBe((line.quantity ?? 0) - (amount === 0 ? 0 : pieces));
    }),
  ));

/** Is a line's sum what its pieces come to, and nothing below zero? */
function expectSound({ quantity, unitPrice, discount, amount }: InvoiceLine): void {
  expect(Math.min(amount, discount)).toBeGreaterThanOrEqual(0);
  if (quantity !== null) expect(quantity * unitPrice - discount).toBe(amount);
}

test("whatever goes back for whatever lines, no line gives more than it has, and all of them all", () =>
  fc.assert(
    fc.property(
      anyReturns.filter(({ invoice }) => invoice.total > 0),
      fc.array(fc.record({ hundredths: fc.integer({ min: 1, max: 120 }), isKnown: fc.boolean() })),
      ({ invoice, returns }, refunds) => {
        const notes: Invoice[] = [];
        const leftNow = () => paise(invoice.total - sum(notes.map(({ total }) => total)));
        const give = (refund: Paise, cameBack?: CameBack[]) => {
          if (refund <= 0) return;
          const most = Math.min(refund, leftNow());
          const note = credited(invoice, notes, refund, cameBack);
          const inLines = sum(note.lines.map(({ amount }) => amount));
          expect([note.total, inLines + (note.rounding ?? 0)]).toEqual([most, most]);
          note.lines.forEach(expectSound);
          notes.push(note);
        };
        for (const [turn, { hundredths, isKnown }] of refunds.entries()) {
          const pieces = returns[turn % (returns.length || 1)]?.pieces ?? [];
          const cameBack = invoice.lines.map((line, at) => {
            const back = pieces[at] ?? 0;
            return { at, pieces: back, amount: paise(upTo(line, back)) };
          });
          give(paise(Math.floor((leftNow() * hundredths) / 100)), isKnown ? cameBack : undefined);
        }
        give(leftNow());
        for (const [at, { amount, quantity, split }] of invoice.lines.entries()) {
          const taken = notes.flatMap((note) => note.lines[at] ?? []);
          expect(sum(taken.map((one) => one.amount))).toBe(amount);
          expect(addSplits(taken.map((one) => one.split))).toEqual(split);
          expect(piecesOn(notes, at)).toBe(quantity ?? 0);
        }
      },
    ),
  ));
