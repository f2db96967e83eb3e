import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asha, cartOf, lineOf, product, quantities, small } from "../../tests/cart-of.ts";
import { addRefusal, addToCart, type Cart, maxLines, removeLine, setQuantity } from "./cart.ts";
import { articleOf, type Goods, lineIdOf } from "./goods.ts";
import { decodeCart, encodeCart } from "./kept/cart-cookie.ts";
import { formatCart, parseCart } from "./kept/stored-cart.ts";

const claimsOf = (cart: Cart) => cart.map(({ id, productId, quantity }) => ({ id, productId, quantity }));

describe("a line's id", () => {
  const part = fc.oneof(
    fc.constantFrom("a", "b", '"', "\\", ",", "null", "नाम", "💛", "line-a", ""),
    fc.string({ unit: "grapheme" }),
  );
  const goods: fc.Arbitrary<Goods> = fc.record(
    {
      productId: part,
      variant: part,
      personal: fc.uniqueArray(fc.record({ label: part, text: part }), {
        selector: ({ label }) => label,
        minLength: 1,
        maxLength: 3,
      }),
    },
    { requiredKeys: ["productId"] },
  );
  /** Goods word for word, the texts by their labels. */
  const wordsOf = ({ productId, variant, personal = [] }: Goods) => ({
    ...{ productId, variant, texts: new Map(personal.map(({ label, text }) => [label, text])) },
  });
  const areSame = (one: Goods, other: Goods): boolean => {
    try {
      expect(wordsOf(one)).toEqual(wordsOf(other));
      return true;
    } catch {
      return false;
    }
  };

  test("is one for the same goods, and never one for others", () =>
    fc.assert(
      fc.property(goods, goods, (one, other) => {
        expect(lineIdOf(one) === lineIdOf(other)).toBe(areSame(one, other));
      }),
    ));

  const written = (texts: Record<string, string>): Goods => ({
    productId: "a",
    personal: Object.entries(texts).map(([label, text]) => ({ label, text })),
  });
  const variant = (productId: string, key: string): Goods => ({ productId, variant: key });
  test.each<[Goods, Goods]>([
    [{ productId: "a" }, variant("a", "a")],
    [variant("a", "small-red"), variant("a-small", "red")],
    [written({ Name: "Asha" }), written({ Name: "asha" })],
    [written({ a: 'b","c' }), written({ a: "b", c: "" })],
    [variant("a", "null"), { productId: "a", personal: asha }],
  ])("parts %j from %j", (one, other) => expect(lineIdOf(one)).not.toBe(lineIdOf(other)));

  test("says nothing of the order of texts, and an article's nothing of texts", () => {
    expect(lineIdOf(written({ Name: "A", Note: "B" }))).toBe(lineIdOf(written({ Note: "B", Name: "A" })));
    expect(articleOf({ ...written({ Name: "A" }), variant: "x" })).toBe(lineIdOf(variant("a", "x")));
  });
});

describe("a line of a variant with texts", () => {
  test("stands beside others of its product, and takes more of the same", () => {
    const added = [small, { ...small, personal: asha }, product("a"), { ...small, personal: asha }];
    const cart = added.reduce<Cart>((lines, each) => addToCart(lines, each), []);
    expect(cart.map(({ variant, personal, quantity }) => [variant, personal, quantity])).toEqual([
      ["small", undefined, 1],
      ["small", asha, 2],
      [undefined, undefined, 1],
    ]);
    expect(cart[0]).toMatchObject({ optionText: "Size: Small" });
    expect(parseCart(formatCart(cart))).toEqual(cart);
    expect(decodeCart(encodeCart(cart))).toMatchObject(claimsOf(cart));
  });

  test("is cleaned of blanks, and refused where nobody could write it", () => {
    const blank = [{ label: "Name", text: " \n" }];
    expect(addToCart([], { ...product("a"), variant: "", personal: blank })).toEqual(cartOf("a"));
    const long = [{ label: "Name", text: "x".repeat(201) }];
    expect(addToCart([], { ...product("a"), personal: long })).toEqual([]);
  });
});

describe("adding", () => {
  const full = Array.from({ length: maxLines }, (_, at) => ({ id: `p${at}`, quantity: 1 }));
  test.each([
    ["an empty cart", [], "a", undefined],
    ["a full cart", full, "a", "full"],
    ["a full cart that has it", full, "p0", undefined],
    ["the most of it", [{ id: "a", quantity: 999 }], "a", "most"],
    ["the most of another", [{ id: "a", quantity: 999 }], "b", undefined],
  ] as const)("to %s is refused where it would change nothing", (_, lines, id, refusal) =>
    expect(addRefusal(lines, id)).toBe(refusal),
  );

  test("appends what is new and adds the amount to what is there", () => {
    expect(quantities(addToCart(cartOf("a", "b"), product("a"), 3))).toEqual([
      ["a", 4],
      ["b", 1],
    ]);
  });

  test.each([0, -3, 0.5, 1e9, Number.NaN, 1000])("of %s changes nothing", (quantity) =>
    expect(addToCart(cartOf("a"), product("a"), quantity)).toEqual(cartOf("a")),
  );

  test("stops at 999 pieces and at 100 products", () => {
    expect(quantities(addToCart(addToCart([], product("a"), 999), product("a"), 5))).toEqual([["a", 999]]);
    const full = cartOf(...Array.from({ length: maxLines }, (_, index) => `p${index}`));
    expect(addToCart(full, product("one more"))).toBe(full);
    expect(quantities(addToCart(full, product("p0"))).at(0)).toEqual(["p0", 2]);
  });
});

test.each([
  [5, [["a", 5]]],
  [0, []],
  [-3, []],
  [0.5, [["a", 1]]],
  [Number.NaN, [["a", 1]]],
  [1e9, [["a", 999]]],
])("setting a quantity of %s", (quantity, expected) =>
  expect(quantities(setQuantity(cartOf("a"), lineOf("a"), quantity))).toEqual(expected),
);

test("every cart keeps whole quantities from 1 to 999 and each product once, whatever is done to it", () => {
  const id = fc.constantFrom("a", "b", "c");
  const act = fc.oneof(
    fc.record({ kind: fc.constant("add"), id, n: fc.double() }),
    fc.record({ kind: fc.constant("add"), id, n: fc.integer({ min: -5, max: 1500 }) }),
    fc.record({ kind: fc.constant("set"), id, n: fc.integer({ min: -5, max: 1500 }) }),
    fc.record({ kind: fc.constant("remove"), id, n: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let cart: Cart = [];
      for (const { kind, id, n } of acts) {
        if (kind === "add") cart = addToCart(cart, product(id), n);
        else cart = kind === "set" ? setQuantity(cart, lineOf(id), n) : removeLine(cart, lineOf(id));
      }
      const ids = cart.map((line) => line.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { quantity } of cart)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      expect(parseCart(formatCart(cart))).toEqual(cart);
      expect(decodeCart(encodeCart(cart))).toEqual(claimsOf(cart));
    }),
  );
});
