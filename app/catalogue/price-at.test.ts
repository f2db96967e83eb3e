import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { type ListPrice, priceAt, saleErrors } from "./price-at.ts";

const begins = new Date("2026-11-26T18:30:00Z");
const ends = new Date("2026-11-30T18:30:00Z");
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
const listed = (sale: Partial<ListPrice> = {}): ListPrice => ({
  ...{ price: paise(129_900), salePrice: paise(99_900), saleFrom: begins, saleUntil: ends },
  ...{ ownPriceFrom: null, hasBasePrice: true },
  ...sale,
});
const always = new Date(0);
const usual = { price: 129_900 };
const sale = { price: 99_900, was: 129_900 };

test.each([
  ["before its sale", listed(), justBefore(begins), { ...usual, priceUntil: begins }],
  ["in the first moment of its sale", listed(), begins, { ...sale, priceUntil: ends }],
  ["in the last moment of its sale", listed(), justBefore(ends), { ...sale, priceUntil: ends }],
  ["when its sale has ended", listed(), ends, usual],
  ["in a sale without a beginning", listed({ saleFrom: null }), always, { ...sale, priceUntil: ends }],
  ["in a sale that has no end", listed({ saleUntil: null }), new Date("2099-01-01"), sale],
  ["before a sale without an end", listed({ saleUntil: null }), always, { ...usual, priceUntil: begins }],
  ["in a sale that is always", listed({ saleFrom: null, saleUntil: null }), new Date(0), sale],
  ["without a sale price, whatever the dates", listed({ salePrice: null }), begins, usual],
])("what a product costs %s", (_when, prices, moment, costs) =>
  expect(priceAt(prices, moment)).toEqual(costs),
);

const say = { "not-lower": "not-lower", "ends-first": "ends-first", "without-price": "without-price" };

describe("a sale can't be", () => {
  test.each([
    ["as dear as the price", listed({ salePrice: paise(129_900) }), { salePrice: "not-lower" }],
    ["dearer than the price", listed({ salePrice: paise(130_000) }), { salePrice: "not-lower" }],
    ["over before it begins", listed({ saleUntil: justBefore(begins) }), { saleUntil: "ends-first" }],
    ["over as it begins", listed({ saleUntil: begins }), { saleUntil: "ends-first" }],
    ["dates alone", listed({ salePrice: null }), { saleFrom: "without-price", saleUntil: "without-price" }],
  ])("%s", (_what, prices, problems) => expect(saleErrors(prices, say)).toEqual(problems));

  test.each([listed(), listed({ saleFrom: null }), listed({ saleUntil: null })])(
    "a right one has no problems",
    (prices) => expect(saleErrors(prices, say)).toEqual({}),
  );
});

describe("of a product with variants, the cheapest counts", () => {
  const sale = { salePrice: paise(80_00), saleFrom: null, saleUntil: new Date("2026-12-02") };
  const base = { price: paise(100_00), ...sale, hasBasePrice: true };
  const during = new Date("2026-12-01");
  const after = new Date("2026-12-03");

  test.each([
    ["a variant that is cheaper than the sale", { ownPriceFrom: paise(70_00) }, during, 70_00],
    ["the sale, where it is cheaper", { ownPriceFrom: paise(90_00) }, during, 80_00],
    ["the variant again, once the sale has ended", { ownPriceFrom: paise(90_00) }, after, 90_00],
    ["its own, where none has the other", { ownPriceFrom: paise(90_00), hasBasePrice: false }, during, 90_00],
    ["the base where no variant has a price of its own", { ownPriceFrom: null }, after, 100_00],
  ])("%s", (_, own, moment, price) => expect(priceAt({ ...base, ...own }, moment).price).toBe(price));

  test("its page ends with the sale, though a variant is cheaper now", () =>
    expect(priceAt({ ...base, ownPriceFrom: paise(70_00) }, during)).toEqual({
      price: 70_00,
      priceUntil: base.saleUntil,
    }));
});
