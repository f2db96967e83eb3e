import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import {
  addRefusal,
  addToCart,
  articleOf,
  type Cart,
  type CartProduct,
  type Goods,
  itemCount,
  lineIdOf,
  maxLines,
  removeLine,
  setQuantity,
} from "./cart.ts";
import { decodeCart, encodeCart } from "./cart-cookie.ts";
import { troubleText } from "./line-trouble.text.ts";
import {
  buyable,
  type CurrentProduct,
  type PriceAnswer,
  type PricedLine,
  priceCart,
  unasked,
} from "./priced-cart.ts";
import { formatCart, parseCart } from "./stored-cart.ts";

const product = (id: string, unitPrice = paise(100_00)): CartProduct => ({
  id,
  slug: `slug-${id}`,
  name: `Bag ${id}`,
  unitPrice,
  image: null,
});
const cartOf = (...ids: string[]): Cart => ids.reduce<Cart>((cart, id) => addToCart(cart, product(id)), []);
const quantities = (cart: Cart) => cart.map(({ productId, quantity }) => [productId, quantity]);
const lineOf = (productId: string) => lineIdOf({ productId });

const asha = [{ label: "Name", text: "Asha" }];
const small = { ...product("a"), variant: "small", optionText: "Size: Small" };

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

  test("is one for the same goods, and never one for others", () => {
    fc.assert(
      fc.property(goods, goods, (one, other) => {
        expect(lineIdOf(one) === lineIdOf(other)).toBe(areSame(one, other));
      }),
    );
  });

  test.each<[Goods, Goods]>([
    [{ productId: "a" }, { productId: "a", variant: "a" }],
    [
      { productId: "a", variant: "small-red" },
      { productId: "a-small", variant: "red" },
    ],
    [
      { productId: "a", personal: [{ label: "Name", text: "Asha" }] },
      { productId: "a", personal: [{ label: "Name", text: "asha" }] },
    ],
    [
      { productId: "a", personal: [{ label: "a", text: 'b","c' }] },
      {
        productId: "a",
        personal: [
          { label: "a", text: "b" },
          { label: "c", text: "" },
        ],
      },
    ],
    [
      { productId: "a", variant: "null" },
      { productId: "a", personal: asha },
    ],
  ])("parts %j from %j", (one, other) => expect(lineIdOf(one)).not.toBe(lineIdOf(other)));

  test("says nothing of the order of texts, and an article's nothing of texts", () => {
    const [first, second] = [
      { label: "Name", text: "A" },
      { label: "Note", text: "B" },
    ];
    expect(lineIdOf({ productId: "a", personal: [first, second] })).toBe(
      lineIdOf({ productId: "a", personal: [second, first] }),
    );
    expect(articleOf({ productId: "a", variant: "x", personal: [first] })).toBe(
      lineIdOf({ productId: "a", variant: "x" }),
    );
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
    expect(decodeCart(encodeCart(cart))).toMatchObject(
      cart.map(({ id, productId, quantity }) => ({ id, productId, quantity })),
    );
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
  ] as const)("to %s is refused where it would change nothing", (_, lines, id, refusal) => {
    expect(addRefusal(lines, id)).toBe(refusal);
  });

  test("appends what is new and adds the amount to what is there", () => {
    expect(quantities(addToCart(cartOf("a", "b"), product("a"), 3))).toEqual([
      ["a", 4],
      ["b", 1],
    ]);
  });

  test.each([0, -3, 0.5, 1e9, Number.NaN, 1000])("of %s changes nothing", (quantity) => {
    expect(addToCart(cartOf("a"), product("a"), quantity)).toEqual(cartOf("a"));
  });

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
])("setting a quantity of %s", (quantity, expected) => {
  expect(quantities(setQuantity(cartOf("a"), lineOf("a"), quantity))).toEqual(expected);
});

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
      for (const { quantity } of cart) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
      expect(parseCart(formatCart(cart))).toEqual(cart);
      expect(decodeCart(encodeCart(cart))).toEqual(
        cart.map(({ id, productId, quantity }) => ({ id, productId, quantity })),
      );
    }),
  );
});

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
  ])("%j is ignored", (stored) => {
    expect(parseCart(stored)).toEqual([]);
  });

  test("that the former version kept is read, and can be read by it again", () => {
    const kept =
      '[{"id":"a","name":"Bag a","price":149.5,"quantity":2,"slug":"bag-a","image":null},{"id":7,"quantity":1}]';
    const cart = parseCart(kept);
    expect(cart).toMatchObject([
      { productId: "a", name: "Bag a", unitPrice: 149_50, quantity: 2, slug: "bag-a", image: null },
      { productId: "7", name: "", unitPrice: 0, quantity: 1 },
    ]);
    for (const { id, productId } of cart) expect(id).not.toBe(productId);
    expect(JSON.parse(formatCart(cart))).toMatchObject([JSON.parse(kept)[0], { id: "7", quantity: 1 }]);
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

describe("pricing", () => {
  const facts = (id: string, changes: Partial<CurrentProduct> = {}): PriceAnswer[number] => ({
    id,
    product: {
      id,
      slug: `slug-${id}`,
      name: `Bag ${id}`,
      unitPrice: paise(100_00),
      image: null,
      ...{ collection: "core", category: "bags" },
      inStock: true,
      stockCount: null,
      ...changes,
    },
  });

  test.each([
    [facts("a"), undefined],
    [{ id: "a", product: null }, { kind: "gone" }],
    [facts("a", { inStock: false }), { kind: "out-of-stock" }],
    [facts("a", { stockCount: 0 }), { kind: "out-of-stock" }],
    [facts("a", { stockCount: 1 }), { kind: "too-many", left: 1 }],
    [facts("a", { stockCount: 2 }), undefined],
    [facts("a", { unitPrice: paise(120_00) }), { kind: "price-changed", before: 100_00 }],
  ])("the answer %j", (answer, trouble) => {
    const cart = addToCart([], product("a"), 2);
    expect(priceCart(cart, [answer])[0]?.trouble).toEqual(trouble);
  });

  test("two lines of one product want their pieces together, and are set apart", () => {
    const [line] = addToCart([], product("a"), 2);
    const lines = line ? [line, { ...line, id: "another" }] : [];
    const troubles = (stockCount: number) =>
      priceCart(lines, [facts("a", { stockCount })]).map(({ trouble }) => trouble?.kind);
    expect([troubles(4), troubles(3)]).toEqual([
      [undefined, undefined],
      ["too-many", "too-many"],
    ]);
    expect(setQuantity(lines, "another", 5).map(({ quantity }) => quantity)).toEqual([2, 5]);
    expect(removeLine(lines, "another")).toEqual([line]);
  });

  const name = { label: "Name", most: 6, required: false, price: paise(50_00) };
  const ofSmall = (changes: Partial<CurrentProduct> = {}) => ({
    ...facts("a", { optionText: "Size: Small", ...changes }),
    variant: "small",
  });
  test.each<[string, CartProduct, PriceAnswer[number], PricedLine["trouble"]]>([
    ["as it was", small, ofSmall(), undefined],
    [
      "with a text at its price",
      { ...small, personal: asha, unitPrice: paise(150_00) },
      ofSmall({ personal: [name] }),
      undefined,
    ],
    [
      "with a text that costs more now",
      { ...small, personal: asha },
      ofSmall({ personal: [name] }),
      { kind: "price-changed", before: paise(100_00) },
    ],
    [
      "that is no longer made",
      small,
      ofSmall({ optionText: undefined, optionTrouble: "gone" }),
      { kind: "option-gone", option: "Size: Small" },
    ],
    [
      "of which nobody knows the words",
      { ...small, optionText: undefined },
      ofSmall({ optionText: undefined, optionTrouble: "gone" }),
      { kind: "option-gone", option: "small" },
    ],
    [
      "that was not chosen",
      product("a"),
      facts("a", { optionTrouble: "missing" }),
      { kind: "option-missing" },
    ],
    [
      "with a text that is no longer written",
      { ...small, personal: asha },
      ofSmall(),
      { kind: "personal", refusal: { kind: "not-offered", label: "Name" } },
    ],
    [
      "without a text that is needed",
      small,
      ofSmall({ personal: [{ ...name, required: true }] }),
      { kind: "personal", refusal: { kind: "missing", label: "Name" } },
    ],
    [
      "with a text that is too long now",
      { ...small, personal: asha },
      ofSmall({ personal: [{ ...name, most: 3 }] }),
      { kind: "personal", refusal: { kind: "too-long", label: "Name", most: 3 } },
    ],
    ["that is sold out", small, ofSmall({ inStock: false }), { kind: "out-of-stock" }],
  ])("a variant %s", (_, added, answer, trouble) => {
    const [line] = priceCart(addToCart([], added), [answer]);
    expect(line?.trouble).toEqual(trouble);
    expect(buyable(line ? [line] : [])).toHaveLength(
      trouble === undefined || trouble.kind === "price-changed" ? 1 : 0,
    );
    if (trouble) expect(troubleText(trouble)).toMatch(/\.$/);
  });

  test("two texts on one variant share its pieces, and another variant's are its own", () => {
    const cart = [small, { ...small, personal: asha }, { ...small, variant: "large" }].reduce<Cart>(
      (lines, each) => addToCart(lines, each, 2),
      [],
    );
    const answer = [
      ofSmall({ stockCount: 3, personal: [name] }),
      { ...ofSmall({ stockCount: 2 }), variant: "large" },
    ];
    expect(priceCart(cart, answer).map(({ trouble }) => trouble?.kind)).toEqual([
      "too-many",
      "too-many",
      undefined,
    ]);
  });

  test("what the writing costs stands in the former price, too", () => {
    const [line] = priceCart(addToCart([], { ...small, personal: asha }), [
      ofSmall({ personal: [name], was: paise(120_00) }),
    ]);
    expect(line).toMatchObject({ unitPrice: 150_00, was: 170_00 });
  });

  test("products that were not asked for keep their copies, odd ids included", () => {
    const cart = cartOf("a", "__proto__");
    expect(priceCart(cart, [facts("a")]).map(({ name }) => name)).toEqual(["Bag a", "Bag __proto__"]);
    expect(unasked(cart, [facts("a")])).toMatchObject([{ productId: "__proto__" }]);
  });

  test("the badge counts pieces", () => {
    expect(itemCount(addToCart(cartOf("a", "b"), product("b"), 4))).toBe(6);
  });
});
