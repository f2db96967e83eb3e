import { expect, test } from "vitest";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { supplyWords } from "#papers/tax-rows.ts";
import { paise } from "#values/money/money.ts";
import { type SupplyRule, supplyRules } from "#values/place-of-supply.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { companyGstin as inPune, invoiceOf, noteOn } from "../../../tests/database/book-papers.ts";
import { type BookDocument, sectionOf } from "../rules/book-document.ts";
import { checkDocument } from "../rules/check-document.ts";
import { openSmallSales } from "../rules/tables.ts";
import { paperVoucher } from "../rules/vouchers.ts";
import { eWaySheet } from "./e-way-sheet.ts";
import { noteToRegistered, registeredInvoice } from "./portal-papers.ts";
import { b2bSheet, cdnrSheet, type TableFile } from "./sheets.ts";

const inPatna = "10AAAFK0000A1ZX";
const goods = [billedLine({ unitPrice: paise(1_18_000_00), rate: 18_00 })];

type Goes = [gstin: string | null, stateCode: string];
const toMysuru: Goes = [inPune, "29"];
const homeForPune: Goes = [inPune, "10"];
const awayForPatna: Goes = [inPatna, "29"];

const paperOf = ([gstin, stateCode]: Goes, supplyRule: SupplyRule) =>
  invoiceOf(goods, { gstin, stateCode, supplyRule });

const cell = (file: TableFile<BookDocument>, paper: BookDocument, column: string) =>
  file.rowsOf(paper)[0]?.[file.columns.indexOf(column)];

/** A paper and its note as each file has them: the place, and which taxes. */
function told(goes: Goes, rule: SupplyRule) {
  const paper = paperOf(goes, rule);
  const note = noteOn(paper, 59_000_00);
  const inv = registeredInvoice(paper);
  const nt = noteToRegistered(note);
  const place = "Place Of Supply";
  const csv = [cell(b2bSheet, paper, place), cell(cdnrSheet, note, place)];
  const eWay = [place, "CGST", "SGST", "IGST", "Ship To GSTIN"].map((name) =>
    cell(eWaySheet(undefined), paper, name),
  );
  const { igst, cgst } = paper.facts.totals;
  return {
    paper: [supplyWords(paper.facts), supplyWords(note.facts), igst, cgst],
    csv,
    json: [inv.pos, nt.pos, Object.keys(inv.itms[0]?.itm_det ?? {}), Object.keys(nt.itms[0]?.itm_det ?? {})],
    eWay,
    tally: paperVoucher(paper).entries.map(({ ledger, debit }) => `${ledger} ${debit / 100}`),
    odd: [...checkDocument(paper), ...checkDocument(note)],
  };
}

const taxes = {
  igst: { paper: [18_000_00, 0], eWay: [0, 0, 18000], keys: ["iamt"], tally: ["igst -18000"] },
  cgst: {
    paper: [0, 9_000_00],
    eWay: [9000, 9000, 0],
    keys: ["camt", "samt"],
    tally: ["cgst -9000", "sgst -9000"],
  },
};

test.each<[string, Goes, SupplyRule, state: string, code: string, keyof typeof taxes]>([
  ["to another state, where the parcel goes", toMysuru, "parcel", "Karnataka", "29", "igst"],
  ["to another state, where the buyer is registered", toMysuru, "buyer", "Maharashtra", "27", "igst"],
  ["to the shop's own state, where the parcel goes", homeForPune, "parcel", "Bihar", "10", "cgst"],
  ["to the shop's own state, by the buyer", homeForPune, "buyer", "Maharashtra", "27", "igst"],
  ["of a company of the shop's own state, by the parcel", awayForPatna, "parcel", "Karnataka", "29", "igst"],
  ["of a company of the shop's own state, by the buyer", awayForPatna, "buyer", "Bihar", "10", "cgst"],
])("a company's order %s (INVOICE-20)", (_, goes, rule, state, code, tax) => {
  const { paper, eWay, keys, tally } = taxes[tax];
  const items = ["txval", "rt", ...keys, "csamt"];
  const words = `${state} (${code})`;
  expect(told(goes, rule)).toEqual({
    paper: [words, words, ...paper],
    csv: [`${code}-${state}`, `${code}-${state}`],
    json: [code, code, items, items],
    eWay: [words, ...eWay, "URP"],
    tally: ["buyers 118000", "sales -100000", ...tally],
    odd: [],
  });
});

test.each<[string, Goes]>([
  ["a private buyer's", [null, "27"]],
  ["one that a company gets in its own state", [inPune, "27"]],
  ["one of a company at home", [inPatna, "10"]],
])("the rule changes no byte of the paper of %s", (_, goes) => {
  const [one, other] = supplyRules.map((rule) => JSON.stringify(paperOf(goes, rule)));
  expect(one).toBe(other);
  expect(one).not.toContain("supplyStateCode");
});

test("where the parcel goes stays on the paper, and a kept one is read as it was", () => {
  const { facts } = paperOf(toMysuru, "buyer");
  expect(facts.shipTo.stateCode).toBe("29");
  expect(parseInvoice(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  const { supplyStateCode: _, ...before } = facts;
  expect(supplyWords(parseInvoice(before))).toBe("Karnataka (29)");
});

test("a private buyer's sale is of the state that its parcel goes to, whatever the rule", () => {
  const paper = paperOf([null, "29"], "buyer");
  const small = openSmallSales();
  small.add(paper);
  expect(small.rows()).toMatchObject([{ stateCode: "29", isInter: true }]);
  expect(sectionOf(paper)).toBe("b2cl");
});
