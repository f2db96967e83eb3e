import type { Due, DueKind, DueTime } from "./dues.ts";

/** What a part of an order's price is called. */
export const dueNames: Record<DueKind, string> = {
  whole: "Payment",
  advance: "Advance",
  balance: "Balance",
};

/** What a part is called within a sentence. */
const partNames: Record<DueKind, string> = {
  whole: "all of it",
  advance: "the advance",
  balance: "the balance",
};

/** What a buyer reads of an order that is paid in parts. */
export const duesText = {
  title: "How it is paid",
  paid: (day: string) => `Paid on ${day}`,
  when: { now: "To be paid now", beforeSent: "To be paid before it is sent" },
  later: "To be paid after that, before it is sent",
  notDue: "Not due any more",
  pay: (sum: string) => `Pay ${sum}`,
  asks: (due: Pick<Due, "kind">, time: DueTime) => `${duesText.when[time]}: ${partNames[due.kind]}.`,
  whenClosed: (due: Pick<Due, "kind">) =>
    `You closed the payment window. Your order stands, and ${partNames[due.kind]} is still to be paid.`,
  byUpi: "Or by UPI",
  scan: "Scan this with a UPI app",
  payee: "Paid to",
  amount: "Amount",
  byTransfer: "Or by bank transfer",
  untold: "By bank transfer: we write to you where to send it.",
  purpose: "Purpose",
  transferHint: "We write to you as soon as it has come, which can take a day or two.",
};
