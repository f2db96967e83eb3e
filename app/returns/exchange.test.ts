import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { whyNotExchanged } from "./exchange.ts";

const tax = { hsn: "4202", taxRate: "12.00" };
const bought = { productId: "tote", pieces: 2, paid: paise(1_800_00), ...tax };
const sling = { productId: "sling", price: paise(900_00), ...tax };

test.each([
  ["the same product at any price", { productId: "tote", price: paise(1), hsn: null, taxRate: null }],
  ["another at the price that was paid", sling],
  ["one whose rate is written otherwise", { ...sling, taxRate: "12" }],
])("%s", (_, wanted) => expect(whyNotExchanged(bought, wanted, true)).toBeUndefined());

test.each([900_01, 899_99])("nothing dearer or cheaper: %i paise", (price) =>
  expect(whyNotExchanged(bought, { ...sling, price: paise(price) }, true)).toBe("other-price"),
);

test.each([
  ["rate", { taxRate: "18.00" }],
  ["tax at all", { taxRate: null }],
  ["HSN code", { hsn: "7117" }],
])("nothing of another %s in a shop with a GSTIN", (_, other) => {
  expect(whyNotExchanged(bought, { ...sling, ...other }, true)).toBe("other-tax");
  expect(whyNotExchanged(bought, { ...sling, ...other }, false)).toBeUndefined();
});

test("a product that is gone is exchanged for what costs the same", () =>
  expect(whyNotExchanged({ ...bought, productId: null }, sling, true)).toBeUndefined());

test.each([
  ["neither rate nor HSN code", { hsn: null, taxRate: null }],
  ["no rate", { taxRate: null }],
  ["no HSN code", { hsn: null }],
])("a line that was sold with %s, which the shop set later, is exchanged (RETURN-10)", (_, sold) =>
  expect(whyNotExchanged({ ...bought, ...sold }, sling, true)).toBeUndefined(),
);

test("a line without an HSN code still keeps its rate", () =>
  expect(whyNotExchanged({ ...bought, hsn: null }, { ...sling, taxRate: "18.00" }, true)).toBe("other-tax"));
