import type { OrderStatus } from "#orders/order-states.ts";
import type { ProgressStep } from "./progress.ts";

/** What customers read in an order's badge (ORDER-15: words, never a raw status). */
export const statusNames: Record<OrderStatus, string> = {
  pending: "Pending",
  pending_cod_confirmation: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  awaiting_razorpay_payment: "Awaiting payment",
  payment_init_failed: "Payment not started",
  payment_verification_failed: "Payment not verified",
  payment_modal_dismissed: "Payment not completed",
  payment_failed_razorpay: "Payment failed",
  payment_error_generic: "Payment failed",
};

/** Where an order stands, in a sentence for its customer. */
export const statusSentences: Record<OrderStatus, string> = {
  pending: "We have your order and will start on it soon.",
  pending_cod_confirmation: "We have your order. Please keep the amount ready in cash for when it arrives.",
  processing: "Your order is being made ready.",
  shipped: "Your order is on its way to you.",
  delivered: "Your order has arrived. We hope it brings you joy.",
  cancelled: "This order was cancelled.",
  awaiting_razorpay_payment: "Your order is kept for you. It is sent once it is paid.",
  payment_init_failed: "The payment could not be started, and nothing was charged. You can try again.",
  payment_verification_failed:
    "We could not verify your payment yet. If money has left your account, please don't pay again: write to us and we will find it.",
  payment_modal_dismissed: "You closed the payment window. Your order is pending payment.",
  payment_failed_razorpay:
    "Your bank or card refused the payment. You can try again or use another way to pay.",
  payment_error_generic: "Something went wrong while you paid. If nothing was charged, you can try again.",
};

/** What a badge says where the status alone does not tell. */
export const lostNames = {
  lapsed: "Not paid in time",
  tooLate: "Payment too late",
  refunded: "Refunded",
};

/** For where the status alone does not say how it stands. */
export const orderStandingText = {
  unpaid: (sentence: string) => `${sentence} It is not paid yet.`,
  sentOncePaid: "Your order is sent once it is paid.",
  unheld: "Its pieces are not kept for you: it can be paid while they are left.",
  soldOut: (name: string) =>
    `${name} is sold out meanwhile, so this order can't be paid now. ` +
    "If money has left your account for it, write to us and we will find it.",
  tooFew: (name: string, left: number) =>
    `Only ${left} of ${name} ${left === 1 ? "is" : "are"} left meanwhile, so this order can't be paid now. ` +
    "If money has left your account for it, write to us and we will find it.",
  oncePaid: "We have your order and will start on it as soon as your payment has come.",
  partSent: "A part of your order has left us, and the rest follows.",
  tooLate:
    "Your payment came too late: the last piece was sold meanwhile, and we can't send this order any more. " +
    "We are sorry, and return the whole amount to you.",
  lapsed:
    "This order was not paid within 7 days, for which its prices held, and can't be paid any more. Please place it again, at today's prices. " +
    "If money has left your account for it, write to us and we will find it.",
  tooLateAndBack: "Your payment came too late and was sent back. Banks take up to 7 days to show it.",
  allBack: "Your payment went back to you, and nothing of this order will be sent.",
  allBackByBank:
    "Your payment went back to you, and nothing of this order will be sent. Banks take up to 7 days to show it.",
  cancelledAndBack:
    "This order was cancelled and your payment was sent back. Banks take up to 7 days to show it.",
  cancelledToReturn: "This order was cancelled, and we return your payment to you.",
  arrival: (promise: string) => `Estimated delivery: ${promise}.`,
};

export const stepNames: Record<ProgressStep, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
};

/** What is read aloud of a way drawn in steps. */
export const journeyText = {
  label: "Order progress",
  done: ", done",
  current: ", current step",
  ahead: ", not yet",
};

/** The words of My Orders and of an order's own page (ORDER-13 to ORDER-17). */
export const myOrdersText = {
  title: "My Orders",
  description: "Your orders and where they are on their way.",
  empty: "You have no orders yet.",
  emptyHint: "What you order will stand here, with where it is on its way to you.",
  failed: { title: "Error", text: "Could not fetch your orders." },
  orderFailed: { title: "Error", text: "Could not fetch order details." },
  tryAgain: "Try again",
  shop: "Continue Shopping",
  andMore: (name: string, more: number) => `${name} and ${more} more`,
  payFor: (orderNumber: string) => ` for ${orderNumber}`,
  pages: "Pages of orders",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  orderTitle: "Order Details",
  orderDescription: "Your order, its way to you and its payment.",
  placedOn: (day: string) => `, placed on ${day}`,
  ordered: "Items ordered",
  shippingAddress: "Shipping address",
  paymentMethod: "Payment method",
  paidOn: (day: string) => `Paid ${day}`,
  refunded: (sum: string) => `${sum} refunded`,
  shippingMethod: "Shipping method",
  questions: "Questions about this order?",
  invoiceTitle: "Invoice",
  creditNote: (number: string) => `Credit note ${number}`,
  back: "Back to My Orders",
  support: "Contact Support",
  payNow: "Pay Now",
  invoice: "Download Invoice",
  notFound: {
    title: "Order Not Found",
    text: "We couldn't find this order, or it may not belong to your account.",
    toast: { title: "Order Not Found", text: "This order doesn't exist or you don't have access." },
  },
};
