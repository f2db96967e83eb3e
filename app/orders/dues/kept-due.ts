import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { DueMethod } from "#values/money/payment-method.ts";
import type { Due, DueKind } from "./dues.ts";

/** By what a part was paid, as an order's history keeps it, in English whoever pays or notes it. */
export const keptWays: Record<DueMethod, string> = {
  razorpay: "card or UPI",
  bank: "bank transfer",
  upi: "UPI",
  cash: "cash",
};

const keptNames: Record<DueKind, string> = { whole: "Payment", advance: "Advance", balance: "Balance" };

/** 'Advance of ₹23,200.00', as the history keeps it. */
export const keptDue = ({ kind, amount }: Pick<Due, "kind" | "amount">): string =>
  `${keptNames[kind]} of ${rupeesExact(amount)}`;
