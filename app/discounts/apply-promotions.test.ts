import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineTotal } from "#shipping/bill.ts";
import { paise, sum } from "#values/money/money.ts";
import { promotion } from "../../tests/promotion.ts";
import { applyPromotions, missingFor, savedBy } from "./apply-promotions.ts";
import { type Promotion, promotionKinds, promotionScopes } from "./promotion.ts";

const line = (price: number, quantity = 1, of: object = {}) => ({ unitPrice: paise(price), quantity, ...of });

const bag = { productId: "a", collection: "core", category: "bags" };
const cloth = { productId: "b", collection: "limited", category: "decor" };

const terms = { shippingCost: paise(99_00), isPrepaid: false };

const two = [line(100, 1, bag), line(100, 1, cloth)];
const ofCloth = { scope: "collection", which: ["limited", "x"] } as const;
const ofB = { scope: "products", which: ["b"] } as const;
const ofNone = { scope: "products", which: ["c"], kind: "amount", value: 1 } as const;
test.each([
  ["takes a percentage", { value: 12_50 }, [line(800_00), line(200_00)], [100_00, 25_00], 99_00],
  ["rounds it half up, once for all", { value: 10_00 }, [line(5), line(5), line(5)], [1, 1, 0], 99_00],
  ["gives half a paisa as a whole one", { value: 50_00 }, [line(1)], [1], 99_00],
  ["leaves the rest to the earlier", { value: 1, kind: "amount" }, [line(7), line(7)], [1, 0], 99_00],
  ["gives at most its cap", { value: 50_00, cap: paise(100_00) }, [line(1000_00)], [100_00], 99_00],
  ["takes a sum", { kind: "amount", value: 150_00 }, [line(100_00), line(200_00)], [50_00, 100_00], 99_00],
  ["takes no more than there is", { kind: "amount", value: 500_00 }, [line(300_00)], [300_00], 99_00],
  ["takes all of the shipping", { kind: "shipping", value: null }, [line(300_00)], [0], 0],
  ["takes some of the shipping", { kind: "shipping", value: 40_00 }, [line(300_00)], [0], 59_00],
  ["takes no more than shipping costs", { kind: "shipping", value: 400_00 }, [line(300_00)], [0], 0],
  ["is for a category", { scope: "category", which: ["bags"] }, two, [10, 0], 99_00],
  ["is for collections", ofCloth, two, [0, 10], 99_00],
  ["is for products", ofB, [line(9, 1, bag), line(100, 2, cloth)], [0, 20], 99_00],
  ["gives nothing where nothing is in its scope", ofNone, [line(100, 1, bag)], [0], 99_00],
  ["gives nothing below its minimum", { minSubtotal: paise(100_01) }, [line(100_00)], [0], 99_00],
  ["gives from its minimum on", { minSubtotal: paise(100_00) }, [line(100_00)], [10_00], 99_00],
  ["for paying ahead asks who pays", { kind: "prepaid", value: 50_00 }, [line(100_00)], [0], 99_00],
] as const)("one promotion %s", (_, given, lines, discounts, shippingCost) => {
  const promotions = { automatic: [promotion(given)] };
  const left = applyPromotions<ReturnType<typeof line>>(lines, { ...terms, promotions });
  expect(left.lines.map(({ discount }) => discount)).toEqual(discounts);
  expect(left.shippingCost).toBe(shippingCost);
});

describe("several promotions", () => {
  const auto = promotion({ id: "auto" });
  const code = promotion({ id: "code", code: "MORE", kind: "percent", value: 20_00 });
  const ahead = promotion({ id: "ahead", kind: "prepaid", value: 50_00 });
  const goods = [line(1000_00)];
  const amounts = (promotions: Parameters<typeof applyPromotions>[1]["promotions"], isPrepaid = false) => {
    const { given } = applyPromotions(goods, { ...terms, promotions, isPrepaid });
    return given.map(({ promotion: { id }, amount }) => [id, amount]);
  };

  test("go one after the other, each on what is left", () =>
    expect(amounts({ automatic: [ahead, auto], code }, true)).toEqual([
      ["auto", 100_00],
      ["code", 180_00],
      ["ahead", 50_00],
    ]));

  test("without paying ahead leave that one out", () =>
    expect(amounts({ automatic: [ahead, auto] })).toEqual([["auto", 100_00]]));

  test("of the automatic ones only the best counts, of equal ones the first", () => {
    const best = promotion({ id: "best", value: 30_00 });
    expect(amounts({ automatic: [auto, best, { ...best, id: "same" }] })).toEqual([["best", 300_00]]);
  });

  test("an automatic one for shipping is measured by what it saves", () => {
    const shipping = promotion({ kind: "shipping", value: null });
    expect(amounts({ automatic: [shipping, auto] })).toEqual([["auto", 100_00]]);
  });

  test("paying ahead takes the goods only", () => {
    const promotions = { automatic: [{ ...ahead, value: 2000_00 }] };
    const left = applyPromotions(goods, { ...terms, promotions, isPrepaid: true });
    expect([left.lines[0]?.discount, left.shippingCost]).toEqual([1000_00, 99_00]);
  });
});

test("a minimum looks at the goods in scope, at their unit prices", () => {
  const bags = promotion({ scope: "category", which: ["bags"], minSubtotal: paise(500_00) });
  expect(missingFor(bags, [line(150_00, 2, bag), line(900_00, 1, cloth)])).toBe(200_00);
  expect(missingFor({ ...bags, minSubtotal: paise(0) }, [line(900_00, 1, cloth)])).toBe(1);
  expect(missingFor({ ...bags, scope: "all" }, [])).toBe(500_00);
});

const anyPromotion: fc.Arbitrary<Promotion> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...promotionKinds),
    value: fc.integer({ min: 1, max: 100_00 }),
    cap: fc.option(fc.integer({ min: 0, max: 10_000_00 }).map(paise)),
    minSubtotal: fc.integer({ min: 0, max: 1000_00 }).map(paise),
    scope: fc.constantFrom(...promotionScopes),
    which: fc.subarray(["core", "bags", "a"]),
  })
  .map((given) => promotion(given));

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000_00 }).map(paise),
  quantity: fc.integer({ min: 1, max: 999 }),
  productId: fc.constantFrom("a", "b"),
  collection: fc.constantFrom("core", "limited"),
  category: fc.constantFrom("bags", "decor"),
});

test("whatever promotions meet whatever goods, the lines' discounts are what was given, and nothing is below zero", () =>
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 20 }),
      fc.array(anyPromotion, { maxLength: 5 }),
      fc.option(anyPromotion, { nil: undefined }),
      fc.boolean(),
      fc.integer({ min: 0, max: 500_00 }).map(paise),
      (goods, automatic, code, isPrepaid, shippingCost) => {
        const promotions = { automatic, ...(code ? { code } : {}) };
        const left = applyPromotions(goods, { shippingCost, promotions, isPrepaid });
        const fromGoods = left.given.filter(({ from }) => from === "goods");
        expect(sum(left.lines.map(({ discount }) => discount))).toBe(savedBy(fromGoods));
        expect(savedBy(left.given)).toBe(savedBy(fromGoods) + shippingCost - left.shippingCost);
        expect(left.shippingCost).toBeGreaterThanOrEqual(0);
        expect(left.given.length).toBeLessThanOrEqual(3);
        for (const { discount, ...each } of left.lines) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(lineTotal(each));
        }
        for (const { promotion: by, amount } of left.given) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(by.cap ?? amount);
        }
      },
    ),
  ));
