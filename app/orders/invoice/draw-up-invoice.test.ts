import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { taxOf } from "#values/money/tax-split.ts";
import { anyBilledOrder, billedLine, billedOrder, seller } from "../../../tests/database/billed-order.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { invoiceTitle } from "./invoice.ts";
import { parseInvoice } from "./parse-invoice.server.ts";

const issue = { number: "INV/26-27/000001", issuedAt: new Date("2026-11-21T10:00:00Z") };
const drawn = (order: ReturnType<typeof billedOrder>, by = seller) => drawUpInvoice(order, by, issue);

test("within the seller's state central and state tax share the rate", () => {
  const facts = drawn(billedOrder([billedLine()]));
  expect(facts).toMatchObject({ kind: "tax", taxPlace: "same-state" });
  expect(facts.totals).toEqual({ taxable: 1338_40, cgst: 80_30, sgst: 80_30, igst: 0 });
});

test.each([["27"], ["07"], [null]])("to state %s it is integrated tax", (stateCode) => {
  const expected = { taxable: 1338_39, cgst: 0, sgst: 0, igst: 160_61 };
  expect(drawn(billedOrder([billedLine()], { stateCode })).totals).toEqual(expected);
});

test("shipping bears the rate of the line that costs most", () => {
  const lines = [
    billedLine({ rate: 18_00, hsn: "9405", unitPrice: paise(900_00) }),
    billedLine({ rate: 5_00, hsn: "4202", unitPrice: paise(500_00), quantity: 2 }),
  ];
  const { lines: billed, total } = drawn(billedOrder(lines, { shipping: paise(149_00) }));
  const shipping = { description: "Shipping (express)", quantity: null, hsn: "4202", rate: 5_00 };
  expect(billed.at(-1)).toMatchObject({ ...shipping, amount: 149_00 });
  expect(total).toBe(2049_00);
});

test("a buyer abroad is a private one, taxed where the parcel goes", () => {
  const order = billedOrder([billedLine()]);
  const london = { city: "London", state: "", pincode: "NW1 6XE", country: "United Kingdom" };
  const company = { name: "Haat Ltd", gstin: null };
  const billed = { billing: { ...order.billing, ...london }, billingStateCode: null, company };
  const { buyer, shipTo, taxPlace, totals } = drawn({ ...order, ...billed, buyerGstin: null });
  expect(buyer).toMatchObject({ name: "Haat Ltd", gstin: null, stateCode: null });
  expect(buyer.lines.slice(-2)).toEqual(["London, NW1 6XE", "United Kingdom"]);
  expect(shipTo).toEqual(drawn(order).shipTo);
  expect({ taxPlace, totals }).toEqual({ taxPlace: "same-state", totals: drawn(order).totals });
});

test("a company's own order number is on it, and is kept with it", () => {
  const facts = drawn({ ...billedOrder([billedLine()]), poNumber: "PO/26-27/0142" });
  expect(parseInvoice(JSON.parse(JSON.stringify(facts)))).toHaveProperty("poNumber", "PO/26-27/0142");
  expect(drawn(billedOrder([billedLine()]))).not.toHaveProperty("poNumber");
});

test("free shipping is no line", () => expect(drawn(billedOrder([billedLine()])).lines).toHaveLength(1));

test.each([
  ["a seller without a GSTIN", [billedLine()], { ...seller, gstin: null }, "Bill of supply"],
  ["goods without a rate", [billedLine({ rate: null })], seller, "Bill of supply"],
  ["taxed goods", [billedLine()], seller, "Tax invoice"],
  ["both kinds of goods", [billedLine(), billedLine({ rate: null })], seller, "Invoice-cum-bill of supply"],
])("%s: %s", (_, lines, by, title) => {
  const facts = drawn(billedOrder(lines), by);
  expect(invoiceTitle(facts)).toBe(title);
  if (facts.kind === "supply") {
    expect(facts.totals).toEqual({ taxable: facts.total, cgst: 0, sgst: 0, igst: 0 });
    expect(facts.lines.every(({ rate }) => rate === null)).toBe(true);
  }
});

test("everything adds up to what was paid, whatever was ordered, and survives being kept", () =>
  fc.assert(
    fc.property(anyBilledOrder(), fc.constantFrom(seller, { ...seller, gstin: null }), (order, by) => {
      const facts = drawn(order, by);
      // What makes it whole rupees is beside the lines, and bears no tax.
      const billed = order.total - (order.rounding ?? 0);
      expect([facts.total, facts.rounding]).toEqual([order.total, order.rounding]);
      expect(facts.totals.taxable + taxOf(facts.totals)).toBe(billed);
      expect(facts.lines.reduce((all, { amount }) => all + amount, 0)).toBe(billed);
      for (const { split, amount } of facts.lines) expect(split.taxable + taxOf(split)).toBe(amount);
      expect(parseInvoice(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    }),
  ));

test("goods are taxed on what a discount leaves of them, and fees as shipping is", () => {
  const lines = [billedLine({ unitPrice: paise(1120_00), discount: paise(112_00), hsn: "4202" })];
  const adjustments = [
    { kind: "discount", label: "Discount (DIWALI)", amount: paise(112_00) },
    { kind: "fee", label: "Gift wrap", amount: paise(11_20) },
  ] as const;
  const { lines: billed, total } = drawn(billedOrder(lines, { shipping: paise(56_00), adjustments }));
  const shown = billed.map((each) => {
    const { description, discount, amount, split } = each;
    return [description, discount, amount, split.taxable, taxOf(split)];
  });
  expect(shown).toEqual([
    ["Kohbar Tote", 112_00, 1008_00, 900_00, 108_00],
    ["Shipping (express)", 0, 56_00, 50_00, 6_00],
    ["Gift wrap", 0, 11_20, 10_00, 1_20],
  ]);
  expect(total).toBe(1075_20);
});

test("an invoice that was kept before there were discounts is read", () => {
  const facts = drawn(billedOrder([billedLine()]));
  const before = { ...facts, lines: facts.lines.map(({ discount: _, ...line }) => line) };
  expect(parseInvoice(JSON.parse(JSON.stringify(before)))).toEqual(facts);
});

test("a kept invoice that is broken is refused, not shown", () => {
  const facts = drawn(billedOrder([billedLine()]));
  expect(() => parseInvoice({ ...facts, total: 1.5 })).toThrow();
  expect(() => parseInvoice({ ...facts, lines: undefined })).toThrow();
});
