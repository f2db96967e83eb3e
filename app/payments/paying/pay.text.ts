import type { ToastContent } from "#ui/overlay/toast-queue.ts";

const failed = (title: string, text: string): ToastContent => ({ title, text, tone: "destructive" });

/** What paying by card has to say to the letter (PAY-13 to PAY-16). */
export const payToasts = {
  loading: {
    title: "Payment Gateway Loading",
    text: "Razorpay is still loading. Please wait a moment and try again.",
    tone: "note",
  },
  ready: {
    title: "Ready to Pay",
    text: "The payment window is there. Press 'Pay Now' once more.",
    tone: "note",
  },
  keyFailed: (message: string) =>
    failed("Configuration Error", `Failed to fetch Razorpay Key ID. ${message}`),
  keyMissing: failed("Configuration Error", "Razorpay Key ID was not returned from the server."),
  initFailed: (message: string) => failed("Payment Error", `Could not initiate Razorpay payment. ${message}`),
  unexpected: failed("Payment Error", "An unexpected error occurred during payment initiation."),
  notVerified: (message: string | undefined) =>
    failed("Payment Verification Failed", message || "Could not verify payment."),
  incomplete: {
    title: "Payment Incomplete",
    text: "You closed the payment window. Your order is pending payment.",
    tone: "note",
  },
  failed: (description: string, reason: string) =>
    failed("Payment Failed", `${description} (Reason: ${reason})`),
  paid: { title: "Payment Successful!", text: "Your order is confirmed." },
  tooLate: (text: string) => failed("Payment Came Too Late", text),
} as const satisfies Record<string, ToastContent | ((...words: never[]) => ToastContent)>;

export const payText = {
  payNow: "Pay Now",
  unreachable: "The shop can't be reached. Please check your connection and try again.",
  unreadable: "The shop's answer could not be read.",
  testMode: "Test mode: no money is taken.",
  confirming: "Confirming your payment with the bank. Please keep this page open.",
  blocked:
    "The payment window could not be loaded. Something in your browser or network blocks Razorpay: an ad blocker, a privacy setting or an office network.",
  blockedHint: "Allow checkout.razorpay.com and try again.",
  orCash: "Or choose Cash on Delivery below.",
  retry: "Try Again",
  ownWindow: "You pay in Razorpay's own window. The shop never sees your card.",
  payNeedsScript: "Card and UPI payment needs JavaScript, which is switched off in your browser.",
  needsScript:
    "Card and UPI payment needs JavaScript, which is switched off in your browser. Cash on Delivery works without it.",
  description: (orderNumber: string) => `Order ${orderNumber}`,
  notThrough: "The payment did not go through.",
  tooLate:
    "We have received your payment, but can't send this order any more: it was cancelled, or its last piece was sold meanwhile. " +
    "We are sorry, and return the whole amount to you.",
};
