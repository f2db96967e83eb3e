import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { companyGstin, invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import { type BookDocument, largeLimitOn, rateSums, sectionOf, untaxedOf } from "./book-document.ts";
import { checkDocument } from "./check-document.ts";

const worth = (amount: number) => [billedLine({ unitPrice: paise(amount) })];
const other = { stateCode: "27" };

test("a sale to a registered buyer is table 4A, wherever it goes", () => {
  for (const stateCode of ["10", "27", null])
    expect(sectionOf(invoiceOf(worth(1_000_00), { gstin: companyGstin, stateCode }))).toBe("b2b");
});

test("a sale to another state is table 5 above ₹1,00,000, and table 7 at exactly that", () => {
  expect(sectionOf(invoiceOf(worth(1_00_000_01), other))).toBe("b2cl");
  expect(sectionOf(invoiceOf(worth(1_00_000_00), other))).toBe("b2cs");
  expect(sectionOf(invoiceOf(worth(1_00_000_01)))).toBe("b2cs");
});

test("until July 2024 table 5 began above ₹2,50,000", () => {
  const july = { ...other, at: "2024-07-31T18:29:59.999Z" };
  const august = { ...other, at: "2024-07-31T18:30:00Z" };
  expect(sectionOf(invoiceOf(worth(2_50_000_00), july))).toBe("b2cs");
  expect(sectionOf(invoiceOf(worth(2_50_000_01), july))).toBe("b2cl");
  expect(sectionOf(invoiceOf(worth(1_00_000_01), august))).toBe("b2cl");
  expect(largeLimitOn("2017-01-01")).toBe(2_50_000_00);
});

test("a note goes where its invoice went: small ones are netted, the others stand in 9B", () => {
  expect(sectionOf(noteOn(invoiceOf(worth(1_00_000_01), other), 1))).toBe("cdnur");
  expect(sectionOf(noteOn(invoiceOf(worth(1_00_000_00), other), 1_00_000_00))).toBe("b2cs");
  expect(sectionOf(noteOn(invoiceOf(worth(500_00), { gstin: companyGstin }), 500_00))).toBe("cdnr");
});

test("a note goes by the limit of its invoice's day, not by that of its own", () => {
  const before = invoiceOf(worth(2_00_000_00), { ...other, at: "2024-07-20T10:00:00Z" });
  expect(sectionOf(noteOn(before, 2_00_000_00, { at: "2024-08-20T10:00:00Z" }))).toBe("b2cs");
});

test("a paper's lines come to one sum a rate, and what is untaxed is none of them", () => {
  const { facts } = invoiceOf([
    billedLine({ unitPrice: paise(105_00), rate: 5_00 }),
    billedLine({ unitPrice: paise(112_00), rate: 12_00 }),
    billedLine({ unitPrice: paise(105_00), rate: 5_00 }),
    billedLine({ unitPrice: paise(50_00), rate: null }),
    billedLine({ unitPrice: paise(0), rate: 18_00 }),
  ]);
  expect(rateSums(facts)).toEqual([
    { rate: 5_00, split: { taxable: 200_00, cgst: 5_00, sgst: 5_00, igst: 0 } },
    { rate: 12_00, split: { taxable: 100_00, cgst: 6_00, sgst: 6_00, igst: 0 } },
  ]);
  expect(untaxedOf(facts)).toBe(50_00);
});

const problems = (paper: BookDocument) => checkDocument(paper).map(({ kind, detail }) => [kind, detail]);

const changed = (document: BookDocument, facts: Partial<BookDocument["facts"]>): BookDocument => ({
  ...document,
  facts: { ...document.facts, ...facts },
});

test("a sound invoice and a sound note have no problem", () => {
  const invoice = invoiceOf([billedLine({ quantity: 3 })], { gstin: companyGstin, stateCode: "27" });
  expect(problems(invoice)).toEqual([]);
  expect(problems(noteOn(invoice, 100_00))).toEqual([]);
});

test("a GSTIN without its check digit is named, and so is the seller's own", () => {
  const expected = [["bad-gstin", "27AAAFH0000A1ZM"]];
  expect(problems(invoiceOf([billedLine()], { gstin: "27AAAFH0000A1ZM" }))).toEqual(expected);
  expect(problems(invoiceOf([billedLine()], { gstin: seller.gstin }))).toEqual([["own-gstin", seller.gstin]]);
});

test("an unknown place of supply is named, and a state that is none", () => {
  expect(problems(invoiceOf([billedLine()], { stateCode: null }))).toEqual([["no-place", ""]]);
  expect(problems(invoiceOf([billedLine()], { stateCode: "28" }))).toEqual([["no-place", "28"]]);
});

test("central tax on what goes to another state is told, and integrated tax within the state", () => {
  const toPatna = invoiceOf([billedLine()]);
  expect(problems(changed(toPatna, { taxPlace: "other-state" }))).toEqual([["wrong-tax", "10"]]);
  const toPune = invoiceOf([billedLine()], { stateCode: "27" });
  expect(problems(changed(toPune, { taxPlace: "same-state" }))).toEqual([["wrong-tax", "27"]]);
});

test("goods without a code, with an odd one or at an odd rate are named, three of them at most", () => {
  const names = ["A\nSize: Small", "B", "C", "D", "B"];
  const bare = names.map((productName) => billedLine({ productName, hsn: null }));
  expect(problems(invoiceOf(bare))).toEqual([["no-hsn", "A, B, C, and 1 more"]]);
  const odd = ["42022", "4202 22"].map((hsn) => billedLine({ hsn }));
  expect(problems(invoiceOf(odd))).toEqual([["odd-hsn", "42022, 4202 22"]]);
  expect(problems(invoiceOf([billedLine({ rate: 7_00 })]))).toEqual([["odd-rate", "7"]]);
});

test("a note of which nothing is taxable is told where it stands by itself", () => {
  // One paisa more makes two of tax: nothing is left of it to tax, and less.
  const invoice = invoiceOf([billedLine({ unitPrice: paise(7), rate: 18_00 })], { gstin: companyGstin });
  const note = noteOn(invoice, 1);
  const [line] = note.facts.lines;
  if (!line) throw new Error("no line");
  const split = { taxable: paise(-1), cgst: paise(1), sgst: paise(1), igst: paise(0) };
  const odd = changed(note, { lines: [{ ...line, split }], totals: split });
  expect(problems(odd)).toEqual([["nothing-taxable", "18 %"]]);
  expect(problems(changed(odd, { buyer: { ...odd.facts.buyer, gstin: null } }))).toEqual([]);
});

test("a note lowers tax until the November after its invoice's financial year", () => {
  const invoice = invoiceOf([billedLine()], { at: "2026-03-31T18:29:59Z", serial: 7 });
  const noteAt = (at: string) => problems(noteOn(invoice, 100_00, { at }));
  expect(noteAt("2026-11-30T18:29:59Z")).toEqual([]);
  expect(noteAt("2026-11-30T18:30:00Z")).toEqual([["late-note", "INV/25-26/000007"]]);
  const april = invoiceOf([billedLine()], { at: "2026-03-31T18:30:00Z" });
  expect(problems(noteOn(april, 100_00, { at: "2026-12-01T10:00:00Z" }))).toEqual([]);
});

test("lines that do not add up to their paper are told", () => {
  const invoice = invoiceOf([billedLine()]);
  expect(problems(changed(invoice, { total: paise(1) }))).toEqual([["odd-sums", ""]]);
  const totals = { ...invoice.facts.totals, cgst: paise(invoice.facts.totals.cgst + 1) };
  expect(problems(changed(invoice, { totals }))).toEqual([["odd-sums", ""]]);
});
