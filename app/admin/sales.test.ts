import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { isSale, monthOfSales, type OrderGroup, type SaleFacts } from "./sales.ts";

const card = { paymentMethod: "razorpay", paymentState: "captured", fulfilment: "processing" } as const;
const cod = { paymentMethod: "cod", paymentState: "cod_due", fulfilment: "pending" } as const;

const sentUnpaid = { ...card, paymentState: "awaiting", fulfilment: "shipped" } as const;
test.each<[string, SaleFacts, boolean]>([
  ["a paid card order", card, true],
  ["a paid card order on its way", { ...card, fulfilment: "shipped" }, true],
  ["an unpaid card order", { ...card, paymentState: "awaiting" }, false],
  ["a failed card order", { ...card, paymentState: "failed" }, false],
  ["an unpaid card order sent all the same", sentUnpaid, false],
  ["a refunded card order", { ...card, paymentState: "refunded" }, false],
  ["a paid and cancelled card order", { ...card, fulfilment: "cancelled" }, false],
  ["cash on delivery, due", cod, true],
  ["cash on delivery, collected", { ...cod, paymentState: "cod_collected" }, true],
  ["cash on delivery, given back", { ...cod, paymentState: "refunded" }, false],
  ["cash on delivery, cancelled", { ...cod, fulfilment: "cancelled" }, false],
])("%s is a sale, or not", (_, facts, sale) => expect(isSale(facts)).toBe(sale));

const group = (day: string, facts: SaleFacts, orders: number, sum: number): OrderGroup => {
  return { day, ...facts, orders, total: paise(sum) };
};

test("a month has all its days, and what is no sale is left out", () => {
  const groups = [
    group("2026-10-31", card, 9, 9_00),
    group("2026-11-01", card, 1, 499_00),
    group("2026-11-03", card, 2, 1000_50),
    group("2026-11-03", cod, 1, 99_00),
    group("2026-11-03", { ...cod, fulfilment: "cancelled" }, 5, 5000_00),
    group("2026-11-04", card, 7, 7_00),
  ];
  expect(monthOfSales(groups, "2026-11-03")).toEqual({
    today: { orders: 3, revenue: 1099_50 },
    month: { orders: 4, revenue: 1598_50 },
    days: [
      { day: "2026-11-01", orders: 1, revenue: 499_00 },
      { day: "2026-11-02", orders: 0, revenue: 0 },
      { day: "2026-11-03", orders: 3, revenue: 1099_50 },
    ],
  });
});
