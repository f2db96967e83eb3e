import { expect, test } from "vitest";
import { nextRefundKey } from "./refund-key.ts";

test.each([
  [null, "return:0198-a"],
  ["return:0198-a", "return:0198-a:2"],
  ["return:0198-a:2", "return:0198-a:3"],
  ["return:0198-a:10", "return:0198-a:11"],
])("after %s money is asked for under %s", (refundKey, next) => {
  expect(nextRefundKey({ id: "0198-a", refundKey })).toBe(next);
});
