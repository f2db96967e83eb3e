import { expect, test } from "vitest";
import { isProviderId } from "./provider-id.ts";

const isOrder = (id: string) => isProviderId("order", id);

test.each(["order_A", "order_JholaSim0001234"])("%j is one", (id) => expect(isOrder(id)).toBe(true));

const after = ["", "A\0", "A\n", "A_B", "A|pay_B", "é", "A".repeat(41)].map((rest) => `order_${rest}`);
const none = ["", "Order_A", "pay_A", " order_A", ...after];
test.each(none)("%j is none", (id) => expect(isOrder(id)).toBe(false));

test("each kind has its own prefix", () => {
  expect([isProviderId("pay", "pay_A"), isProviderId("rfnd", "rfnd_A")]).toEqual([true, true]);
  expect([isProviderId("pay", "order_A"), isProviderId("rfnd", "pay_A")]).toEqual([false, false]);
});
