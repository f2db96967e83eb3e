import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import { lackedGoods } from "./place-with-room.server.ts";

const tote = { id: "a", name: "Kohbar Tote", unitPrice: paise(100_00), inStock: true, stockCount: null };
const offer = (change: object = {}) => ({ ...tote, ...change });
const line = purchaseLine("a", 3, 100_00);
const stale = { ...line, unitPrice: paise(99_00) };
const many = purchaseLine("a", 21, 100_00);
const written = { ...line, personal: [{ label: "Name", text: "Sita" }] };
const gone = { inStock: false, stockCount: 0 };
const missing = (count: number) => [{ productId: "a", variant: undefined, missing: count }];

test.each([
  ["nothing", [line], {}, []],
  ["two pieces", [line], { stockCount: 1 }, missing(2)],
  ["all pieces", [line], gone, missing(3)],
  ["pieces, and is marked out of stock", [line], { inStock: false, stockCount: 2 }, undefined],
  ["what is not counted, and is marked out of stock", [line], { inStock: false }, undefined],
  ["the price it was seen at", [stale], {}, undefined],
  ["all pieces, and the price it was seen at", [stale], gone, undefined],
  ["two pieces, and the price it was seen at", [stale], { stockCount: 1 }, undefined],
  ["all pieces, and a place for the words on it", [written], gone, undefined],
  ["all pieces, and what cash may have", [many], gone, undefined],
])("a purchase lacks %s", (_what, lines, change, lacked) =>
  expect(lackedGoods(lines, [offer(change)], "cod")).toEqual(lacked),
);

test("a card may have what cash may not", () =>
  expect(lackedGoods([many], [offer(gone)], "razorpay")).toEqual(missing(21)));

test("pieces of one variant are not another's", () => {
  const small = { ...line, id: "a small", variant: "small" };
  const offers = [offer({ ...gone, variant: "small" }), offer({ stockCount: 9, variant: "large" })];
  expect(lackedGoods([small], offers, "cod")).toEqual([{ productId: "a", variant: "small", missing: 3 }]);
});
