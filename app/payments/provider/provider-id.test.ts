import { expect, test } from "vitest";
import { isProviderId } from "./provider-id.ts";

test.each(["order_A", "order_JholaSim0001234"])("%j is an order's id", (id) =>
  expect(isProviderId("order", id)).toBe(true),
);

test.each([
  ...[
    "",
    "order_",
    "order_A\0",
    "order_A\n",
    "order_A_B",
    "order_A|pay_B",
    "Order_A",
    "pay_A",
    "order_é",
    " order_A",
  ],
  `order_${"A".repeat(41)}`,
])("%j is none", (id) => expect(isProviderId("order", id)).toBe(false));

test("each kind has its own prefix", () => {
  expect([isProviderId("pay", "pay_A"), isProviderId("rfnd", "rfnd_A")]).toEqual([true, true]);
  expect([isProviderId("pay", "order_A"), isProviderId("rfnd", "pay_A")]).toEqual([false, false]);
});
