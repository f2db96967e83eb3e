import type { PaymentMethod } from "./order.ts";

export const paymentNames: Record<PaymentMethod, string> = {
  razorpay: "Card or UPI (Razorpay)",
  cod: "Cash on Delivery",
};

export const orderNotFound = {
  title: "Order Not Found.",
  text: "We couldn't find details for this order. Please check the order ID or contact support.",
};
