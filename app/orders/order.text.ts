import { longDay } from "#values/time/date-time.ts";
import type { DueMethod } from "./dues/dues.ts";
import type { PaymentMethod } from "./order.ts";

export const paymentNames: Record<PaymentMethod | DueMethod, string> = {
  razorpay: "Card or UPI (Razorpay)",
  cod: "Cash on Delivery",
  bank: "Bank Transfer",
  upi: "UPI",
  cash: "Cash",
  none: "Nothing to Pay",
};

export const orderText = {
  /** Between two ways of paying. */
  and: " and ",
  /** What the number of a buyer's own purchase order is called. */
  poNumber: "PO Number",
  /** By which day such as '2026-12-01' an order leaves of which something is made first (ORDER-45). */
  leavesUsBy: (readyBy: string) => `Made for you: leaves us by ${longDay(readyBy)}.`,
  /** Of an order that was agreed on without such a day (OFFER-52). */
  noDay: "No day is agreed on.",
  noDayYet: "No day is agreed on by which it leaves us. We write to you when it does.",
  phone: (number: string) => `Phone ${number}`,
  boughtFor: "Bought for",
  gstin: (number: string) => `GSTIN ${number}`,
  quantityAt: (quantity: string, price: string) => `Quantity ${quantity} at ${price}`,
};

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
};
