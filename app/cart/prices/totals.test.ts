import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billRows, sumOf } from "#shipping/bill.ts";
import { paise, sum } from "#values/money/money.ts";
import type { ChosenMethod } from "#values/money/payment-method.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { promotion } from "../../../tests/promotion.ts";
import { beforeCash, billOf } from "./totals.ts";

const shop = { shipping: usualShippingRates };

describe("a bill", () => {
  test.each([
    [998_99, "standard", 99_00],
    [999_00, "standard", 0],
    [998_99, "express", 149_00],
    [1498_99, "express", 149_00],
    [1499_00, "express", 50_00],
  ] as const)("of %s paise ships %s for %s", (amount, shippingMethod, shippingCost) => {
    const subtotal = paise(amount);
    expect(billOf([{ unitPrice: subtotal, quantity: 1 }], { shippingMethod }, shop)).toMatchObject({
      subtotal,
      shippingCost,
      total: amount + shippingCost,
    });
  });

  test.each(["standard", "express"] as const)(
    "of nothing that can be bought ships for nothing by %s",
    (shippingMethod) =>
      expect(billOf([], { shippingMethod }, shop)).toMatchObject({ subtotal: 0, shippingCost: 0, total: 0 }),
  );

  test("of a piece for nothing ships as any other", () =>
    expect(
      billOf([{ unitPrice: paise(0), quantity: 1 }], { shippingMethod: "standard" }, shop).shippingCost,
    ).toBe(99_00));

  test("with less to pay for shipping says so at the shipping, and with less to pay for goods in a row", () => {
    const automatic = [promotion({ title: "Diwali" })];
    const code = promotion({ id: "2", code: "DAK", kind: "shipping", value: 40_00 });
    const terms = { shippingMethod: "standard", promotions: { automatic, code } } as const;
    const bill = billOf([{ unitPrice: paise(500_00), quantity: 1 }], terms, shop);
    expect(billRows(bill).map(({ label, amount }) => [label, amount])).toEqual([
      ["Subtotal", 500_00],
      ["Discount (Diwali)", -50_00],
      ["Shipping (standard)", 59_00],
      ["Total", 509_00],
    ]);
    expect([bill.shippingNotes, bill.saved]).toEqual([["Discount (DAK): −₹40"], 90_00]);
  });

  test("ships for nothing from the subtotal before promotions on", () => {
    const promotions = { automatic: [promotion({ value: 50_00 })] };
    const terms = { shippingMethod: "standard", promotions } as const;
    expect(billOf([{ unitPrice: paise(999_00), quantity: 1 }], terms, shop)).toMatchObject({
      ...{ shippingCost: 0, total: 499_50 },
    });
  });

  test("has gift wrap as a fee where it is wanted and offered", () => {
    const goods = [{ unitPrice: paise(999_00), quantity: 1 }];
    const terms = { shippingMethod: "standard" as const, gift: { isWrapped: true } };
    const offering = { ...shop, giftWrap: paise(50_00) };
    expect(billOf(goods, terms, offering)).toMatchObject({
      adjustments: [{ kind: "fee", label: "Gift wrap", amount: 50_00 }],
      total: 1049_00,
    });
    const plain = [
      billOf(goods, terms, shop),
      billOf(goods, { ...terms, gift: { isWrapped: false } }, offering),
      billOf(goods, { ...terms, gift: null }, offering),
    ];
    expect(plain.map(({ total }) => total)).toEqual([999_00, 999_00, 999_00]);
    expect(billOf([], terms, offering).total).toBe(0);
  });

  test("has the fee for cash where it is paid in cash and something is to be paid", () => {
    const asking = { ...shop, cash: { fee: paise(40_00), needsMobile: false, blockedStates: [] } };
    const billBy = (paymentMethod: ChosenMethod | undefined, off = 0) => {
      const promotions = { automatic: [promotion({ kind: "amount", value: off })] };
      const terms = { shippingMethod: "standard" as const, promotions };
      const paid = paymentMethod && { paymentMethod };
      return billOf([{ unitPrice: paise(999_00), quantity: 1 }], { ...terms, ...paid }, asking);
    };
    const bill = billBy("cod");
    const fee = { kind: "fee", label: "Cash on delivery fee", amount: 40_00 };
    expect(billRows(bill).at(-2)).toMatchObject(fee);
    expect([bill.total, bill.cashFee]).toEqual([1039_00, 40_00]);
    expect([billBy("razorpay").total, billBy(undefined).total]).toEqual([999_00, 999_00]);
    expect(billBy("cod", 999_00)).toMatchObject({ total: 0, cashFee: 0 });
  });

  test.each([
    ["cod", undefined, 99_49, [-49, 99_00]],
    ["cod", undefined, 99_50, [50, 100_00]],
    ["cod", undefined, 100_00, [undefined, 100_00]],
    ["cod", undefined, 49, [undefined, 49]],
    ["cod", "paisa", 99_49, [undefined, 99_49]],
    ["razorpay", undefined, 99_49, [undefined, 99_49]],
    [undefined, undefined, 99_49, [undefined, 99_49]],
  ] as const)("by %s, to the %s, of %i paise is rounded by and comes to %j", (by, rounding, price, sums) => {
    const cash = { rounding, needsMobile: false, blockedStates: [] };
    const asking = { shipping: { ...usualShippingRates, freeFrom: paise(1) }, cash };
    const terms = { shippingMethod: "standard" as const, ...(by && { paymentMethod: by }) };
    const bill = billOf([{ unitPrice: paise(price), quantity: 1 }], terms, asking);
    expect([bill.rounding, bill.total]).toEqual(sums);
    expect(beforeCash(bill)).toBe(price);
    expect(sumOf(bill, "rounding")).toBe(bill.rounding ?? 0);
  });

  test("adds up, whatever the lines: its rows to the total, its lines to the rows", () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 10_000_00 }).map(paise),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom("standard" as const, "express" as const),
        fc.constantFrom("cod" as const, "razorpay" as const),
        (goods, shippingMethod, paymentMethod) => {
          const bill = billOf(goods, { shippingMethod, paymentMethod }, shop);
          expect(2 * bill.total).toBe(sum(billRows(bill).map(({ amount }) => amount)));
          const worth = goods.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
          expect(sumOf(bill, "subtotal")).toBe(worth);
          expect(sumOf(bill, "discount")).toBe(0 - sum(bill.lines.map(({ discount }) => discount)));
        },
      ),
    );
  });
});
