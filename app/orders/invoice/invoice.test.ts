import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceNumber, localTax, parseDocumentNumber, rateWords } from "./invoice.ts";
import { whyNoInvoice } from "./may-issue.ts";

test.each([
  ["INV/26-27/000120", "tax", "26-27", 120],
  ["BOS/26-27/000001", "supply", "26-27", 1],
  [" crn/99-00/999999 ", "credit", "99-00", 999_999],
  ["INV/2627/1000000", "tax", "26-27", 1_000_000],
  ["bos/9900/9999999", "supply", "99-00", 9_999_999],
])("%j is a document's number", (text, series, financialYear, serial) => {
  expect(parseDocumentNumber(text)).toEqual({ series, financialYear, serial });
});

const unfinished = ["", "120", "INV/26-27", "INV/26-27/120", "INV/26-27/000000", "INV/26-27/1e0005"];
const oddYears = ["INV/2-3/000001", "INV/26-28/000001", "INV/2628/1000000"];
const oddLengths = ["INV/26-27/1000000", "INV/2627/000001", "INV/2627/999999", "INV/2627/10000000"];
const oddParts = ["XYZ/26-27/000001", "INV/26-27/000001/1"];

test.each([...unfinished, ...oddYears, ...oddLengths, ...oddParts])("%j is none", (text) =>
  expect(parseDocumentNumber(text)).toBeUndefined(),
);

test("a number has 16 characters at most, of those that rule 46 allows, and is the only one of its kind", () => {
  expect(invoiceNumber("tax", "26-27", 1)).toBe("INV/26-27/000001");
  expect(invoiceNumber("supply", "26-27", 42)).toBe("BOS/26-27/000042");
  expect(invoiceNumber("tax", "26-27", 999_999)).toBe("INV/26-27/999999");
  expect(invoiceNumber("tax", "26-27", 1_000_000)).toBe("INV/2627/1000000");
  const serial = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(serial, serial, (one, other) => {
      const number = invoiceNumber("tax", "99-00", one);
      expect(number).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
      expect(number === invoiceNumber("tax", "99-00", other)).toBe(one === other);
    }),
  );
});

test.each([
  [12_00, 1, "12 %"],
  [12_00, 2, "6 %"],
  [5_00, 2, "2.5 %"],
  [25, 1, "0.25 %"],
  [25, 2, "0.125 %"],
])("%i hundredths in %i shares read %s", (rate, shares, said) => expect(rateWords(rate, shares)).toBe(said));

test.each([
  ["10ABCDE1234F1Z5", "sgst"],
  ["04ABCDE1234F1Z5", "utgst"],
  ["38ABCDE1234F1Z5", "utgst"],
  ["07ABCDE1234F1Z5", "sgst"],
  [null, "sgst"],
])("a seller with %s levies %s", (gstin, name) => expect(localTax(gstin)).toBe(name));

const card = "razorpay" as const;
const cod = "cod" as const;
test.each([
  [card, "awaiting", "pending", "unpaid", "unpaid"],
  [card, "failed", "processing", "unpaid", "unpaid"],
  [card, "captured", "processing", undefined, undefined],
  [card, "captured", "cancelled", "cancelled", "cancelled"],
  [card, "refunded", "processing", "cancelled", "cancelled"],
  // The goods have left: there is an invoice, paid or not.
  [card, "awaiting", "shipped", undefined, undefined],
  [cod, "cod_due", "pending", undefined, "not-sent"],
  [cod, "cod_due", "shipped", undefined, undefined],
  [cod, "cod_collected", "pending", undefined, undefined],
  [cod, "cod_due", "cancelled", "cancelled", "cancelled"],
] as const)("%s, %s, %s: the owner %s, the customer %s", (by, paymentState, fulfilment, owner, customer) => {
  const order = { paymentMethod: by, paymentState, fulfilment, paidTooLate: false };
  expect(whyNoInvoice(order, "owner")).toBe(owner);
  expect(whyNoInvoice(order, "customer")).toBe(customer);
});

test("the owner may issue what she lets leave before it is paid, for the parcel", () => {
  const order = { paymentMethod: card, paymentState: "part_paid", fulfilment: "processing" } as const;
  const facts = { ...order, paidTooLate: false, mayLeaveUnpaid: true };
  expect(whyNoInvoice(facts, "owner")).toBeUndefined();
  expect(whyNoInvoice(facts, "customer")).toBe("unpaid");
  expect(whyNoInvoice({ ...facts, fulfilment: "cancelled" }, "owner")).toBe("cancelled");
});

test.each([
  ["pending", "too-late"],
  ["processing", "too-late"],
  ["cancelled", "cancelled"],
  // Sent all the same.
  ["shipped", undefined],
  ["delivered", undefined],
] as const)("an order that was paid too late and is %s: %s, for both", (fulfilment, why) => {
  const order = { paymentMethod: card, paymentState: "captured", fulfilment, paidTooLate: true } as const;
  expect(whyNoInvoice(order, "owner")).toBe(why);
  expect(whyNoInvoice(order, "customer")).toBe(why);
});
