import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { totalsOf } from "./totals.ts";

describe("totals", () => {
  test.each([
    [998_99, "standard", 99_00],
    [999_00, "standard", 0],
    [998_99, "express", 149_00],
    [1498_99, "express", 149_00],
    [1499_00, "express", 50_00],
  ] as const)("a subtotal of %s paise ships %s for %s", (amount, method, shipping) => {
    const subtotal = paise(amount);
    expect(totalsOf([{ unitPrice: subtotal, quantity: 1 }], method, usualShippingRates)).toEqual({
      subtotal,
      shipping,
      total: amount + shipping,
    });
  });

  test.each(["standard", "express"] as const)(
    "nothing that can be bought ships for nothing by %s",
    (method) =>
      expect(totalsOf([], method, usualShippingRates)).toEqual({ subtotal: 0, shipping: 0, total: 0 }),
  );

  test("a piece for nothing ships as any other", () =>
    expect(totalsOf([{ unitPrice: paise(0), quantity: 1 }], "standard", usualShippingRates).shipping).toBe(
      99_00,
    ));

  test("the total is subtotal and shipping, whatever the lines", () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 10_000_00 }).map(paise),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom("standard" as const, "express" as const),
        (lines, method) => {
          const { subtotal, shipping, total } = totalsOf(lines, method, usualShippingRates);
          expect(total).toBe(subtotal + shipping);
          expect(subtotal).toBe(lines.reduce((all, each) => all + each.unitPrice * each.quantity, 0));
        },
      ),
    );
  });
});
