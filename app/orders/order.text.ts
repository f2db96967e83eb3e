import { longDay } from "#values/time/date-time.ts";
import type { PaymentMethod } from "./order.ts";

export const paymentNames: Record<PaymentMethod, string> = {
  razorpay: "Card or UPI (Razorpay)",
  cod: "Cash on Delivery",
};

/** By which day such as '2026-12-01' an order leaves of which something is made first (ORDER-45). */
export const leavesUsBy = (readyBy: string): string => `Made for you: leaves us by ${longDay(readyBy)}`;

export const orderNotFound = {
  title: "Order Not Found.",
  text: "We couldn't find details for this order. Please check the order ID or contact support.",
};
