import { expect, test } from "vitest";
import { isProviderId } from "./provider-id.ts";

const isOrder = (id: string) => isProviderId("order", id);

test.each(["order_A", "order_JholaSim0001234"])("%j is an order's id", (id) =>
  expect(isOrder(id)).toBe(true),
);

const ofSomethingElse = ["", "Order_A", "pay_A", " order_A"];
const tooShortOrLong = ["order_", `order_${"A".repeat(41)}`];
const oddLetters = ["order_A\0", "order_A\n", "order_A_B", "order_A|pay_B", "order_é"];
test.each([...ofSomethingElse, ...tooShortOrLong, ...oddLetters])("%j is none", (id) =>
  expect(isOrder(id)).toBe(false),
);

test("each kind has its own prefix", () => {
  expect([isProviderId("pay", "pay_A"), isProviderId("rfnd", "rfnd_A")]).toEqual([true, true]);
  expect([isProviderId("pay", "order_A"), isProviderId("rfnd", "pay_A")]).toEqual([false, false]);
});
