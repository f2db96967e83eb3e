import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Due, DueKind, DueMethod } from "./dues.ts";

/** What a part of an order's price is called. */
export const dueNames: Record<DueKind, string> = {
  whole: "Payment",
  advance: "Advance",
  balance: "Balance",
};

/** How a part was paid. */
export const dueWays: Record<DueMethod, string> = {
  razorpay: "card or UPI",
  bank: "bank transfer",
  cash: "cash or UPI in hand",
};

/** 'Advance of ₹23,200.00'. */
export const dueWithSum = ({ kind, amount }: Pick<Due, "kind" | "amount">): string =>
  `${dueNames[kind]} of ${rupeesExact(amount)}`;
