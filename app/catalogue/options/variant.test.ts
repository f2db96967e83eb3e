import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { keyOfSlugs, optionText, valueSlug, valuesKey, variantNamed, variantPriceAt } from "./variant.ts";

test.each([
  ["Small", "small"],
  ["XL, long", "xl-long"],
  [" Crème ", "crème"],
  ["लाल", "लाल"],
  ["14 × 16 in", "14-16-in"],
  ["♥", ""],
])("the value '%s' is '%s' in an address", (value, slug) => expect(valueSlug(value)).toBe(slug));

test("a variant's key is its values' slugs, in the options' order", () =>
  expect(keyOfSlugs(["small", "lamp-black"])).toBe("small-lamp-black"));

test.each([
  ["Red", "RED", true],
  ["A+", "A-", false],
  ["5", "5+", false],
  ['12"', "12'", false],
  ["Red, gold border", "Red gold border", false],
])("are %s and %s one value? %s (PRODUCT-29)", (one, other, isOne) =>
  expect(valuesKey([one]) === valuesKey([other])).toBe(isOne),
);

test("a key names the variant that has it, else the one that had it", () => {
  const variants = [{ key: "medium", formerKeys: ["meduim", "small"] }, { key: "small" }];
  expect(["medium", "meduim", "small", "huge"].map((key) => variantNamed(variants, key)?.key)).toEqual([
    ...["medium", "medium", "small", undefined],
  ]);
});

test("an option's text names each option with its value", () => {
  const options = [
    { name: "Size", values: ["Small", "Large"] },
    { name: "Colour", values: ["Red"] },
  ];
  expect(optionText(options, ["Small", "Red"])).toBe("Size: Small, Colour: Red");
});

test("a variant without a price of its own follows its product's sale, one with a price does not", () => {
  const sale = { salePrice: paise(80_00), saleFrom: null, saleUntil: null };
  const base = { price: paise(100_00), ...sale, ownPriceFrom: paise(50_00) };
  const moment = new Date("2026-12-01T06:00:00Z");
  expect(variantPriceAt({ ownPrice: null }, base, moment)).toEqual({ price: 80_00, was: 100_00 });
  expect(variantPriceAt({ ownPrice: paise(120_00) }, base, moment)).toEqual({ price: 120_00 });
});
