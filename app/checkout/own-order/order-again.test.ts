import { expect, test } from "vitest";
import type { Goods } from "#cart/goods.ts";
import { claimOf } from "#cart/kept/cart-cookie.ts";
import type { CurrentProduct } from "#cart/prices/priced-cart.ts";
import { paise } from "#values/money/money.ts";
import { againNotice, orderedAgain } from "./order-again.ts";

const product = (id: string, change: Partial<CurrentProduct> = {}) => ({
  id,
  product: {
    ...{ id, slug: id, name: id, unitPrice: paise(100_00), image: null, inStock: true, stockCount: null },
    ...{ collection: "", category: "" },
    ...change,
  },
});
const line = (productId: string | null, quantity = 1, goods: Partial<Goods> = {}) => ({
  ...{ productName: `Bag ${productId ?? "of old"}`, quantity },
  optionText: goods.variant === undefined ? null : `Size: ${goods.variant}`,
  goods: productId === null ? null : { productId, ...goods },
});

test("an order's goods join the cart, as far as they are there", () => {
  const lines = [line("a", 2), line("b"), line("c", 5), line("d"), line(null), line("e")];
  const answer = [
    ...[product("a"), product("b", { inStock: false }), product("c", { stockCount: 3 })],
    ...[product("d", { stockCount: 0 }), { id: "e", product: null }],
  ];
  expect(orderedAgain(lines, answer, [claimOf({ productId: "a" }, 1)])).toEqual({
    cart: [claimOf({ productId: "a" }, 3), claimOf({ productId: "c" }, 3)],
    added: 2,
    gone: ["Bag b", "Bag d", "Bag of old", "Bag e"],
    fewer: ["Bag c"],
  });
});

test("what the cart holds already counts, and nothing is said to be added that was not", () => {
  const held = (quantity: number) => [claimOf({ productId: "c" }, quantity)];
  const again = (cart: ReturnType<typeof held>, stockCount: number | null) =>
    orderedAgain([line("c", 2)], [product("c", { stockCount })], cart);
  expect(again(held(2), 3)).toEqual({ cart: held(3), added: 1, gone: [], fewer: ["Bag c"] });
  expect(again(held(3), 3)).toEqual({ cart: held(3), added: 0, gone: [], fewer: ["Bag c"] });
  expect(again(held(999), null)).toEqual({ cart: held(999), added: 0, gone: [], fewer: ["Bag c"] });
  const full = Array.from({ length: 100 }, (_, index) => claimOf({ productId: `p${index}` }, 1));
  expect(again(full, 3)).toEqual({ cart: full, added: 0, gone: [], fewer: ["Bag c"] });
});

test("variants and texts stay as they were ordered, where they are still made", () => {
  const small = { productId: "a", variant: "small" };
  const personal = [{ label: "Name", text: "Asha" }];
  const name = { label: "Name", most: 6, required: true, price: paise(0) };
  const of = (variant: string, change: Partial<CurrentProduct>) => ({ variant, ...product("a", change) });
  const lines = [
    ...[line("a", 2, { variant: "small" }), line("a", 2, { variant: "small", personal })],
    ...[line("a", 1, { variant: "large" }), line("a", 1, { variant: "huge" }), line("b", 1, { personal })],
  ];
  const answer = [
    ...[of("small", { stockCount: 3, personal: [{ ...name, required: false }] })],
    ...[of("large", { inStock: false }), of("huge", { optionTrouble: "gone" })],
    ...[product("b", { personal: [{ ...name, most: 3 }] })],
  ];
  expect(orderedAgain(lines, answer, [])).toEqual({
    cart: [claimOf(small, 2), claimOf({ ...small, personal }, 1)],
    added: 2,
    gone: ["Bag a (Size: large)", "Bag a (Size: huge)", "Bag b"],
    fewer: ["Bag a (Size: small)"],
  });
});

const two = "2 products are in your cart, at today's prices.";
test.each<[number, string[], string[], string]>([
  [1, [], [], "1 product is in your cart, at today's price."],
  [2, [], ["C"], `${two} Not all pieces could be added of: C.`],
  [2, ["A", "B", "C", "D", "E"], [], `${two} No longer to be had: A, B, C and 2 more.`],
  [0, ["A"], [], "No longer to be had: A."],
])("of %s, %j and %j is said: %s", (added, gone, fewer, text) =>
  expect(againNotice({ added, gone, fewer }).text).toBe(text),
);
