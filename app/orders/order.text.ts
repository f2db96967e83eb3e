import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import type { DueMethod, PaymentMethod } from "#values/money/payment-method.ts";
import { longDay } from "#values/time/date-time.ts";

/** For a cash order that waits for its buyer to confirm it, and for paying it by card instead. */
export const cashWords = {
  confirm: "Confirm Order",
  payNow: (saved: Paise): string => (saved > 0 ? `Pay Now and Save ${rupeesAndPaise(saved)}` : "Pay Now"),
  ask: (by: string): string =>
    `Please confirm that you will pay in cash when it arrives. Without your word by ${by}, the order is cancelled.`,
  askByMail: (by: string): string =>
    `Please confirm that you will pay in cash when it arrives, by the link in the mail that we sent you. Without your word by ${by}, the order is cancelled.`,
  instead: (saved: Paise): string =>
    saved > 0
      ? `Pay by card or UPI now instead of in cash when it arrives, and save ${rupeesAndPaise(saved)}. Until it is paid, your order stays as it is.`
      : "Pay by card or UPI now instead of in cash when it arrives. Until it is paid, your order stays as it is.",
  whenClosed: "You closed the payment window. Your order stands, to be paid in cash when it arrives.",
  confirmed: "You have confirmed it. Please keep the amount ready in cash.",
};

export const buyerMessageText = {
  order: (orderNumber: string, shop: string, link: string) => `Your order ${orderNumber} at ${shop}: ${link}`,
  pay: (orderNumber: string, shop: string, link: string) =>
    `Your order ${orderNumber} at ${shop}. You can pay it here: ${link}`,
  offer: (number: string, link: string) => `Our offer ${number}: ${link}`,
};

/** What a buyer does about an order. */
export const ownActWords = {
  cancel: "Cancel Order",
  address: "Correct Delivery Address",
  again: "Order Again",
  return: "Return or Report a Problem",
  bound: "To change what we agreed on, or to cancel it, please write or call.",
  review: "Write a Review",
};

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
  /** The day, such as '2026-12-01', by which an order with something made to order leaves (ORDER-45). */
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

/** The words for an order that is a gift. */
export const giftWords = {
  title: "A gift",
  wrapped: "A gift, to be wrapped",
  message: "Gift message",
  noPrices: "This is a gift: no prices and no invoice in the parcel.",
  wrap: "Wrap it as a gift.",
  cash: "Collect the cash that the order says",
};
