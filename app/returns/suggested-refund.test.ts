import fc from "fast-check";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { type RefundedLine, suggestedRefund } from "./suggested-refund.ts";

const line = (part: Partial<RefundedLine>): RefundedLine => {
  return { quantity: 3, paid: paise(100_00), before: 0, now: 1, ...part };
};
const other = line({ now: 0 });
const order = { shipping: paise(99_00), shippingBefore: paise(0), left: paise(1_000_00) };

test.each([
  ["a piece of three", "return", [line({}), other], 33_33, 0],
  ["the second one", "return", [line({ before: 1 }), other], 33_34, 0],
  ["the last one", "return", [line({ before: 2 }), other], 33_33, 0],
  ["a damaged piece, with the shipping", "damage", [line({}), other], 132_33, 99_00],
  ["the whole order, with the shipping", "return", [line({ now: 3 })], 199_00, 99_00],
  ["what makes it whole", "return", [line({ before: 3, now: 0 }), line({ now: 3 })], 199_00, 99_00],
  ["an exchange that ends with money", "exchange", [line({}), other], 33_33, 0],
] as const)("%s", (_, kind, lines, total, shipping) =>
  expect(suggestedRefund({ ...order, kind, lines })).toEqual({ total, shipping }),
);

test.each([
  ["a part", [line({}), other], 33_33],
  ["the whole order", [line({ now: 3 })], 199_40],
] as const)("what made the total whole rupees goes back with %s or not", (_, lines, total) =>
  expect(suggestedRefund({ ...order, kind: "return", lines, rounding: paise(40) })).toMatchObject({ total }),
);

const damaged = { ...order, kind: "damage", lines: [line({}), other] } as const;

test("shipping goes back once", () => {
  const refund = suggestedRefund({ ...damaged, shippingBefore: paise(99_00) });
  expect(refund).toEqual({ total: 33_33, shipping: 0 });
});

test("what went back for it before is not suggested again", () => {
  expect(suggestedRefund({ ...damaged, gone: paise(100_00) })).toEqual({ total: 32_33, shipping: 99_00 });
});

test.each([
  [paise(50_00), { total: 50_00, shipping: 50_00 }],
  [paise(0), { total: 0, shipping: 0 }],
])("of %i paise that are left no more goes back", (left, refund) =>
  expect(suggestedRefund({ ...order, kind: "damage", lines: [line({ now: 3 })], left })).toEqual(refund),
);

const goods = fc.record({ quantity: fc.integer({ min: 1, max: 12 }), paid: fc.nat(1_000_000) });
/** An order and a series of returns, each of some pieces of some lines. */
const series = fc
  .record({ lines: fc.array(goods, { minLength: 1, maxLength: 5 }), shipping: fc.nat(20_000) })
  .chain((bought) =>
    fc.record({
      bought: fc.constant(bought),
      returns: fc.array(
        fc.record({
          kind: fc.constantFrom("return", "exchange", "damage"),
          pieces: fc.tuple(...bought.lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))),
        }),
        { maxLength: 8 },
      ),
    }),
  );

test("no series of returns gives back more than was paid, and all of them exactly that", () =>
  fc.assert(
    fc.property(series, ({ bought, returns }) => {
      const paid = bought.lines.reduce((all, each) => all + each.paid, bought.shipping);
      const before = bought.lines.map(() => 0);
      let given = 0;
      let shippingGiven = 0;
      const give = (kind: "return" | "exchange" | "damage", pieces: readonly number[]) => {
        const lines = bought.lines.map(({ quantity, paid: cost }, at) => {
          const now = Math.min(pieces[at] ?? 0, quantity - (before[at] ?? 0));
          return { quantity, paid: paise(cost), before: before[at] ?? 0, now };
        });
        const refund = suggestedRefund({
          ...{ kind, lines, shipping: paise(bought.shipping), shippingBefore: paise(shippingGiven) },
          left: paise(paid - given),
        });
        lines.forEach(({ now }, at) => {
          before[at] = (before[at] ?? 0) + now;
        });
        given += refund.total;
        shippingGiven += refund.shipping;
        expect(given).toBeLessThanOrEqual(paid);
        expect(shippingGiven).toBeLessThanOrEqual(bought.shipping);
      };
      for (const { kind, pieces } of returns) give(kind, pieces);
      const all = bought.lines.map(({ quantity }) => quantity);
      give("return", all);
      expect(given).toBe(paid);
    }),
  ));
