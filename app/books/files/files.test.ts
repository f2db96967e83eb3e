import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { addSplits } from "#values/money/tax-split.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { companyGstin, invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import type { NumberRun } from "../rules/number-runs.ts";
import { eWaySheet, shipToGstin } from "./e-way-sheet.ts";
import {
  docIssue,
  hsnSection,
  largeInvoice,
  nilSection,
  noteToOther,
  noteToRegistered,
  registeredInvoice,
  smallSection,
} from "./portal-papers.ts";
import * as files from "./sheets.ts";

const at = (unitPrice: number, rate: number) => billedLine({ unitPrice: paise(unitPrice), rate });
const lines = [at(118_00, 18_00), at(210_00, 5_00)];
const invoice = invoiceOf(lines, { gstin: companyGstin, stateCode: "27" });
const atHome = invoiceOf(lines, { gstin: companyGstin });
const large = invoiceOf([at(1_18_000_00, 18_00)], { stateCode: "27" });

const named = <Row>({ columns, rowsOf }: files.TableFile<Row>, item: Row) =>
  rowsOf(item).map((cells) => {
    expect(cells).toHaveLength(columns.length);
    const all = columns.map((column, at) => [column, cells[at]]);
    return Object.fromEntries(all.filter(([, cell]) => cell !== null));
  });

test("a paper to a registered buyer is a row for each rate, under the tool's own headings", () => {
  const row = {
    ...{ "GSTIN/UIN of Recipient": companyGstin, "Receiver Name": "Asha Kumari" },
    ...{ "Invoice Number": "INV/26-27/000001", "Invoice date": "21-Nov-2026", "Invoice Value": 328 },
    ...{ "Place Of Supply": "27-Maharashtra", "Reverse Charge": "N", "Invoice Type": "Regular B2B" },
  };
  expect(named(files.b2bSheet, invoice)).toEqual([
    { ...row, Rate: 5, "Taxable Value": 200 },
    { ...row, Rate: 18, "Taxable Value": 100 },
  ]);
});

test("large sales, notes and summed tables have the columns that the tool asks for", () => {
  expect(named(files.b2clSheet, large)).toEqual([
    {
      ...{ "Invoice Number": "INV/26-27/000001", "Invoice date": "21-Nov-2026", "Invoice Value": 118000 },
      ...{ "Place Of Supply": "27-Maharashtra", Rate: 18, "Taxable Value": 100000 },
    },
  ]);
  expect(named(files.cdnrSheet, noteOn(invoice, 328_00))[1]).toMatchObject({
    ...{ "Note Number": "CRN/26-27/000001", "Note Date": "25-Nov-2026", "Note Type": "C", "Note Value": 328 },
    ...{ "Note Supply Type": "Regular B2B", "Reverse Charge": "N", Rate: 18, "Taxable Value": 100 },
  });
  const expected = [{ "UR Type": "B2CL", "Note Type": "C", "Note Value": 118, "Taxable Value": 100 }];
  expect(named(files.cdnurSheet, noteOn(large, 118_00))).toMatchObject(expected);
  const split = { ...addSplits([]), taxable: paise(-100_50), igst: paise(-12_06) };
  expect(named(files.b2csSheet, { stateCode: "27", isInter: true, rate: 12_00, split })).toEqual([
    { Type: "OE", "Place Of Supply": "27-Maharashtra", Rate: 12, "Taxable Value": -100.5 },
  ]);
});

test("what the tool would not read is left out of a buyer's name", () => {
  expect(files.receiverName("Haat & Sons (Pune)")).toBe("Haat & Sons (Pune)");
  expect(files.receiverName('=HYPERLINK("x")')).toBe("HYPERLINK(x)");
  expect(files.receiverName("@-+ रवि झा")).toBe("");
  expect(files.receiverName("x".repeat(120))).toHaveLength(99);
});

test("an unknown place is an empty cell", () =>
  expect([null, "28", "10"].map(files.placeCell)).toEqual(["", "", "10-Bihar"]));

test("papers are the portal's objects, with the keys and the order of the tool's own", () => {
  const paper = '{"inum":"INV/26-27/000001","idt":"21-11-2026",';
  const head = `${paper}"val":328,"pos":"27","rchrg":"N","inv_typ":"R",`;
  const five = '{"num":501,"itm_det":{"txval":200,"rt":5,"iamt":10,"csamt":0}}';
  const eighteen = '{"num":1801,"itm_det":{"txval":100,"rt":18,"iamt":18,"csamt":0}}';
  expect(JSON.stringify(registeredInvoice(invoice))).toBe(`${head}"itms":[${five},${eighteen}]}`);
  const expected = { txval: 100, rt: 18, camt: 9, samt: 9, csamt: 0 };
  expect(registeredInvoice(atHome).itms[1]?.itm_det).toEqual(expected);
  const item = '{"num":1801,"itm_det":{"txval":100000,"rt":18,"iamt":18000}}';
  expect(JSON.stringify(largeInvoice(large))).toBe(`${paper}"val":118000,"itms":[${item}]}`);
  const keys = "nt_num,nt_dt,ntty,val,pos,rchrg,inv_typ,itms";
  expect(Object.keys(noteToRegistered(noteOn(invoice, 100_00))).join()).toBe(keys);
  expect(Object.keys(noteToOther(noteOn(large, 100_00))).join()).toBe("nt_num,nt_dt,ntty,val,typ,pos,itms");
});

const run = (series: NumberRun["series"], first: number, last: number): NumberRun => ({
  ...{ series, financialYear: "26-27", first, last },
});

test("summed tables are the portal's objects, and empty ones are none", () => {
  const split = { ...addSplits([]), taxable: paise(100_10), cgst: paise(2_50), sgst: paise(2_50) };
  const row = { hsn: "4202", rate: 5_00, quantity: 3, value: paise(105_10), split };
  const netted =
    '[{"sply_ty":"INTRA","rt":5,"typ":"OE","pos":"10","txval":100.1,"camt":2.5,"samt":2.5,"csamt":0}]';
  expect(JSON.stringify(smallSection([{ stateCode: "10", isInter: false, rate: 5_00, split }]))).toBe(netted);
  expect(JSON.stringify(hsnSection({ b2b: [], b2c: [row] }))).toBe(
    '{"hsn_b2c":[{"num":1,"hsn_sc":"4202","uqc":"PCS","qty":3,"rt":5,"txval":100.1,"iamt":0,"samt":2.5,"camt":2.5,"csamt":0}]}',
  );
  const service = { ...row, hsn: "998898" };
  expect(hsnSection({ b2b: [service], b2c: [] })?.hsn_b2b?.[0]).toMatchObject({ uqc: "NA", qty: 0 });
  expect(named(files.hsnB2bSheet, service)[0]).toMatchObject({ UQC: "NA", "Total Quantity": 0 });
  const none = { INTRB2B: paise(0), INTRAB2B: paise(0), INTRB2C: paise(0), INTRAB2C: paise(0) };
  const nil = '{"inv":[{"sply_ty":"INTRAB2C","expt_amt":50,"nil_amt":0,"ngsup_amt":0}]}';
  expect(JSON.stringify(nilSection({ ...none, INTRAB2C: paise(50_00) }))).toBe(nil);
  const empty = [smallSection([]), hsnSection({ b2b: [], b2c: [] }), nilSection(none), docIssue([])];
  expect(empty).toEqual([undefined, undefined, undefined, undefined]);
});

test("documents issued are counted a run, under their natures' numbers", () => {
  const of = (num: number, from: string, to: string, totnum: number) => {
    return { num, from, to, totnum, cancel: 0, net_issue: totnum };
  };
  const tax = of(1, "INV/26-27/000001", "INV/26-27/000009", 9);
  const supply = of(2, "BOS/26-27/000004", "BOS/26-27/000004", 1);
  const credit = of(1, "CRN/26-27/000002", "CRN/26-27/000003", 2);
  expect(docIssue([run("tax", 1, 9), run("supply", 4, 4), run("credit", 2, 3)])?.doc_det).toEqual([
    { doc_num: 1, doc_typ: "Invoices for outward supply", docs: [tax, supply] },
    { doc_num: 5, doc_typ: "Credit Note", docs: [credit] },
  ]);
});

test("an e-way bill's row names both sides, the goods and their tax", () =>
  expect(named(eWaySheet("ABCPE1234F"), large)).toEqual([
    {
      ...{ "Document Type": "Tax Invoice", "Document No": "INV/26-27/000001", "From Name": "Jhola Crafts" },
      ...{ "Document Date": "21-Nov-2026", "From GSTIN": "10AAAAJ0000A1Z8", "From PAN": "" },
      ...{ "From Address": large.facts.seller.address, "To GSTIN": "URP", "To Name": "Asha Kumari" },
      ...{
        "Ship To": expect.stringContaining("800001"),
        "Ship To GSTIN": "URP",
        "Place Of Supply": "Maharashtra (27)",
      },
      ...{ Product: "Kohbar Tote", HSN: "4202", Quantity: 1, Unit: "PCS", Rate: 18, "Taxable Value": 100000 },
      ...{ CGST: 0, SGST: 0, IGST: 18000, "Consignment Value": 118000, "Invoice Value": 118000 },
    },
  ]));

test("an e-way bill's row of a shop without a GSTIN has its PAN, and all of its bill of supply", () => {
  const by = { ...seller, gstin: null };
  const small = invoiceOf([at(300_00, 5_00), billedLine({ rate: null, hsn: null })], { stateCode: "27", by });
  const row = {
    ...{ "Document Type": "Bill of Supply", "Document No": "BOS/26-27/000001", "From GSTIN": "URP" },
    ...{ "From PAN": "ABCPE1234F", "To GSTIN": "URP", "Place Of Supply": "Maharashtra (27)", IGST: 0 },
    ...{ Rate: 0, "Consignment Value": 1_799, "Invoice Value": 1_799 },
  };
  expect(named(eWaySheet("ABCPE1234F"), small)).toMatchObject([
    { ...row, HSN: "4202", "Taxable Value": 300 },
    { ...row, "Taxable Value": 1_499 },
  ]);
  expect(named(eWaySheet(undefined), small)[0]).toMatchObject({ "From PAN": "" });
});

const home = { name: "", stateCode: "27", lines: ["1 MG Road", "Pune"] };
test.each([
  ["the buyer at the billed address", {}, {}, companyGstin],
  ["a colleague there", { lines: ["Attn. Ravi", ...home.lines] }, { name: "Ravi" }, companyGstin],
  ["a third person", {}, { lines: ["2 MG Road", "Pune"] }, "URP"],
  ["the buyer, whose GSTIN is of another state", { gstin: "10AAAFK0000A1ZX" }, {}, "URP"],
  ["a buyer without one", { gstin: null }, {}, "URP"],
])("an e-way bill's 'Ship To GSTIN' of %s", (_, buyer, shipTo, gstin) => {
  const facts = { buyer: { ...home, gstin: companyGstin, ...buyer }, shipTo: { ...home, ...shipTo } };
  expect(shipToGstin(facts)).toBe(gstin);
});
