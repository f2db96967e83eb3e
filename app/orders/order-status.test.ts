import { expect, test } from "vitest";
import { isFulfilmentState } from "./order-states.ts";
import {
  filterWords,
  isPaymentOpen,
  orderFilter,
  orderFilters,
  orderStatusWords,
  paymentWords,
  statusTone,
} from "./order-status.ts";
import { statusText } from "./owner-order.text.ts";

test.each([
  ["shipped", "Shipped"],
  ["payment_modal_dismissed", "Payment modal dismissed"],
  ["pending_cod_confirmation", "Pending COD confirmation"],
  ["awaiting_razorpay_payment", "Awaiting Razorpay payment"],
  ["payment_failed_razorpay", "Payment failed Razorpay"],
])("%s reads %s", (status, words) => expect(statusText.of(status)).toBe(words));

test.each([
  ["pending_cod_confirmation", true, "Pending COD confirmation"],
  ["pending_cod_confirmation", false, "Pending COD"],
  ["processing", true, "Processing"],
])("an order that is %s, and to be confirmed: %s, reads %s", (status, isToConfirm, words) =>
  expect(orderStatusWords(status, isToConfirm)).toBe(words),
);

test("the five can be chosen, the payment's own words can't", () => {
  const given = ["cancelled", "payment_error_generic", "constructor"];
  expect(given.filter(isFulfilmentState)).toEqual(["cancelled"]);
});

test.each([
  ["pending_cod_confirmation", "yellow"],
  ["payment_error_generic", "red"],
  ["delivered", "green"],
])("%s is %s", (status, tone) => expect(statusTone(status)).toBe(tone));

test.each([
  ["cod_due", "shipped", "Cash due"],
  ["cod_due", "cancelled", "Nothing due"],
  ["awaiting", "awaiting_razorpay_payment", "Not paid"],
  ["failed", "cancelled", "Nothing due"],
  ["captured", "cancelled", "Paid"],
  ["refunded", "cancelled", "Refunded"],
] as const)("the money of %s in a %s order reads %s", (state, status, words) => {
  const paymentMethod = state === "cod_due" ? "cod" : "razorpay";
  expect(paymentWords({ paymentMethod, paymentState: state, status })).toBe(words);
  expect(isPaymentOpen(state, status)).toBe(words === "Not paid");
});

test("an unknown filter shows all orders", () => {
  expect([orderFilter(null), orderFilter("__proto__")]).toEqual(["all", "all"]);
  expect(orderFilters.map(filterWords).join(", ")).toBe(
    "All, Pending, Processing, Shipped, Delivered, Cancelled, To pack, Due to send, To confirm, Parcel trouble, " +
      "Payment issues, Payments to look for, Refunds due, Refunds going out, Cash with couriers, Cash not noted",
  );
});
