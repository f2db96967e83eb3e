import { expect, test } from "vitest";
import { paise } from "#values/money.ts";
import { refusalReason } from "./checkout.text.ts";
import { decodeLines, encodeLines, type PurchaseLine, refusalOf } from "./purchase.ts";

const line = (id: string, quantity = 2, unitPrice = 100_00): PurchaseLine => ({
  id,
  quantity,
  unitPrice: paise(unitPrice),
});
const offer = (change: object = {}) => ({
  id: "a",
  name: "Kohbar Tote",
  unitPrice: paise(100_00),
  inStock: true,
  stockCount: null,
  ...change,
});

test.each([
  [[offer()], undefined],
  [[offer({ stockCount: 2 })], undefined],
  [[], "One of the products is no longer in the shop. Please remove it from your cart."],
  [[offer({ inStock: false })], "Kohbar Tote is out of stock. Please remove it from your cart."],
  [[offer({ stockCount: 0 })], "Kohbar Tote is out of stock. Please remove it from your cart."],
  [[offer({ stockCount: 1 })], "Only 1 of Kohbar Tote is left. Please lower the quantity in your cart."],
  [
    [offer({ unitPrice: paise(120_00) })],
    "The price of Kohbar Tote is now ₹120. Please check the new total and place your order again.",
  ],
])("against %j", (offers, sentence) => {
  const refusal = refusalOf([line("a")], offers);
  expect(refusal && refusalReason(refusal)).toBe(sentence);
});

test("lines travel through the form unharmed", () => {
  const lines = [line("a,b:c é"), line("b", 999, 0)];
  expect(decodeLines(encodeLines(lines))).toEqual(lines);
});

test.each([
  "",
  "a",
  "a:1",
  "a:0:100",
  "a:-3:100",
  "a:0.5:100",
  "a:1000:100",
  "a:1:-5",
  "a:1:1e3",
  "a:1:100,",
  "a:1:1,a:2:1",
  "%E0%A4%A:1:1",
  "a%00:1:1",
  ":1:1",
  `a:1:1,`.repeat(101),
])("%j is no cart", (text) => {
  expect(decodeLines(text)).toBeUndefined();
});
