import type { DueKind, DueTime } from "../dues/dues.ts";

const names: Record<DueKind, string> = { whole: "payment", advance: "advance", balance: "balance" };

const times: Record<DueTime, string> = { now: "now", beforeSent: "before it is sent" };

/** What a buyer reads of money that has come, is due, or goes back. */
export const advanceMailText = {
  subject: (order: string, paid: DueKind) => `We have received the ${names[paid]} for order ${order}`,
  title: (paid: DueKind) => `Your ${names[paid]} has arrived.`,
  preview: (order: string, sum: string) => `We have received ${sum} for order ${order}.`,
  received: (order: string, paid: DueKind, sum: string) =>
    `We have received the ${names[paid]} of ${sum} for your order ${order}, and begin with it.`,
  left: (next: DueKind, sum: string, time: DueTime) =>
    `The ${names[next]} of ${sum} is to be paid ${times[time]}.`,
};

export const askedMailText = {
  subject: (order: string, due: DueKind, time: DueTime) =>
    time === "now"
      ? `The ${names[due]} for order ${order} is due`
      : `Order ${order} waits for its ${names[due]}`,
  title: (due: DueKind, time: DueTime) =>
    time === "now" ? `Your ${names[due]} is due.` : `Your order waits for its ${names[due]}.`,
  preview: (order: string, sum: string) => `${sum} is to be paid for order ${order}.`,
  text: (order: string, due: DueKind, sum: string, time: DueTime) =>
    `The ${names[due]} of ${sum} for your order ${order} is to be paid ${times[time]}. ` +
    "If you have just paid it, there is nothing left to do.",
};

export const paidMailText = {
  subject: (order: string) => `Payment received for order ${order}`,
  title: "Your payment has arrived.",
  preview: (order: string, sum: string) => `We have received ${sum} for order ${order}.`,
  whole: (order: string, sum: string) =>
    `We have received ${sum} for your order ${order} and begin to pack it.`,
  wholeToMake: (order: string, sum: string) =>
    `We have received ${sum} for your order ${order} and begin to make it.`,
  last: (order: string, sum: string) => `We have received ${sum} for your order ${order}: all of it is paid.`,
};

export const tooLateMailText = {
  subject: (order: string) => `We will refund your payment for order ${order}`,
  title: "Your payment came too late.",
  preview: (order: string, sum: string) => `We will return ${sum} for order ${order}.`,
  text: (order: string, sum: string) =>
    `We have received ${sum} for your order ${order}, but we can't send it any more: ` +
    "it was cancelled, or its last piece was sold meanwhile. We are sorry, and return the whole amount to you.",
};

export const surplusMailText = {
  subject: (order: string) => `We will refund a payment for order ${order}`,
  title: "Your payment goes back.",
  preview: (order: string, sum: string) => `We will return ${sum} for order ${order}.`,
  text: (order: string, sum: string, why: string) =>
    `We have received ${sum} for your order ${order}, but ${why} We return the whole amount to you.`,
  why: {
    cancelled: "the order was cancelled.",
    otherSum: "that is not the sum that was to be paid.",
    paid: "what it was for is paid already.",
  },
};

export const backToCashMailText = {
  subject: (order: string) => `We will refund your payment for order ${order}`,
  title: "Your card payment goes back.",
  preview: (order: string, sum: string) => `We will return ${sum} for order ${order}.`,
  text: (order: string, sum: string, why: string) =>
    `We have received ${sum} by card for your order ${order}, but ${why} We return the whole amount to you.`,
  why: {
    cancelled: "the order was cancelled.",
    fixed: "the order can't be changed any more and stays one to be paid in cash when it arrives.",
  },
};

export const refundedMailText = {
  subject: (order: string) => `Refund for order ${order}`,
  title: "Your money is on its way back.",
  preview: (order: string, sum: string) => `${sum} of order ${order} goes back to you.`,
  text: (order: string, sum: string, way: string) => `We have refunded ${sum} of your order ${order}. ${way}`,
  ways: {
    card: "It goes back the way you paid; your bank usually shows it within 5 to 7 business days.",
    byHand: "It goes back by bank transfer, or in the way that we agreed on with you.",
    cash: "You paid in cash, so it reaches you in the way that we agreed on with you.",
  },
  refunded: "Refunded",
  total: "Order total",
  creditNote: "Credit note",
};
