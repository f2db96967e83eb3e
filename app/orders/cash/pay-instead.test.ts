import fc from "fast-check";
import { expect, test } from "vitest";
import { discountOf, feeOf } from "#shipping/adjustments.ts";
import { lineTotal, roundedToRupee, sumOf, totalled } from "#shipping/bill.ts";
import { paise, sum } from "#values/money/money.ts";
import { promotion } from "../../../tests/promotion.ts";
import { billPaidInstead, payInsteadOf, payInsteadSchema } from "./pay-instead.ts";

const line = (id: string, unitPrice: number, discount = 0) => ({
  ...{ id, unitPrice: paise(unitPrice), quantity: 1, discount: paise(discount) },
});
const fee = (amount: number, fee: "cash" | "gift-wrap" = "cash") => feeOf(fee, paise(amount));
const bill = (lines: ReturnType<typeof line>[], ...fees: ReturnType<typeof fee>[]) => {
  const off = sum(lines.map(({ discount }) => discount));
  const code = off > 0 ? [discountOf({ code: "TEN", title: "" }, off)] : [];
  return totalled({
    ...{ lines, subtotal: sum(lines.map(lineTotal)), adjustments: [...code, ...fees] },
    ...({ shippingMethod: "standard", shippingCost: paise(99_00) } as const),
  });
};
const ahead = promotion({ id: "ahead", kind: "prepaid", value: 50_00, title: "Paid ahead" });

test("the fee for cash falls away, and paying ahead takes its part of each line", () => {
  const lines = [line("a", 800_00, 80_00), line("b", 200_00, 20_00)];
  const before = bill(lines, fee(49_00), fee(30_00, "gift-wrap"));
  const instead = payInsteadOf(before, paise(49_00), [promotion(), ahead]);
  expect(instead).toEqual({
    ...{ total: 979_00, saved: 99_00, fee: 49_00 },
    ahead: { promotionId: "ahead", title: "Paid ahead", amount: 50_00, shares: { a: 40_00, b: 10_00 } },
  });
  if (!instead) throw new Error("nothing is offered");
  expect(billPaidInstead(before, instead)).toMatchObject({
    total: 979_00,
    adjustments: [
      { kind: "discount", name: "TEN", label: "Discount (TEN)", amount: 100_00 },
      { kind: "fee", fee: "gift-wrap", label: "Gift wrap", amount: 30_00 },
      { kind: "discount", name: "Paid ahead", label: "Discount (Paid ahead)", amount: 50_00 },
    ],
  });
});

test.each([
  ["wrapping costs as much as cash", [fee(30_00, "gift-wrap"), fee(30_00)], 30_00, ["Gift wrap"]],
  ["cash costs nothing", [fee(30_00, "gift-wrap")], 0, ["Gift wrap"]],
])("where %s, the wrapping stays", (_what, fees, cash, left) => {
  const before = bill([line("a", 800_00)], ...fees);
  const instead = payInsteadOf(before, paise(cash), []);
  expect(instead).toMatchObject({ saved: cash, ahead: null });
  expect(instead && billPaidInstead(before, instead)?.adjustments.map(({ label }) => label)).toEqual(left);
});

test.each([
  ["falls away with the fee", 100_40, 40_00, [140_00, 100_40, 39_60, undefined]],
  ["falls away where it raised the total", 99_60, 0, [100_00, 99_60, 40, undefined]],
  ["stays where a card would pay more without it", 100_40, 0, [100_00, 100_00, 0, -40]],
])("what made the cash whole rupees %s", (_, price, cash, [inCash, byCard, saved, left]) => {
  const plain = { ...bill([line("a", price)]), shippingCost: paise(0), adjustments: cash ? [fee(cash)] : [] };
  const before = roundedToRupee(totalled(plain));
  const instead = payInsteadOf(before, paise(cash), []);
  expect([before.total, instead?.total, instead?.saved]).toEqual([inCash, byCard, saved]);
  const after = instead && billPaidInstead(before, payInsteadSchema.parse(instead));
  expect([after?.total, after?.rounding]).toEqual([byCard, left]);
});

test("what a card can't pay is not offered", () => {
  const free = { ...bill([line("a", 50_00)]), shippingCost: paise(0), total: paise(50_00) };
  expect(payInsteadOf(free, paise(0), [ahead])).toBeUndefined();
});

test("another bill than it was offered for is not changed", () => {
  const instead = payInsteadOf(bill([line("a", 800_00)]), paise(0), [ahead]);
  expect(() => instead && billPaidInstead(bill([line("a", 900_00)]), instead)).toThrow("not the one");
});

test("whatever is bought, the bill still adds up, line by line", () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9_999_99), fc.nat(100)), { minLength: 1, maxLength: 9 }),
      fc.nat(200_00),
      fc.integer({ min: 1, max: 2000_00 }),
      (goods, cash, value) => {
        const lines = goods.map(([price, off], at) => line(`${at}`, price, Math.floor((price * off) / 100)));
        const before = roundedToRupee(bill(lines, ...(cash > 0 ? [fee(cash)] : [])));
        const instead = payInsteadOf(before, paise(cash), [{ ...ahead, value }]);
        if (!instead) return;
        const after = billPaidInstead(before, instead);
        const shares = instead.ahead?.shares ?? {};
        const given = sum(lines.map(({ id, discount }) => paise(discount + (shares[id] ?? 0))));
        expect(sumOf(after, "discount") + given).toBe(0);
        expect([after.total, before.total - after.total]).toEqual([instead.total, instead.saved]);
        for (const each of lines)
          expect(each.discount + (shares[each.id] ?? 0)).toBeLessThanOrEqual(lineTotal(each));
      },
    ),
  ));
