import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { DueMethod } from "#values/money/payment-method.ts";
import type { Due, DueKind } from "./dues.ts";

/** By what a part was paid, as the owner reads it. */
export const dueWays: Record<DueMethod, string> = {
  razorpay: "card or UPI",
  bank: "bank transfer",
  upi: "UPI",
  cash: "cash",
};

const names: Record<DueKind, string> = { whole: "Payment", advance: "Advance", balance: "Balance" };

export const ownerDues = {
  /** 'Advance of ₹23,200.00'. */
  withSum: ({ kind, amount }: Pick<Due, "kind" | "amount">): string =>
    `${names[kind]} of ${rupeesExact(amount)}`,
};
