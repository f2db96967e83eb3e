import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { asha, cartOf, product, small } from "../../../tests/cart-of.ts";
import { addToCart, type Cart, type CartProduct, itemCount, removeLine, setQuantity } from "../cart.ts";
import {
  buyable,
  type CurrentProduct,
  type PriceAnswer,
  type PricedLine,
  priceCart,
  troubleText,
  unasked,
} from "./priced-cart.ts";

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
    expect(priceCart(addToCart([], product("a"), 2), [answer])[0]?.trouble).toEqual(trouble);
  });

  test("two lines of one product want their pieces together, and are set apart", () => {
    const [line] = addToCart([], product("a"), 2);
    const lines = line ? [line, { ...line, id: "another" }] : [];
    const troubles = (stockCount: number) =>
      priceCart(lines, [facts("a", { stockCount })]).map(({ trouble }) => trouble?.kind);
    expect(troubles(4)).toEqual([undefined, undefined]);
    expect(troubles(3)).toEqual(["too-many", "too-many"]);
    expect(setQuantity(lines, "another", 5).map(({ quantity }) => quantity)).toEqual([2, 5]);
    expect(removeLine(lines, "another")).toEqual([line]);
  });

  const name = { label: "Name", most: 6, required: false, price: paise(50_00) };
  const ofSmall = (changes: Partial<CurrentProduct> = {}) => ({
    ...facts("a", { optionText: "Size: Small", ...changes }),
    variant: "small",
  });
  const written = { ...small, personal: asha };
  const gone = { optionText: undefined, optionTrouble: "gone" } as const;
  const unwanted = { kind: "personal", refusal: { kind: "not-offered", label: "Name" } } as const;
  const missing = { kind: "personal", refusal: { kind: "missing", label: "Name" } } as const;
  const tooLong = { kind: "personal", refusal: { kind: "too-long", label: "Name", most: 3 } } as const;
  const paid = { ...written, unitPrice: paise(150_00) };
  const dearer = { kind: "price-changed", before: paise(100_00) } as const;
  const wordless = { ...small, optionText: undefined };
  const unchosen = facts("a", { optionTrouble: "missing" });
  const needed = ofSmall({ personal: [{ ...name, required: true }] });
  test.each<[string, CartProduct, PriceAnswer[number], PricedLine["trouble"]]>([
    ["as it was", small, ofSmall(), undefined],
    ["with a text at its price", paid, ofSmall({ personal: [name] }), undefined],
    ["with a dearer text", written, ofSmall({ personal: [name] }), dearer],
    ["that is no longer made", small, ofSmall(gone), { kind: "option-gone", option: "Size: Small" }],
    ["without words", wordless, ofSmall(gone), { kind: "option-gone", option: "small" }],
    ["that was not chosen", product("a"), unchosen, { kind: "option-missing" }],
    ["with a text that is no longer written", written, ofSmall(), unwanted],
    ["without a needed text", small, needed, missing],
    ["with a text that is too long now", written, ofSmall({ personal: [{ ...name, most: 3 }] }), tooLong],
    ["that is sold out", small, ofSmall({ inStock: false }), { kind: "out-of-stock" }],
  ])("a variant %s", (_, added, answer, trouble) => {
    const [line] = priceCart(addToCart([], added), [answer]);
    expect(line?.trouble).toEqual(trouble);
    const isBuyable = trouble === undefined || trouble.kind === "price-changed";
    expect(buyable(line ? [line] : [])).toHaveLength(isBuyable ? 1 : 0);
    if (trouble) expect(troubleText(trouble)).toMatch(/\.$/);
  });

  test("two texts on one variant share its pieces, and another variant's are its own", () => {
    const added = [small, { ...small, personal: asha }, { ...small, variant: "large" }];
    const cart = added.reduce<Cart>((lines, each) => addToCart(lines, each, 2), []);
    const large = { ...ofSmall({ stockCount: 2 }), variant: "large" };
    const priced = priceCart(cart, [ofSmall({ stockCount: 3, personal: [name] }), large]);
    expect(priced.map(({ trouble }) => trouble?.kind)).toEqual(["too-many", "too-many", undefined]);
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

  test("the badge counts pieces", () =>
    expect(itemCount(addToCart(cartOf("a", "b"), product("b"), 4))).toBe(6));
});
