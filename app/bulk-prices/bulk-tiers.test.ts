import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { seedTiers } from "../../tests/seed-tiers.ts";
import { bulkPriceAt, indicativePrice, smallestOrder, tierInWords } from "./bulk-tiers.ts";

describe("the indicative price", () => {
  test.each([
    ["50", { core: 249_00, artisanalOff: 15, coreTotal: 12_450_00 }],
    ["99", { core: 249_00, artisanalOff: 15, coreTotal: 24_651_00 }],
    ["100", { core: 229_00, artisanalOff: 20, coreTotal: 22_900_00 }],
    ["१००", { core: 229_00, artisanalOff: 20, coreTotal: 22_900_00 }],
    [" 249 ", { core: 229_00, artisanalOff: 20, coreTotal: 57_021_00 }],
    ["250", { core: 199_00, artisanalOff: 25, coreTotal: 49_750_00 }],
    ["100000", { core: 199_00, artisanalOff: 25, coreTotal: 1_99_00_000_00 }],
  ])("of %s pieces", (pieces, price) => expect(indicativePrice(seedTiers, pieces)).toMatchObject(price));

  test.each(["", "49", "0", "-50", "50abc", "1e12", "100001", "999999999999"])("'%s' has none", (typed) =>
    expect(indicativePrice(seedTiers, typed)).toBeUndefined(),
  );
});

test("a tier ends where the next one begins, and bulk orders begin with the first", () => {
  const tiers = [20, 21, 1500].map((from) => ({ from, core: paise(100_00), artisanalOff: 5 }));
  expect(tiers.map((_, place) => tierInWords(tiers, place))).toEqual(["20", "21–1,499", "1,500 and over"]);
  expect(smallestOrder(tiers)).toBe(20);
});

test.each([
  ["core", 399_00, 49, 399_00],
  ["core", 399_00, 50, 249_00],
  ["core", 199_00, 50, 199_00],
  ["core", 399_00, 100_000, 199_00],
  ["artisanal", 1000_00, 49, 1000_00],
  ["artisanal", 1000_00, 50, 850_00],
  ["artisanal", 999_90, 50, 849_91],
  ["artisanal", 999_99, 100, 799_99],
  ["artisanal", 1000_00, 250, 750_00],
  ["limited", 5000_00, 250, 5000_00],
] as const)("of a %s product at %d paise, %d at once cost %d each", (collection, unitPrice, quantity, each) =>
  expect(bulkPriceAt(seedTiers, quantity, { collection, unitPrice: paise(unitPrice) })).toBe(each),
);
