import { isForCash } from "#values/money/payment-method.ts";
import type { Packing } from "../fulfilment/self-service.ts";
import type { Order } from "../order.ts";
import type { PaymentStanding } from "../order-standing.ts";

type Standing = Pick<Order, "status" | "paymentMethod" | "confirmation"> &
  Partial<Pick<PaymentStanding, "paymentState"> & Packing>;

/** Is it for a cash order that is still with the shop to be confirmed, or paid by card instead? */
export const isOpenCash = ({ status, paymentMethod, paymentState }: Standing): boolean =>
  isForCash(paymentMethod) &&
  paymentState === "cod_due" &&
  (status === "pending_cod_confirmation" || status === "pending" || status === "processing");

/** Has its buyer not confirmed yet that its cash will be paid? What sends it confirms it first (CASH-34). */
export const isUnconfirmed = (order: Standing): boolean =>
  isOpenCash(order) && order.confirmation?.at === null;

/**
 * Does an order wait for its buyer to say that its cash will be paid (CASH-30)? Not once the owner has packed
 * it all the same.
 */
export const awaitsConfirmation = (order: Standing): boolean => isUnconfirmed(order) && !order.packedAt;

/** Halfway between its placing and its end: when a buyer is reminded (CASH-32). */
export const reminderAt = (placedAt: Date, by: Date): Date =>
  new Date(placedAt.getTime() + (by.getTime() - placedAt.getTime()) / 2);
