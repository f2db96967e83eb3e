import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import type { FulfilmentState, PaymentState } from "../order-states.ts";
import { type CashAct, cashChange } from "./cash.ts";

const came: CashAct = { word: "collected" };
const notAfterAll: CashAct = { word: "uncollected" };
const back = (rupees: number): CashAct => ({ word: "returned", amount: paise(rupees * 100) });
const order = (paymentState: PaymentState, fulfilment: FulfilmentState, returned = 0) => {
  const sums = { total: paise(1000_00), returned: paise(returned * 100) };
  return { paymentState, fulfilment, ...sums, isOwedAnyway: false };
};

test.each([
  [came, order("cod_due", "shipped"), "cod_collected", false],
  [came, order("cod_due", "cancelled"), "cod_collected", true],
  [came, order("cod_collected", "shipped"), undefined, false],
  [came, order("refunded", "cancelled"), undefined, false],
  [came, order("awaiting", "pending"), undefined, false],
  [notAfterAll, order("cod_collected", "delivered"), "cod_due", false],
  [notAfterAll, order("cod_collected", "cancelled"), "cod_due", false],
  [notAfterAll, order("cod_collected", "delivered", 1), undefined, false],
  [notAfterAll, order("cod_due", "pending"), undefined, false],
  [notAfterAll, order("refunded", "cancelled", 1000), undefined, false],
  [back(1000), order("cod_collected", "cancelled"), "refunded", false],
  [back(1000), order("cod_collected", "delivered"), "refunded", false],
  [back(1000), order("cod_due", "cancelled"), undefined, false],
  [back(1000), order("refunded", "cancelled", 1000), undefined, false],
  [back(1000), order("captured", "cancelled"), undefined, false],
] as const)("%j of %j: %s", (act, facts, becomes, refundDue) => {
  const change = cashChange(act, facts);
  expect(change && [change.paymentState, change.refundDue]).toEqual(becomes && [becomes, refundDue]);
});

test.each([
  [250, 0, "cod_collected", 250],
  [250, 700, "cod_collected", 950],
  [300, 700, "refunded", 1000],
  [0.01, 999.99, "refunded", 1000],
] as const)("of ₹1,000 go back ₹%d after ₹%d: %s", (now, before, becomes, all) => {
  const change = cashChange(back(now), order("cod_collected", "delivered", before));
  expect(change).toMatchObject({ paymentState: becomes, returned: all * 100 });
});

test.each([
  [0, 0],
  [-5, 0],
  [1000.01, 0],
  [300.01, 700],
])("₹%d after ₹%d can't go back", (now, before) => {
  expect(cashChange(back(now), order("cod_collected", "delivered", before))).toBeUndefined();
});

test("a cancelled order owes what is left", () => {
  const change = cashChange(back(250), order("cod_collected", "cancelled"));
  expect(change).toMatchObject({ refundDue: true, history: "Cash given back: ₹250.00" });
});

test("what a card paid on top of it stays due back, whatever becomes of the cash", () => {
  const change = cashChange(came, { ...order("cod_due", "shipped"), isOwedAnyway: true });
  expect(change).toMatchObject({ paymentState: "cod_collected", refundDue: true });
});
