import type { Paise } from "./money.ts";

/** What a checkout offers. */
export const paymentMethods = ["razorpay", "cod"] as const;
export type ChosenMethod = (typeof paymentMethods)[number];

/**
 * How an order is paid: by transfer only where the owner has agreed to it (OFFER-12), by none of the methods
 * where it comes to nothing (ORDER-48).
 */
export const orderMethods = [...paymentMethods, "bank", "none"] as const;
export type PaymentMethod = (typeof orderMethods)[number];

/** How a part of an order is to be paid, and once it is how it was (OFFER-32). */
export type DueMethod = "razorpay" | "bank" | "upi" | "cash";

/** The method of an order that comes to `total`, whatever its shopper chose. */
export const methodFor = (total: Paise, chosen: ChosenMethod): PaymentMethod =>
  total === 0 ? "none" : chosen;

/** When its money comes: before it is sent, when it arrives, or never. */
const paidWhen: Record<PaymentMethod, "ahead" | "on-delivery" | "never"> = {
  razorpay: "ahead",
  cod: "on-delivery",
  bank: "ahead",
  none: "never",
};

/** What brings it: the provider, a transfer, a hand, or nothing. */
const comesBy: Record<PaymentMethod | DueMethod, "provider" | "transfer" | "hand" | "nothing"> = {
  razorpay: "provider",
  cod: "hand",
  bank: "transfer",
  upi: "hand",
  cash: "hand",
  none: "nothing",
};

type Method = PaymentMethod | DueMethod;

export const isPaidAhead = (method: PaymentMethod | undefined): boolean =>
  method !== undefined && paidWhen[method] === "ahead";

/** Is it paid in cash when it arrives? It is sent before its money is there. */
export const isForCash = (method: PaymentMethod | undefined): boolean =>
  method !== undefined && paidWhen[method] === "on-delivery";

/** Is nothing to be paid? */
export const isFree = (method: PaymentMethod | undefined): boolean =>
  method !== undefined && paidWhen[method] === "never";

/** Does the provider take its money, by card or UPI, and confirm it by itself? */
export const isByCard = (method: Method | undefined): boolean =>
  method !== undefined && comesBy[method] === "provider";

/** Is it transferred to the owner's account? */
export const isByTransfer = (method: Method | undefined): boolean =>
  method !== undefined && comesBy[method] === "transfer";
