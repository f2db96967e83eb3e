import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { stallGood, stallList } from "../../../../tests/stall-list.ts";
import type { KeptSale } from "./kept-sale.ts";
import { receiptFacts, receiptOf } from "./receipt.ts";
import { foundGoods } from "./shown-good.ts";

const tote = stallGood("tote", 1_050_00, {
  name: { en: "Lotus Tote", hi: "कमल झोला" },
  option: { en: "Red, Large", hi: "लाल, बड़ा" },
});
const potli = stallGood("potli", 448_00, { name: { en: "Potli", hi: "पोटली" }, taxRate: 1_200, sku: "JH-7" });
const mask = stallGood("mask", 100_00, { name: { en: "Mask", hi: "मुखौटा" }, taxRate: null });
const list = stallList({ goods: [tote, potli, mask] });

const sale: KeptSale = {
  id: "x",
  letter: "AB",
  year: "26-27",
  counter: 7,
  at: "2026-12-01T10:00:00.000Z",
  listId: list.id,
  lines: [
    { productId: "tote", variantId: null, quantity: 2, unitPrice: paise(1_050_00) },
    { productId: "potli", variantId: null, quantity: 1, unitPrice: paise(448_00) },
    { productId: "mask", variantId: null, quantity: 1, unitPrice: paise(100_00) },
  ],
  total: paise(2_648_00),
  pay: "cash",
  reference: null,
  given: paise(3_000_00),
  isVoid: false,
  state: "waiting",
};

test("a receipt has number, moment, lines and the tax of each rate, which is half the state's (STALL-49)", () => {
  const receipt = receiptOf(sale, list);
  expect(receipt).toMatchObject({ number: "SAB/26-27/000007", day: "1 December 2026 at 3:30 pm" });
  expect(receipt.lines[0]).toEqual({
    name: "Lotus Tote · Red, Large",
    quantity: 2,
    unitPrice: 1_050_00,
    sum: 2_100_00,
  });
  expect(receipt.taxes).toEqual([
    { rate: 500, taxable: 2_000_00, cgst: 50_00, sgst: 50_00, igst: 0 },
    { rate: 1_200, taxable: 400_00, cgst: 24_00, sgst: 24_00, igst: 0 },
  ]);
});

test("without a GSTIN it names no tax", () =>
  expect(receiptOf(sale, { ...list, shop: { ...list.shop, gstin: null } }).taxes).toEqual([]));

test("its code says the facts as text, in the language of whoever sells", () => {
  expect(receiptFacts(receiptOf(sale, list)).split("\n")).toEqual([
    "Jhola Crafts",
    "GSTIN 10AAPFU0939F1ZD",
    "SAB/26-27/000007",
    "1 December 2026 at 3:30 pm",
    "2 × Lotus Tote · Red, Large ₹2,100",
    "1 × Potli ₹448",
    "1 × Mask ₹100",
    "Total ₹2,648 · Paid in cash",
  ]);
  const inHindi = speaking("hi", () => receiptFacts(receiptOf(sale, list)));
  expect(inHindi).toContain("2 × कमल झोला · लाल, बड़ा ₹2,100");
});

test("what would make it too fine for a cheap camera is counted instead", () => {
  const lines = Array.from({ length: 40 }, () => sale.lines).flat();
  const facts = receiptFacts(receiptOf({ ...sale, lines }, list));
  expect(new TextEncoder().encode(facts).length).toBeLessThanOrEqual(420);
  expect(facts).toMatch(/\n\+ 108 more\nTotal ₹2,648/);
});

test.each([
  ["", ["tote", "potli", "mask"]],
  ["lot", ["tote"]],
  ["large red", ["tote"]],
  ["पोट", ["potli"]],
  ["jh 7", ["potli"]],
  ["otus", []],
])("'%s' finds %j", (typed, found) =>
  expect(foundGoods(list.goods, typed).map(({ productId }) => productId)).toEqual(found),
);
