import { describe, expect, test } from "vitest";
import { isOrderNumber, orderNumberAt } from "./order.ts";
import { aged, hasLapsed, isLost, isPayable, isUnpaid } from "./order-standing.ts";
import type { OrderStatus, PaymentState } from "./order-states.ts";

const parcels: OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

test.each<OrderStatus>(["awaiting_razorpay_payment", "payment_modal_dismissed", ...parcels])(
  "a card order that is %s can be paid until it is",
  (status) => {
    const states: PaymentState[] = ["awaiting", "failed", "captured", "refunded"];
    const isOpen = (state: PaymentState) =>
      isUnpaid({ status, paymentMethod: "razorpay", paymentState: state });
    expect(states.filter(isOpen)).toEqual(["awaiting", "failed"]);
  },
);

test("nothing else can be paid by card: a cancelled order, cash, a browser's own copy", () => {
  expect(isUnpaid({ status: "cancelled", paymentMethod: "razorpay", paymentState: "failed" })).toBe(false);
  for (const paymentState of ["cod_due", "cod_collected", "refunded"] as const)
    for (const status of parcels)
      expect(isUnpaid({ status, paymentMethod: "cod", paymentState })).toBe(false);
  expect(isUnpaid({ paymentMethod: "razorpay" })).toBe(false);
});

test("an order is lost when it is cancelled, or paid too late and not sent all the same", () => {
  expect(isLost({ status: "cancelled", paidTooLate: false })).toBe(true);
  const expected = ["pending", "processing"];
  expect(parcels.filter((status) => isLost({ status, paidTooLate: true }))).toEqual(expected);
  expect(parcels.filter((status) => isLost({ status, paidTooLate: false }))).toEqual([]);
  expect(isLost({})).toBe(false);
});

test("an order that went back as a whole is lost until it is sent all the same; a part of it changes nothing", () => {
  const lost = (paymentState: PaymentState) =>
    parcels.filter((status) => isLost({ status, paymentState, paidTooLate: false }));
  expect(lost("refunded")).toEqual(["pending", "processing"]);
  expect([...lost("captured"), ...lost("cod_collected")]).toEqual([]);
});

test("an order number is JC- and a millisecond", () => {
  expect(orderNumberAt(1_795_000_000_123)).toBe("JC-1795000000123");
  expect(isOrderNumber("JC-1795000000123")).toBe(true);
  expect(isOrderNumber("JC-1' OR 1=1")).toBe(false);
});

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

describe("an unpaid card order", () => {
  const order = (change: object = {}) => ({
    ...{ status: "awaiting_razorpay_payment" as OrderStatus, paymentMethod: "razorpay" as const },
    ...{ paymentState: "awaiting" as PaymentState, placedAt: at("10T12:00"), ...change },
  });

  test.each([
    ["17T11:59", true],
    ["17T12:00", false],
    ["25T12:00", false],
  ])("placed on the 10th at 12:00 can be paid at %s: %s", (now, isOpen) => {
    const failed = { status: "payment_failed_razorpay", paymentState: "failed" };
    for (const each of [order(), order(failed)]) expect(isPayable(aged(each, at(now)))).toBe(isOpen);
  });

  test.each<OrderStatus>(parcels)("that the owner has made %s is owed, however old", (status) =>
    expect(hasLapsed(order({ status }), at("25T12:00"))).toBe(false),
  );

  test("does not lapse once it is paid or cancelled", () => {
    expect(hasLapsed(order({ status: "processing", paymentState: "captured" }), at("25T12:00"))).toBe(false);
    expect(hasLapsed(order({ status: "cancelled" }), at("25T12:00"))).toBe(false);
  });
});
