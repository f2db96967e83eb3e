import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { companyGstin, invoiceOf, noteOn } from "../../../tests/database/book-papers.ts";
import { rateSums, sectionOf, untaxedOf } from "./book-document.ts";
import { largeLimitOn } from "./large-limit.ts";

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
