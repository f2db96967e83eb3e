import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Due, DueKind, DueMethod } from "./dues.ts";

/** By what a part was paid, as an order's history says it to the owner. */
export const dueWays: Record<DueMethod, string> = {
  razorpay: "card or UPI",
  bank: "bank transfer",
  upi: "UPI",
  cash: "cash",
};

const ownerNames: Record<DueKind, string> = { whole: "Payment", advance: "Advance", balance: "Balance" };

/** 'Advance of ₹23,200.00', in the owner's language whoever pays it. */
export const dueWithSum = ({ kind, amount }: Pick<Due, "kind" | "amount">): string =>
  `${ownerNames[kind]} of ${rupeesExact(amount)}`;
