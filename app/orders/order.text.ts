import { longDay } from "#values/time/date-time.ts";
import type { PaymentMethod } from "./order.ts";

export const paymentNames: Record<PaymentMethod, string> = {
  razorpay: "Card or UPI (Razorpay)",
  cod: "Cash on Delivery",
  bank: "Bank Transfer",
  none: "Nothing to Pay",
};

/** What the number of a buyer's own purchase order is called. */
export const poNumberName = "PO Number";

/** By which day such as '2026-12-01' an order leaves of which something is made first (ORDER-45). */
export const leavesUsBy = (readyBy: string): string => `Made for you: leaves us by ${longDay(readyBy)}`;

export const orderNotFound = {
  title: "Order Not Found.",
  text: "We couldn't find details for this order. Please check the order ID or contact support.",
};

/** What is said of an order that is a gift. */
export const giftWords = {
  title: "A gift",
  wrapped: "A gift, to be wrapped",
  message: "Gift message",
  noPrices: "This is a gift: no prices and no invoice in the parcel.",
  wrap: "Wrap it as a gift.",
  cash: "Collect the cash that the order says",
} as const;
