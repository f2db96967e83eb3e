import { expect, test } from "vitest";
import { myOrderPath, ownActPath, payNowPath } from "./own-paths.ts";

test("addresses of an order", () => {
  expect(payNowPath("JC-1795000000001")).toBe("/pay/JC-1795000000001#pay-now");
  expect(payNowPath("JC-1795000000001", "a+b")).toBe("/pay/JC-1795000000001?token=a%2Bb#pay-now");
  expect(myOrderPath("a/b?c")).toBe("/dashboard/my-orders/a%2Fb%3Fc");
});

test("an act has an address of its own, with the token of a mail's link", () => {
  expect(ownActPath("JC-1", "cancel")).toBe("/order/JC-1/cancel");
  expect(ownActPath("JC-1", "address", "a+b")).toBe("/order/JC-1/address?token=a%2Bb");
});
