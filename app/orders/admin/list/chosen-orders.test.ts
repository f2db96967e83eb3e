import { expect, test } from "vitest";
import type { FulfilmentState, PaymentMethod, PaymentState } from "../../order.ts";
import { chosenOrders, isToBePacked } from "./chosen-orders.ts";

test("ids are taken once each, what is none is dropped, and a page is the most", () => {
  expect(chosenOrders(new URLSearchParams("id=a&id=b&id=a&id=../c&id=&ids=d"))).toEqual(["a", "b"]);
  const many = new URLSearchParams(Array.from({ length: 300 }, (_, n) => ["id", `o${n}`]));
  expect(chosenOrders(many)).toHaveLength(100);
});

test.each<[PaymentMethod, PaymentState, FulfilmentState, boolean]>([
  ["cod", "cod_due", "pending", true],
  ["cod", "cod_collected", "pending", true],
  ["cod", "refunded", "pending", false],
  ["razorpay", "captured", "pending", true],
  ["razorpay", "awaiting", "pending", false],
  ["razorpay", "failed", "pending", false],
  ["razorpay", "refunded", "pending", false],
  ["cod", "cod_due", "processing", false],
  ["cod", "cod_due", "shipped", false],
  ["cod", "cod_due", "delivered", false],
  ["cod", "cod_due", "cancelled", false],
  ["razorpay", "captured", "cancelled", false],
])("%s, %s, %s: %s", (paymentMethod, paymentState, fulfilment, expected) =>
  expect(isToBePacked({ paymentMethod, paymentState, fulfilment })).toBe(expected),
);
