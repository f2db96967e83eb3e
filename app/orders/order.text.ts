import { longDay } from "#values/time/date-time.ts";
import type { DueMethod } from "./dues/dues.ts";
import type { HowPaid, PaymentMethod } from "./order.ts";

const paymentNames: Record<PaymentMethod | DueMethod, string> = {
  razorpay: "Card or UPI (Razorpay)",
  cod: "Cash on Delivery",
  bank: "Bank Transfer",
  upi: "UPI",
  cash: "Cash",
  none: "Nothing to Pay",
};

const isNamed = (word: string): word is keyof typeof paymentNames => Object.hasOwn(paymentNames, word);

/** How an order is paid, as everybody reads it (OFFER-32): 'Cash and Bank Transfer'. */
export const paymentName = ({ paymentMethod, paymentWays }: HowPaid): string =>
  paymentNamed(paymentWays ?? [paymentMethod]);

/** The same by its words alone, as a query has them. */
export const paymentNamed = (words: readonly string[]): string =>
  words.map((word) => (isNamed(word) ? paymentNames[word] : word)).join(" and ");

/** What the number of a buyer's own purchase order is called. */
export const poNumberName = "PO Number";

/** By which day such as '2026-12-01' an order leaves of which something is made first (ORDER-45). */
export const leavesUsBy = (readyBy: string): string => `Made for you: leaves us by ${longDay(readyBy)}`;

/** Of an order that was agreed on without such a day (OFFER-52). */
export const noDayAgreed = "No day is agreed on";

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
