import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Due, DueKind, DueMethod } from "./dues.ts";

/** What a part of an order's price is called. */
export const dueNames: Record<DueKind, string> = {
  whole: "Payment",
  advance: "Advance",
  balance: "Balance",
};

/** By what a part was paid. */
export const dueWays: Record<DueMethod, string> = {
  razorpay: "card or UPI",
  bank: "bank transfer",
  upi: "UPI",
  cash: "cash",
};

/** 'Advance of ₹23,200.00'. */
export const dueWithSum = ({ kind, amount }: Pick<Due, "kind" | "amount">): string =>
  `${dueNames[kind]} of ${rupeesExact(amount)}`;

/** The same within a sentence. */
const partNames: Record<DueKind, string> = {
  whole: "all of it",
  advance: "the advance",
  balance: "the balance",
};

/** What a buyer reads of an order that is paid in parts. */
export const duesText = {
  title: "How it is paid",
  paid: (day: string) => `Paid on ${day}`,
  now: "To be paid now",
  later: "To be paid after that, before it is sent",
  notDue: "Not due any more",
  pay: (sum: string) => `Pay ${sum}`,
  asks: (due: Pick<Due, "kind">) => `To be paid now: ${partNames[due.kind]}.`,
  whenClosed: (due: Pick<Due, "kind">) =>
    `You closed the payment window. Your order stands, and ${partNames[due.kind]} is still to be paid.`,
  byTransfer: "Or by bank transfer",
  purpose: "Purpose",
  transferHint: "We write to you as soon as it has come, which can take a day or two.",
} as const;
