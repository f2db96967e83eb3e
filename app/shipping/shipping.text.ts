import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { dayRange } from "#values/time/day-range.ts";
import { feeLabels } from "./adjustments.ts";
import type { ShippingMethod } from "./shipping.ts";

export const shippingNames = { standard: "Standard", express: "Express" };

export const shippingText = {
  /** Days on the way: '5-7 business days'. */
  promise: ([least, most]: readonly [number, number]) =>
    least === most ? `${most} business ${most === 1 ? "day" : "days"}` : `${least}-${most} business days`,
  /** Of what is made first, with the days on which it arrives. */
  onceMade: (promise: string, first: string, last: string) =>
    `${promise} after it leaves us, ${dayRange(first, last)}`,
  /** At the usual rates: 'Discounted to ₹50'. */
  discountedTo: (amount: Paise) => `Discounted to ${rupeesAndPaise(amount)}`,
  choice: "Shipping method",
  free: "Free",
};

/** The rows of a bill, in its reader's words. */
export const billText = {
  subtotal: "Subtotal",
  discount: (name: string) => `Discount (${name})`,
  shipping: "Shipping",
  shippingBy: (method: ShippingMethod) => `Shipping (${method})`,
  fees: feeLabels,
  rounding: "Rounding",
  total: "Total",
  taxes: "Inclusive of all taxes.",
};
