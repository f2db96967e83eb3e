import type { FulfilmentState, PaymentFailure, PaymentState } from "#orders/order-states.ts";
import { isByCard, type PaymentMethod } from "#values/money/payment-method.ts";

/** Where a payment stands at the provider. */
export const paymentStatuses = ["created", "authorized", "captured", "refunded", "failed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as the provider tells it: the only word on money that is believed. */
export interface Payment {
  id: string;
  /** The provider's order that it was made for; null for one made without an order. */
  providerOrderId: string | null;
  /** Paise. A plain number, since it is what somebody else claims. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  method: string | null;
  /** Paid from abroad; null where the provider does not say. */
  isInternational: boolean | null;
  errorDescription: string | null;
  errorReason: string | null;
}

/** What of an order decides about a payment. */
export interface PayableOrder {
  total: number;
  currency: string;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  /** The payment that confirmed it. */
  paidBy: string | null;
  /** A cash order that takes no card any more: what a card pays for it goes back. */
  isClosed?: boolean;
}

/**
 * What a payment means for its order. `confirm`: it pays it. `repeat`: it did so before. `surplus`: another
 * one did, so this money goes back. `mismatch`: captured, but not the sum that was due. `fail`: it came to
 * nothing. `wait`: it may still become one of these. `nothing`: old news.
 */
export type Verdict = "confirm" | "repeat" | "surplus" | "mismatch" | "fail" | "wait" | "nothing";

export const isPaid = (state: PaymentState): boolean => state === "captured" || state === "refunded";

/** Only forward: a paid order stays paid, and every other outcome can still become paid (PAY-3). */
export function judge(order: PayableOrder, payment: Payment): Verdict {
  const paid = isPaid(order.paymentState);
  if (paid && order.paidBy === payment.id) return "repeat";
  switch (payment.status) {
    case "captured":
      return judgeMoney(order, payment);
    case "created":
    case "authorized":
      return paid ? "nothing" : "wait";
    case "failed":
    case "refunded":
      return paid ? "nothing" : "fail";
  }
}

function judgeMoney(order: PayableOrder, { amount, currency }: Payment): Verdict {
  if (amount !== order.total || currency !== order.currency) return "mismatch";
  return isPaid(order.paymentState) || order.isClosed ? "surplus" : "confirm";
}

/**
 * May an authorised payment be captured? Not for an order that nobody waits for: the provider then returns
 * the money itself.
 */
export const isWorthCapturing = (order: PayableOrder, payment: Payment): boolean =>
  payment.status === "authorized" &&
  !isPaid(order.paymentState) &&
  !order.isClosed &&
  order.fulfilment !== "cancelled" &&
  payment.amount === order.total &&
  payment.currency === order.currency;

export type Failure = Pick<Payment, "errorDescription" | "errorReason">;

/** Why a payment came to nothing, in the provider's words and in English (PAY-15), as it is stored. */
export function failureText({ errorDescription, errorReason }: Failure): string {
  const description = errorDescription ?? "The payment did not go through.";
  return errorReason ? `${description} (Reason: ${errorReason})` : description;
}

const minute = 60_000;
const hour = 60 * minute;
const waits = [5 * minute, 10 * minute, 20 * minute, hour, 2 * hour, 4 * hour];
const longestWait = 6 * hour;
/** Almost six days of them: the provider may turn a failed payment into an authorised one for up to five. */
const mostChecks = 29;

/** The first question comes when the browser and the webhook had their time. */
export const firstCheckAfter = 3 * minute;

/**
 * When the provider is asked again about an order that was asked about `checks` times since somebody last
 * began to pay it; null when that has an end.
 */
export function nextCheckAt(checks: number, now: Date): Date | null {
  return checks >= mostChecks ? null : new Date(now.getTime() + (waits[checks - 1] ?? longestWait));
}

/** What the browser may tell of a payment (PAY-10). */
export const reportedOutcomes = {
  dismissed: "payment_modal_dismissed",
  failed: "payment_failed_razorpay",
  init_failed: "payment_init_failed",
  generic: "payment_error_generic",
} as const satisfies Record<string, PaymentFailure>;

interface ReportedOrder {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  failure?: PaymentFailure | undefined;
}

/**
 * Does a browser's word change this order? Never a paid or cancelled one, and a closed window says less than
 * a failure.
 */
export function countsReport(order: ReportedOrder, outcome: PaymentFailure): boolean {
  if (!isByCard(order.paymentMethod) || isPaid(order.paymentState) || order.fulfilment !== "pending")
    return false;
  if (order.paymentState === "awaiting") return true;
  return outcome !== "payment_modal_dismissed" && outcome !== order.failure;
}
