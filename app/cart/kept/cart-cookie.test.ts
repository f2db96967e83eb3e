import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { addToCart, type Cart, type CartProduct } from "../cart.ts";
import { claimOf, cookieLine, cookieValue, decodeCart, encodeCart, whyNotAdded } from "./cart-cookie.ts";

const product = (id: string, text = ""): CartProduct => ({
  ...{ id, slug: id, name: id, unitPrice: paise(100_00), image: null },
  personal: [{ label: "Name", text }],
});
const cartOf = (...products: CartProduct[]): Cart =>
  products.reduce<Cart>((cart, each) => addToCart(cart, each), []);
const long = "श्री".repeat(50);
const four = ["a", "b", "c", "d"].map((id) => product(id, long));

test.each([
  ["what is new", [], product("a", "Asha"), undefined],
  ["a text that no field takes", [], product("a", "x".repeat(201)), "text"],
  ["a text that the cart's cookie has no more room for", four, product("e", long), "too-long"],
] as const)("%s", (_, held, added, refusal) => expect(whyNotAdded(cartOf(...held), added)).toBe(refusal));

test("so many pieces of one line are the most, of another one there may be more", () => {
  const most = addToCart([], product("a", "Asha"), 999);
  expect(whyNotAdded(most, product("a", "Asha"))).toBe("most");
  expect(whyNotAdded(most, product("a", "Ravi"))).toBeUndefined();
});

describe("the cookie", () => {
  test.each([
    [undefined, {}],
    ["", {}],
    ["a:2,b:1", { a: 2, b: 1 }],
    ["a%3A2%2Cb%3A1", { a: 2, b: 1 }],
    ["a:0,b:-3,c:0.5,d:1e9,e:1000,f:x,g", {}],
    ["%E0%A4%A:1", { "%E0%A4%A": 1 }],
    ["a:2,a:5", { a: 5 }],
    [`${"x".repeat(65)}:1`, {}],
    ["nul%00l:1,line%0Abreak:1", {}],
    ["%22%3Cscript%3E:1", { '"<script>': 1 }],
    ["%%%;;;==,,,:::", {}],
    ["%E0%A4%A:1,%:2,:9,x", { "%E0%A4%A": 1, "%": 2 }],
    ["'; drop table products;--:1", { "'; drop table products;--": 1 }],
    ['[{"id":"x","quantity":1}]', {}],
    ["no-such:1,".repeat(500), { "no-such": 1 }],
  ])("%j", (value, expected) => {
    const pieces = decodeCart(value).map(({ productId, quantity }) => [productId, quantity]);
    expect(pieces).toEqual(Object.entries(expected));
  });

  test("holds a hundred lines of a thousand", () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => `p${index}:1`).join(",");
    expect(decodeCart(thousand)).toHaveLength(100);
  });

  test("carries odd ids, fits 100 uuids and gives up before a browser would", () => {
    const odd = [claimOf({ productId: "a,b:c;d=é %" }, 3)];
    expect(decodeCart(encodeCart(odd))).toEqual(odd);
    const uuids = Array.from(
      { length: 100 },
      (_, at) => `018bcfe5-6800-7fff-bfff-${`${at}`.padStart(12, "0")}`,
    );
    const cartOf = (quantity: number) => uuids.map((productId) => claimOf({ productId }, quantity));
    expect(decodeCart(encodeCart(cartOf(99)))).toHaveLength(100);
    expect(encodeCart(cartOf(999))).toBeUndefined();
  });

  const asha = [{ label: "Name", text: 'Asha; Devi, "ji" <b>=</b>' }];
  const deva = [{ label: "नाम", text: "आशा देवी ".repeat(20).trim() }];
  test.each([
    ["a variant", { productId: "a", variant: "small-red" }, "a:1:small-red"],
    ["a text", { productId: "a", personal: [{ label: "Name", text: "Asha" }] }, "a:1::Name:Asha"],
    ["a variant in a third of Hindi's signs", { productId: "a", variant: "छोटा" }, "a:1:=4KSb4KWL4KSf4KS-"],
    ["signs that part cookies", { productId: "a", personal: asha }, undefined],
    ["all of it", { productId: "a,b:c", variant: "x", personal: [...asha, ...deva] }, undefined],
  ])("carries %s", (_, goods, value) => {
    const claims = [claimOf(goods, 1), claimOf({ productId: "a" }, 2)];
    const written = encodeCart(claims) ?? "";
    if (value) expect(written).toBe(`${value},a:2`);
    expect(written).not.toMatch(/[;\s"\\]/);
    expect(decodeCart(written)).toEqual(claims);
    expect(decodeCart(encodeURIComponent(written))).toEqual(claims);
  });

  test("holds three texts of 200 letters in Devanagari, and gives up before a browser would", () => {
    const text = "श्री".repeat(50);
    const personal = ["1", "2", "3"].map((label) => ({ label, text }));
    expect(encodeCart([claimOf({ productId: "a", personal }, 1)])?.length).toBeLessThan(2600);
    const two = ["a", "b"].map((productId) => claimOf({ productId, personal }, 1));
    expect(encodeCart(two)).toBeUndefined();
  });

  const onlyB = [claimOf({ productId: "b" }, 1)];
  test.each([
    ["a:1:=****", "what is no base64"],
    ["a:1:=_w", "what is no UTF-8"],
    ["a:1::Name", "a label without a text"],
    ["a:1::Name:Asha:Name:Ravi", "a label twice"],
    [`a:1::Name:${"x".repeat(201)}`, "too long a text"],
    ["a:1::1:a:2:b:3:c:4:d", "four texts"],
    ["a:1:%00", "a control character"],
    [`a:1:${"x".repeat(301)}`, "too long a key"],
  ])("%s is left out: %s", (value) => expect(decodeCart(`${value},b:1`)).toEqual(onlyB));

  test("is found among others and written without surprises", () => {
    expect(cookieValue("x=1; jhola_cart=a:1; y=2", "jhola_cart")).toBe("a:1");
    expect(cookieValue("xjhola_cart=a:1", "jhola_cart")).toBeUndefined();
    expect(cookieLine("jhola_cart", undefined, true)).toContain("Max-Age=0; SameSite=Lax; Secure");
  });
});
