import type { DueKind } from "#orders/dues/dues.ts";

const names: Record<DueKind, string> = { whole: "payment", advance: "advance", balance: "balance" };

/** What a buyer reads who pays a part without a card. */
export const transfersText = {
  open: "Open in a UPI App",
  havePaid: "I Have Paid",
  saidToBePaid: "Said to be paid",
  said: (reference: string, day: string) =>
    `You told us on ${day} that you have paid it by UPI, with the reference ${reference}. We look for it and write to you.`,
  notFound: (day: string) =>
    `We have looked for the payment that you told us of on ${day}, and have not found it. Please look in your UPI app whether it has gone out, and tell us its reference again.`,
  otherWay: "Not paid yet, or another reference?",
};

/** The page on which a buyer says so. */
export const sayPaidText = {
  title: "I Have Paid",
  description: "Tell us the reference of a UPI payment.",
  of: (kind: DueKind, sum: string, number: string) => `The ${names[kind]} of ${sum} for ${number}.`,
  reference: "UPI Reference",
  hint: "12 digits. Your UPI app shows it with the payment, as UPI reference, UTR or UPI transaction ID.",
  submit: "I Have Paid",
  notDue: "Nothing of this order is to be paid now.",
  errors: {
    digits: "A UPI reference has 12 digits.",
    given: "This reference was given before.",
    tooMany: "Too many references came from your network. Please try again in ten minutes.",
  },
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
  thanks: { title: "Thank you", text: "We look for your payment and write to you once it has come." },
  settled: {
    title: "Nothing to pay",
    text: "This part is paid, or need not be paid any more.",
  },
};

export const notFoundMailText = {
  subject: (order: string) => `We have not found your payment for order ${order}`,
  title: "We have not found your payment.",
  preview: (order: string, sum: string) => `${sum} for order ${order} is still open.`,
  text: (order: string, kind: DueKind, sum: string, reference: string) =>
    `You told us that you have paid the ${names[kind]} of ${sum} for your order ${order} by UPI, with the reference ${reference}. We have looked, and have not found it in our account.`,
  what: "Please look in your UPI app whether it has gone out, and to whom. If it has, tell us its reference again; if not, this is how you pay it.",
};
