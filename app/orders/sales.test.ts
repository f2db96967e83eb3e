import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { isSale, monthOfSales, type OrderGroup, type SaleFacts } from "./sales.ts";

const card = { paymentMethod: "razorpay", paymentState: "captured", fulfilment: "processing" } as const;
const cod = { paymentMethod: "cod", paymentState: "cod_due", fulfilment: "pending" } as const;

test.each<{ name: string; facts: SaleFacts; sale: boolean }>([
  { name: "a paid card order", facts: card, sale: true },
  { name: "a paid card order on its way", facts: { ...card, fulfilment: "shipped" }, sale: true },
  { name: "an unpaid card order", facts: { ...card, paymentState: "awaiting" }, sale: false },
  { name: "a failed card order", facts: { ...card, paymentState: "failed" }, sale: false },
  {
    name: "an unpaid card order sent all the same",
    facts: { ...card, paymentState: "awaiting", fulfilment: "shipped" },
    sale: false,
  },
  { name: "a refunded card order", facts: { ...card, paymentState: "refunded" }, sale: false },
  { name: "a paid and cancelled card order", facts: { ...card, fulfilment: "cancelled" }, sale: false },
  { name: "cash on delivery, due", facts: cod, sale: true },
  { name: "cash on delivery, collected", facts: { ...cod, paymentState: "cod_collected" }, sale: true },
  { name: "cash on delivery, given back", facts: { ...cod, paymentState: "refunded" }, sale: false },
  { name: "cash on delivery, cancelled", facts: { ...cod, fulfilment: "cancelled" }, sale: false },
])("$name: $sale", ({ facts, sale }) => expect(isSale(facts)).toBe(sale));

const group = (day: string, facts: SaleFacts, orders: number, total: number): OrderGroup => ({
  day,
  ...facts,
  orders,
  total: paise(total),
});

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
