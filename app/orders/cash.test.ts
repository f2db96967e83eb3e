import { expect, test } from "vitest";
import { type CashWord, cashChange } from "./cash.ts";
import type { FulfilmentState, PaymentState } from "./order.ts";

const cases: [CashWord, PaymentState, FulfilmentState, PaymentState | undefined, boolean][] = [
  ["collected", "cod_due", "shipped", "cod_collected", false],
  ["collected", "cod_due", "cancelled", "cod_collected", true],
  ["collected", "cod_collected", "shipped", undefined, false],
  ["collected", "refunded", "cancelled", undefined, false],
  ["uncollected", "cod_collected", "delivered", "cod_due", false],
  ["uncollected", "cod_collected", "cancelled", "cod_due", false],
  ["uncollected", "cod_due", "pending", undefined, false],
  ["uncollected", "refunded", "cancelled", undefined, false],
  ["returned", "cod_collected", "cancelled", "refunded", false],
  ["returned", "cod_collected", "delivered", "refunded", false],
  ["returned", "cod_due", "cancelled", undefined, false],
  ["returned", "refunded", "cancelled", undefined, false],
  ["returned", "captured", "cancelled", undefined, false],
];

test.each(cases)("%s, %s and %s: %s", (word, paymentState, fulfilment, becomes, refundDue) => {
  const change = cashChange(word, { paymentState, fulfilment });
  expect(change && [change.paymentState, change.refundDue]).toEqual(becomes && [becomes, refundDue]);
});
