import { describe, expect, test } from "vitest";
import { quantities } from "../../../tests/cart-of.ts";
import { formatCart, parseCart } from "./stored-cart.ts";

describe("a stored cart", () => {
  test.each([
    null,
    "",
    "{",
    "null",
    "7",
    '"text"',
    '{"id":"a"}',
    "[1,null,[]]",
    '[{"id":{},"quantity":"<script>"},7,null]',
    '[{"id":"","quantity":1}]',
    '[{"id":"a"}]',
    '[{"id":"a\\u0000","quantity":1}]',
    '[{"id":"a","quantity":0}]',
    '[{"id":"a","quantity":-3}]',
    '[{"id":"a","quantity":0.5}]',
    '[{"id":"a","quantity":"2"}]',
    '[{"id":"a","quantity":1e999}]',
    '[{"id":"a","quantity":1,"variant":7}]',
    '[{"id":"a","quantity":1,"personal":"Asha"}]',
    '[{"id":"a","quantity":1,"personal":[{"label":"Name"}]}]',
    '[{"id":"a","quantity":1,"personal":[null]}]',
  ])("%j is ignored", (stored) => expect(parseCart(stored)).toEqual([]));

  test("that the former version kept is read, and can be read by it again", () => {
    const bag = { id: "a", name: "Bag a", price: 149.5, quantity: 2, slug: "bag-a", image: null };
    const cart = parseCart(JSON.stringify([bag, { id: 7, quantity: 1 }]));
    expect(cart).toMatchObject([
      { productId: "a", name: "Bag a", unitPrice: 149_50, quantity: 2, slug: "bag-a", image: null },
      { productId: "7", name: "", unitPrice: 0, quantity: 1 },
    ]);
    for (const { id, productId } of cart) expect(id).not.toBe(productId);
    expect(JSON.parse(formatCart(cart))).toMatchObject([bag, { id: "7", quantity: 1 }]);
  });

  test("keeps what can be read, merges duplicates and caps the rest", () => {
    const stored = [
      { id: "a", name: "Bag a", price: 149.5, quantity: 600, slug: "bag-a", image: "/a.webp", extra: [1] },
      { id: 7, name: 9, price: "free", quantity: 2 },
      { id: "a", quantity: 600 },
      { id: "b", quantity: 1e9 },
    ];
    expect(quantities(parseCart(JSON.stringify(stored)))).toEqual([
      ["a", 999],
      ["7", 2],
      ["b", 999],
    ]);
    const huge = Array.from({ length: 5000 }, (_, index) => ({ id: `p${index}`, quantity: 1 }));
    expect(parseCart(JSON.stringify(huge))).toHaveLength(100);
  });
});
