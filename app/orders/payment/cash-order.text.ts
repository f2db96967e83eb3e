import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

/** What is said of a cash order that waits for its buyer's word, and of paying it by card instead. */
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
