import { expect, test } from "vitest";
import { maxLines } from "#cart/cart.ts";
import { blankLines, claimOf } from "#cart/kept/cart-cookie.ts";
import type { LineTrouble } from "#cart/prices/priced-cart.ts";
import { claimsOfItems, sharedLine, withShared } from "./shared-lines.ts";

const named = new Map([
  ["JC-1", { productId: "lotus" }],
  ["lotus-bag", { productId: "lotus" }],
  ["godna.small", { productId: "godna", variant: "small" }],
]);
const quantities = (claims: readonly { productId: string; quantity: number }[]) =>
  claims.map(({ productId, quantity }) => [productId, quantity]);

test("the same goods by two names add up; what nobody knows is left out", () => {
  const items = ["JC-1", "godna.small", "no-such", "lotus-bag"].map((name, at) => ({ name, pieces: at + 1 }));
  expect(quantities(claimsOfItems(items, named))).toEqual([
    ["lotus", 5],
    ["godna", 2],
  ]);
});

const lineOf = (quantity: number, trouble?: LineTrouble) => {
  const [line] = blankLines([claimOf({ productId: "lotus" }, quantity)]);
  if (!line) throw new Error("one claim is one line");
  return sharedLine({ ...line, ...(trouble && { trouble }) });
};

test.each<[number, LineTrouble | undefined, object | undefined]>([
  [2, undefined, undefined],
  [2, { kind: "too-many", left: 1 }, undefined],
  [999, undefined, undefined],
  [1000, undefined, { kind: "too-large" }],
  [1, { kind: "option-missing" }, { kind: "option-missing" }],
  [1, { kind: "personal", refusal: { kind: "missing", label: "Name" } }, { kind: "personal" }],
  [1, { kind: "not-now", again: "2027-01-09" }, { kind: "not-now", again: "2027-01-09" }],
])("%s pieces with %j are left out: %j", (quantity, trouble, leftOut) =>
  expect(lineOf(quantity, trouble).leftOut).toEqual(leftOut),
);

test("what can be had joins the cart, up to what it holds", () => {
  const before = [claimOf({ productId: "lotus" }, 3)];
  const { cart, added } = withShared(before, [lineOf(2), lineOf(1, { kind: "gone" })]);
  expect([quantities(cart), added]).toEqual([[["lotus", 5]], 1]);
  const full = Array.from({ length: maxLines }, (_, at) => claimOf({ productId: `p${at}` }, 1));
  expect(withShared(full, [lineOf(2)])).toEqual({ cart: full, added: 0 });
});
