import type { StatusTone } from "#ui/list/status-badge.tsx";
import { isFree, type PaymentMethod } from "#values/money/payment-method.ts";
import {
  type FulfilmentState,
  fulfilmentStates,
  isCardAwaited,
  isFulfilmentState,
  isMoneyAwaited,
  type PaymentState,
} from "./order-states.ts";
import { moneyWords, ownerMoneyText, statusText } from "./owner-order.text.ts";

/**
 * An order's status, for admins. An order that needs no confirmation by its buyer, or is packed all the same,
 * doesn't wait for one (ADMIN-10).
 */
export const orderStatusWords = (status: string, isToConfirm: boolean): string =>
  status === "pending_cod_confirmation" && !isToConfirm ? statusText.cash : statusText.of(status);

const tones: Record<FulfilmentState, StatusTone> = {
  pending: "yellow",
  processing: "blue",
  shipped: "purple",
  delivered: "green",
  cancelled: "grey",
};

/**
 * The colour beside a status; what is none of the five is about a payment, except cash that is to come.
 */
export function statusTone(status: string): StatusTone {
  if (isFulfilmentState(status)) return tones[status];
  return status === "pending_cod_confirmation" ? "yellow" : "red";
}

interface MoneyFacts {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  status: string;
}

/** Where an order's money is, for admins. What never came for a cancelled order is not waited for. */
export function paymentWords({ paymentMethod, paymentState, status }: MoneyFacts): string {
  if (isFree(paymentMethod)) return ownerMoneyText.nothingToPay;
  return status === "cancelled" && isMoneyAwaited(paymentState)
    ? ownerMoneyText.nothingDue
    : moneyWords[paymentState];
}

/** Is it a card order that the owner should see as not paid? */
export const isPaymentOpen = (state: PaymentState, status: string): boolean =>
  status !== "cancelled" && isCardAwaited(state);

/** The list's filters (ADMIN-9). */
export const orderFilters = [
  "all",
  ...fulfilmentStates,
  "to-pack",
  "due-to-send",
  "to-confirm",
  "parcel-trouble",
  "payment-issues",
  "payments-to-look-for",
  "refund-due",
  "refunds-going-out",
  "cash-with-couriers",
  "cash-not-noted",
] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const orderFilter = (text: string | null): OrderFilter =>
  orderFilters.find((filter) => filter === text) ?? "all";

export const filterWords = (filter: OrderFilter): string =>
  filter === "refund-due" ? statusText.refundsDue : statusText.of(filter.replaceAll("-", "_"));
