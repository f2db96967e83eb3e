import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { addToCart, type Cart, type CartProduct } from "../cart.ts";
import { whyNotAdded } from "./why-not-added.ts";

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
