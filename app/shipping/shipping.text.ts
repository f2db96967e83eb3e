import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { feeLabels } from "./adjustments.ts";
import { deliveryDays, type ShippingMethod } from "./shipping.ts";

export const shippingNames = { standard: "Standard", express: "Express" };

export const shippingText = {
  /** A method's delivery promise, as the checkout and the confirmation say it. */
  promise: (method: ShippingMethod) => `${deliveryDays[method].join("-")} business days`,
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
  total: "Total",
  taxes: "Inclusive of all taxes.",
};
