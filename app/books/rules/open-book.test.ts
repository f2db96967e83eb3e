import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import { addSplits, lessSplit, type TaxSplit, taxOf } from "#values/money/tax-split.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { anyMonth, companyGstin, invoiceOf, noteOn } from "../../../tests/database/book-papers.ts";
import { type BookDocument, isNote } from "./book-document.ts";
import { openBook } from "./open-book.ts";
import { type PaperTotals, proofOf } from "./proof.ts";

function bookOf(papers: readonly BookDocument[]) {
  const book = openBook();
  for (const paper of papers) book.add(paper);
  return book.close();
}

/** As the database adds them up: from the papers' totals, never from their lines. */
function totalsOf(papers: readonly BookDocument[]): PaperTotals {
  const of = (some: readonly BookDocument[]) => ({
    papers: some.length,
    value: sum(some.map(({ facts }) => facts.total)),
    split: addSplits(some.map(({ facts }) => facts.totals)),
  });
  return { invoices: of(papers.filter((paper) => !isNote(paper))), notes: of(papers.filter(isNote)) };
}

test("of any month the tables come to what its papers come to, to the paisa", () =>
  fc.assert(
    fc.property(anyMonth(), (papers) => {
      const tables = bookOf(papers);
      const proof = proofOf(totalsOf(papers), tables);
      expect(proof.agrees).toBe(true);
      const { rounding } = tables;
      const [one, other] = [proof.papers.at(-1), proof.tables.at(-1)];
      expect(other?.split).toEqual(one?.split);
      expect(other?.value).toBe(one?.value);
      const untaxed = (other?.split.taxable ?? 0) + rounding;
      expect(taxOf(other?.split ?? addSplits([]))).toBe((other?.value ?? 0) - untaxed);
    }),
  ));

test("of any month no table knows what makes papers whole rupees: it bears no tax", () =>
  fc.assert(
    fc.property(anyMonth(), (papers) => {
      const plain = papers.map(({ facts: { rounding, ...facts }, ...paper }) => {
        return { ...paper, facts: { ...facts, total: paise(facts.total - (rounding ?? 0)) } };
      });
      const [rounded, before] = [bookOf(papers), bookOf(plain)];
      const added = papers.map(({ facts }) => (facts.rounding ?? 0) * (facts.against ? -1 : 1));
      expect(rounded.rounding).toBe(added.reduce((all, each) => all + each, 0));
      const { eWay: _, ...tables } = rounded;
      const { eWay: _before, ...others } = before;
      // An invoice of about the limit may be above it in whole rupees alone: its value is what it says.
      fc.pre(papers.every(({ facts }) => facts.total % 1_00_000_00 > 100));
      expect({ ...tables, rounding: 0 }).toEqual(others);
      expect(proofOf(totalsOf(plain), before).agrees).toBe(true);
    }),
  ));

test("of any month each table holds the lines that belong there, and no other", () =>
  fc.assert(
    fc.property(anyMonth(), (papers) => {
      const { sections, hsn, small, untaxed } = bookOf(papers);
      const net = (some: readonly BookDocument[], isTaxed: boolean): TaxSplit =>
        some.reduce((all, { facts }) => {
          const lines = facts.lines.filter(({ rate }) => (rate !== null) === isTaxed);
          const splits = lines.map(({ split }) => split);
          return facts.against ? lessSplit(all, addSplits(splits)) : addSplits([all, ...splits]);
        }, addSplits([]));
      const registered = papers.filter(({ facts }) => facts.buyer.gstin !== null);
      const others = papers.filter(({ facts }) => facts.buyer.gstin === null);
      expect(lessSplit(sections.b2b.split, sections.cdnr.split)).toEqual(net(registered, true));
      const toOthers = lessSplit(addSplits([sections.b2cl.split, sections.b2cs.split]), sections.cdnur.split);
      expect(toOthers).toEqual(net(others, true));
      expect(addSplits(small.map(({ split }) => split))).toEqual(sections.b2cs.split);
      expect(sum(Object.values(untaxed))).toBe(net(papers, false).taxable);
      const all = (some: readonly BookDocument[]) => addSplits([net(some, true), net(some, false)]);
      expect(addSplits(hsn.b2b.map(({ split }) => split))).toEqual(all(registered));
      expect(addSplits(hsn.b2c.map(({ split }) => split))).toEqual(all(others));
    }),
  ));

test("a month of nothing is empty and agrees", () => {
  const tables = bookOf([]);
  expect(proofOf(totalsOf([]), tables).agrees).toBe(true);
  expect(tables).toMatchObject({ small: [], problems: { count: 0 }, eWay: { count: 0 }, toolDifference: 0 });
});

test("a paper that was lost on the way is noticed", () => {
  const papers = [invoiceOf([billedLine()]), invoiceOf([billedLine()], { serial: 2 })];
  expect(proofOf(totalsOf(papers), bookOf(papers.slice(1))).agrees).toBe(false);
});

test("small sales of a state and rate are one row, and a note on one lowers it, below zero too", () => {
  const line = [billedLine({ unitPrice: paise(112_00) })];
  const invoice = invoiceOf(line, { stateCode: "27" });
  const rows = (papers: BookDocument[]) =>
    bookOf(papers).small.map(({ stateCode, rate, split }) => [stateCode, rate, split.taxable, split.igst]);
  const second = invoiceOf(line, { stateCode: "27", serial: 2 });
  expect(rows([invoice, second, noteOn(invoice, 56_00)])).toEqual([["27", 12_00, 150_00, 18_00]]);
  expect(rows([noteOn(invoice, 112_00)])).toEqual([["27", 12_00, -100_00, -12_00]]);
});

test("table 12 divides goods by code, rate and whether their buyer is registered, less what came back", () => {
  const lines = [
    billedLine({ unitPrice: paise(105_00), quantity: 2, rate: 5_00 }),
    billedLine({ unitPrice: paise(50_00), rate: null, hsn: "6914" }),
  ];
  const whole = invoiceOf(lines, { serial: 2 });
  const { hsn } = bookOf([invoiceOf(lines, { gstin: companyGstin }), whole, noteOn(whole, 260_00)]);
  const totes = { hsn: "4202", rate: 5_00, quantity: 2, value: 210_00 };
  expect(hsn.b2b).toMatchObject([totes, { hsn: "6914", rate: 0, quantity: 1, value: 50_00 }]);
  const nothing = { quantity: 0, value: 0 };
  expect(hsn.b2c).toMatchObject([nothing, nothing]);
});

test("one code at two rates is told, since the offline tool would keep one of the rows", () => {
  const { problems } = bookOf([invoiceOf([billedLine({ rate: 5_00 }), billedLine({ rate: 18_00 })])]);
  expect(problems.first).toEqual([{ kind: "two-rates", number: null, orderId: null, detail: "4202" }]);
});

test("what the offline tool works out anew is told to the paisa", () => {
  // Three lines round 0.24 up or down by themselves; their sum is rounded once.
  const line = billedLine({ unitPrice: paise(10), rate: 18_00 });
  const { toolDifference, sections } = bookOf([invoiceOf([line, line, line], { gstin: companyGstin })]);
  expect([sections.b2b.split, toolDifference]).toEqual([{ taxable: 24, cgst: 3, sgst: 3, igst: 0 }, -2]);
});

test("goods above ₹50,000 need an e-way bill; what bears no tax does not count", () => {
  const of = (taxed: number, untaxed: number, serial: number) => {
    const plain = billedLine({ unitPrice: paise(untaxed), rate: null });
    return invoiceOf([billedLine({ unitPrice: paise(taxed) }), plain], { serial });
  };
  const { eWay } = bookOf([of(50_000_00, 90_000_00, 1), of(50_000_01, 0, 2)]);
  expect(eWay.first.map(({ facts }) => facts.number)).toEqual(["INV/26-27/000002"]);
});
