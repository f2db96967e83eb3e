import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { firstChoice, variantAt } from "./variant-at.ts";

const variant = {
  ...{ id: "v1", key: "small", values: ["Small"], sku: "T-S", ownPrice: null },
  ...{ inStock: true, stockCount: 0, picture: null, weight: null },
};
const listed = {
  ...{ price: paise(500_00), salePrice: paise(400_00), saleFrom: null, saleUntil: null },
  ...{ ownPriceFrom: null, hasBasePrice: true },
};
const moment = new Date("2026-12-01T06:00:00Z");

test("a variant is as much on sale as its product is, and sold out by its own count", () => {
  expect(variantAt(variant, { listed, madeToOrder: false }, moment)).toEqual({
    ...{ id: "v1", key: "small", values: ["Small"], sku: "T-S", picture: null, weight: null },
    ...{ price: 400_00, was: 500_00, inStock: false, stockCount: 0 },
  });
  expect(
    variantAt({ ...variant, ownPrice: paise(700_00) }, { listed, madeToOrder: true }, moment),
  ).toMatchObject({ ...{ price: 700_00, inStock: true, stockCount: null } });
});

test.each([
  ["the cheapest that can be had", ["300 gone", "500", "400"], 2],
  ["the first of those that cost the same", ["500", "400", "400"], 1],
  ["the cheapest, where none can be had", ["500 gone", "400 gone"], 1],
])("%s stands chosen", (_what, rows, at) => {
  const variants = rows.map((row) => ({
    price: paise(Number.parseInt(row, 10)),
    inStock: !row.endsWith("gone"),
  }));
  expect(firstChoice(variants)).toBe(variants[at]);
});

test("nothing is chosen of what has no variants", () => expect(firstChoice([])).toBeUndefined());
