import { expect, test } from "vitest";
import { stallGood, stallList } from "../../../../tests/stall-list.ts";
import {
  type Basket,
  basketBill,
  basketPieces,
  goodKey,
  mostOfGood,
  soldLines,
  withPieces,
} from "./basket.ts";

const key = goodKey({ productId: "bag", variantId: null });

test.each<[string, Basket, number, Basket]>([
  ["the first piece begins a line", {}, 1, { [key]: 1 }],
  ["another one adds to it", { [key]: 1, "x ": 2 }, 1, { [key]: 2, "x ": 2 }],
  ["one less of two is one", { [key]: 2 }, -1, { [key]: 1 }],
  ["one less of one is no line", { [key]: 1, "x ": 2 }, -1, { "x ": 2 }],
  ["less than nothing is nothing", {}, -1, {}],
  ["no more than the shop takes of a line", { [key]: mostOfGood }, 1, { [key]: mostOfGood }],
])("%s", (_, basket, step, after) => expect(withPieces(basket, key, step)).toEqual(after));

test("a sale has two hundred lines at most", () => {
  const full = Object.fromEntries(Array.from({ length: 200 }, (_, place) => [`good-${place} `, 1]));
  expect(withPieces(full, key, 1)).toBe(full);
  expect(withPieces(full, "good-7 ", 1)["good-7 "]).toBe(2);
});

test("it is summed by the list, each variant by its own price; what the list has no more is left out", () => {
  const list = stallList({
    goods: [
      stallGood("bag", 1_299_00),
      stallGood("stole", 800_50, { variantId: "red" }),
      stallGood("stole", 850_00, { variantId: "blue" }),
    ],
  });
  const basket = { [key]: 2, "stole blue": 1, "gone ": 3 };
  const { lines, total } = basketBill(basket, list);
  expect(total).toBe(3_448_00);
  expect(soldLines(lines)).toEqual([
    { productId: "bag", variantId: null, quantity: 2, unitPrice: 1_299_00 },
    { productId: "stole", variantId: "blue", quantity: 1, unitPrice: 850_00 },
  ]);
  expect(basketPieces(basket)).toBe(6);
});
