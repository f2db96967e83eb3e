import { deliveryPromise } from "#shipping/shipping.text.ts";
import {
  isLost,
  isPayable,
  isTooLate,
  isUnpaid,
  type Order,
  type OrderStatus,
  type PaymentStanding,
} from "../order.ts";
import { type MyOrder, type ProgressStep, progressStep } from "./my-order.ts";

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

const sentences: Record<OrderStatus, string> = {
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

/** What of an order decides its sentence. */
type Told = Pick<Order, "status"> &
  Partial<PaymentStanding & Pick<Order, "paymentMethod">> & {
    /** Some of its pieces have not left yet, though others have. */
    isPartSent?: boolean;
  };

/** What an order's badge says. */
export function statusName(order: Told): string {
  if (isUnpaid(order) && !isPayable(order)) return "Not paid in time";
  if (order.status === "cancelled" || !isLost(order)) return statusNames[order.status];
  return isTooLate(order) ? "Payment too late" : "Refunded";
}

/** Where the order stands, in a sentence for its customer. */
export function statusSentence(order: Told): string {
  if (isLost(order)) return lostSentence(order);
  if (isUnpaid(order) && !isPayable(order)) return lapsed;
  const sentence = order.status === "shipped" && order.isPartSent ? partSent : sentences[order.status];
  return isUnpaid(order) && progressStep(order.status) ? `${sentence} It is not paid yet.` : sentence;
}

const partSent = "A part of your order has left us, and the rest follows.";

/** What becomes of the money for an order of which nothing is sent. */
function lostSentence(order: Told): string {
  const { status, paymentState, paymentMethod } = order;
  const isSentBack = paymentState === "refunded";
  if (status !== "cancelled") {
    if (isTooLate(order)) return isSentBack ? tooLateAndBack : tooLate;
    return paymentMethod === "razorpay" ? `${allBack} Banks take up to 7 days to show it.` : allBack;
  }
  if (isSentBack) {
    return "This order was cancelled and your payment was sent back. Banks take up to 7 days to show it.";
  }
  return paymentState === "captured" && paymentMethod !== "none"
    ? "This order was cancelled, and we return your payment to you."
    : sentences.cancelled;
}

const tooLate =
  "Your payment came too late: the last piece was sold meanwhile, and we can't send this order any more. " +
  "We are sorry, and return the whole amount to you.";
const lapsed =
  "This order was not paid within 7 days, for which its prices held, and can't be paid any more. Please place it again, at today's prices. " +
  "If money has left your account for it, write to us and we will find it.";
const tooLateAndBack = "Your payment came too late and was sent back. Banks take up to 7 days to show it.";
const allBack = "Your payment went back to you, and nothing of this order will be sent.";

export const stepNames: Record<ProgressStep, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
};

/** When an order arrives by what the shop usually takes; undefined of what was agreed on (OFFER-52). */
export const arrivalPromise = ({
  shippingMethod,
  isAgreed,
}: Pick<MyOrder, "shippingMethod" | "isAgreed">): string | undefined =>
  isAgreed ? undefined : `Estimated delivery: ${deliveryPromise(shippingMethod)}`;

/** What a buyer does about an order. */
export const ownActWords = {
  cancel: "Cancel Order",
  address: "Correct Delivery Address",
  again: "Order Again",
  return: "Return or Report a Problem",
  bound: "To change what we agreed on, or to cancel it, please write or call.",
  review: "Write a Review",
} as const;

/** The words of My Orders and of an order's own page (ORDER-13 to ORDER-17). */
export const myOrdersText = {
  title: "My Orders",
  empty: "You have no orders yet.",
  emptyHint: "What you order will stand here, with where it is on its way to you.",
  failed: { title: "Error", text: "Could not fetch your orders." },
  orderFailed: { title: "Error", text: "Could not fetch order details." },
  orderTitle: "Order Details",
  back: "Back to My Orders",
  support: "Contact Support",
  payNow: "Pay Now",
  invoice: "Download Invoice",
  notFound: {
    title: "Order Not Found",
    text: "We couldn't find this order, or it may not belong to your account.",
    toast: { title: "Order Not Found", text: "This order doesn't exist or you don't have access." },
  },
} as const;
