import { describe, expect, test } from "vitest";
import {
  aged,
  hasLapsed,
  initialStates,
  isLost,
  isOrderNumber,
  isPayable,
  isUnpaid,
  type OrderStates,
  type OrderStatus,
  orderNumberAt,
  type PaymentState,
  statusOf,
} from "./order.ts";

const states = (
  paymentMethod: OrderStates["paymentMethod"],
  paymentState: OrderStates["paymentState"],
  rest: Partial<OrderStates> = {},
): OrderStates => ({ paymentMethod, paymentState, fulfilment: "pending", ...rest });

test.each([
  [initialStates("cod"), "pending_cod_confirmation"],
  [initialStates("razorpay"), "awaiting_razorpay_payment"],
  [states("cod", "cod_collected"), "pending"],
  [states("cod", "cod_due", { fulfilment: "shipped" }), "shipped"],
  [states("razorpay", "failed", { failure: "payment_modal_dismissed" }), "payment_modal_dismissed"],
  [states("razorpay", "failed"), "payment_error_generic"],
  [states("cod", "cod_due", { isConfirmed: true }), "pending"],
  [states("razorpay", "failed", { failure: "payment_modal_dismissed", isConfirmed: true }), "pending"],
  [states("razorpay", "awaiting", { fulfilment: "shipped", isConfirmed: true }), "shipped"],
  [states("razorpay", "captured", { fulfilment: "processing" }), "processing"],
  [states("razorpay", "captured"), "pending"],
  [states("razorpay", "refunded", { fulfilment: "cancelled" }), "cancelled"],
])("%j has the status %s", (given, status) => expect(statusOf(given)).toBe(status));

const parcels: OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

test.each<OrderStatus>(["awaiting_razorpay_payment", "payment_modal_dismissed", ...parcels])(
  "a card order that is %s can be paid until it is",
  (status) => {
    const isOpen = (paymentState: PaymentState) =>
      isUnpaid({ status, paymentMethod: "razorpay", paymentState });
    expect([isOpen("awaiting"), isOpen("failed")]).toEqual([true, true]);
    expect([isOpen("captured"), isOpen("refunded")]).toEqual([false, false]);
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
    expect(isPayable(aged(order(), at(now)))).toBe(isOpen);
    expect(
      isPayable(aged(order({ status: "payment_failed_razorpay", paymentState: "failed" }), at(now))),
    ).toBe(isOpen);
  });

  test.each<OrderStatus>(parcels)("that the owner has made %s is owed, however old", (status) =>
    expect(hasLapsed(order({ status }), at("25T12:00"))).toBe(false),
  );

  test("does not lapse once it is paid or cancelled", () => {
    expect(hasLapsed(order({ status: "processing", paymentState: "captured" }), at("25T12:00"))).toBe(false);
    expect(hasLapsed(order({ status: "cancelled" }), at("25T12:00"))).toBe(false);
  });
});
