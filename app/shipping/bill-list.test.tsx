import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { markupOf } from "../../tests/render-markup.tsx";
import { type BillSums, billRows, rowAmount, totalled } from "./bill.ts";
import { BillList } from "./bill-list.tsx";

const bill: BillSums = totalled({
  subtotal: paise(1499_50),
  adjustments: [
    { kind: "fee", label: "Gift wrap", amount: paise(49_00) },
    { kind: "discount", label: "Discount (DIWALI)", amount: paise(300_00) },
  ],
  ...{ shippingMethod: "express", shippingCost: paise(0) },
});

/** Terms and what stands beside them. */
const textsOf = (markup: string) =>
  [...markup.matchAll(/<dt.*?<\/dd>/gs)].map(([row]) => row.replaceAll(/(?:<!-- -->|<[^>]*>)+/g, "|"));

test("a bill reads from the subtotal to the total, discounts before shipping, fees behind it", () =>
  expect(billRows(bill).map((row) => [row.label, row.amount, rowAmount(row)])).toEqual([
    ["Subtotal", 1499_50, "₹1,499.50"],
    ["Discount (DIWALI)", -300_00, "−₹300"],
    ["Shipping (express)", 0, "Free"],
    ["Gift wrap", 49_00, "₹49"],
    ["Total", 1248_50, "₹1,248.50"],
  ]));

test("the shopper reads it so", () => {
  const shipping = "|Shipping|Express, 2-3 business days|Free|";
  const rows = ["|Subtotal|₹1,499.50|", "|Discount (DIWALI)|−₹300|", shipping, "|Gift wrap|₹49|"];
  const total = expect.stringContaining("|Total|");
  expect(textsOf(markupOf(<BillList bill={bill} isOwners={false} />))).toEqual([...rows, total]);
});

test("the owner reads it so", () => {
  const goods = ["|Subtotal|₹1,499.50|", "|Discount (DIWALI)|−₹300.00|"];
  const more = ["|Shipping cost (Express)|₹0.00|", "|Gift wrap|₹49.00|", "|Order total|₹1,248.50|"];
  expect(textsOf(markupOf(<BillList bill={bill} isOwners />))).toEqual([...goods, ...more]);
});
