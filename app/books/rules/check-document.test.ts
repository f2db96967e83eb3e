import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { companyGstin, invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import type { BookDocument } from "./book-document.ts";
import { checkDocument } from "./check-document.ts";

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
