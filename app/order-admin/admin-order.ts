import { type Due, owesFirst } from "#orders/dues/dues.ts";
import type { Packing } from "#orders/fulfilment/self-service.ts";
import type { GivenFor } from "#orders/given-for/given-for.ts";
import { adminOrdersPerPage } from "#orders/links/list-query.ts";
import type { Order, OrderLine } from "#orders/order.ts";
import { isUnpaid } from "#orders/order-standing.ts";
import type { FulfilmentState, OrderStates, PaymentState } from "#orders/order-states.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { Paise } from "#values/money/money.ts";
import { isForCash } from "#values/money/payment-method.ts";
import type { SuppliedOrder } from "#values/place-of-supply.ts";
import type { HomesSummary } from "./homes/homes-summary.ts";
import { notSentWords } from "./order-admin.text.ts";

/** The order that the same is to be done to next. */
export interface NextOrder {
  step: "to-confirm" | "to-pack" | "coming-back";
  id: string;
  orderNumber: string;
  buyer: string;
  /** So many wait, counted up to 100; the one before it among them while it waits itself. */
  left: number;
}

/** A line with how many of its pieces makers have still to make. */
export interface AdminLine extends OrderLine {
  unmade: number;
}

/** An order as the owner sees it: with what customers are not shown. */
export interface AdminOrder extends Omit<Order, "lines">, Packing, SuppliedOrder {
  lines: readonly AdminLine[];
  id: string;
  /** Raised by every change; a form that carries an older one is refused. */
  version: number;
  isGuest: boolean;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  /** The provider's words for a failed payment. */
  paymentReason: string | null;
  paidAt: Date | null;
  codCollectedAt: Date | null;
  /** What of the cash went back to the buyer. */
  cashReturned: Paise;
  refundDue: boolean;
  /** What paid it came when it could not be sent any more, and goes back. */
  paidTooLate: boolean;
  isPaidFromAbroad: boolean;
  razorpayOrderId: string | null;
  razorpayPaymentId: string | null;
  /** Of its parcel by hand. */
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Of one to many homes only what goes elsewhere, as a replacement; there may be a thousand. */
  parcels: readonly Shipment[];
  /** How its homes stand; null where all of it goes to its own address. */
  homes: HomesSummary | null;
  internalNote: string | null;
  /** Who cancelled it; null while it is not, and where nobody knows. */
  cancelledBy: "shopper" | "admin" | "system" | null;
  cancelReason: string | null;
  /** The parts in which it is paid; none where it is paid at once. */
  dues: readonly Due[];
  /** It may leave before all of that is paid. */
  mayLeaveUnpaid: boolean;
  /** Who confirmed that a cash order will be paid; null while nobody has. */
  confirmedHow: "link" | "account" | "owner" | null;
}

/** A step of the order's history. */
export interface HistoryEntry {
  id: string;
  at: Date;
  status: string;
  /** 'The shop', 'Guest', an admin's name, or a customer's with '(customer)' behind it. */
  who: string;
  note: string | null;
}

/** Money that goes back, or went. */
export interface AdminRefund {
  id: string;
  at: Date;
  amount: Paise;
  state: string;
  /** Null when it was made at the provider's own dashboard. */
  who: string | null;
  problem: string | null;
  /** Undefined where nobody entered what it is for. */
  givenFor: GivenFor | undefined;
}

/** The ids of the ticked orders, each once; at most a page of the list. */
export const chosenOrders = (fields: FormData | URLSearchParams): string[] =>
  [...new Set(fields.getAll("id").map(String))].filter(isOrderId).slice(0, adminOrdersPerPage);

/**
 * Can an order be packed without being looked at first? It waits, and is paid or will be in cash. Whatever
 * was sent, cancelled or not paid stays as it is.
 */
export const isToBePacked = ({
  paymentMethod,
  paymentState,
  fulfilment,
}: Pick<OrderStates, "paymentMethod" | "paymentState" | "fulfilment">): boolean =>
  fulfilment === "pending" &&
  (isForCash(paymentMethod) ? paymentState !== "refunded" : paymentState === "captured");

/** Have its makers nothing of it left to make? */
export const isAllMade = ({ lines }: Pick<AdminOrder, "lines">): boolean =>
  lines.every(({ unmade }) => unmade === 0);

/** Does a parcel wait to be packed and sent? */
export const isToBeSent = (order: Facts): boolean =>
  (order.fulfilment === "pending" || order.fulfilment === "processing") && whyNotSent(order) === undefined;

type Facts = Pick<
  AdminOrder,
  "status" | "fulfilment" | "paymentMethod" | "paymentState" | "paidTooLate" | "dues" | "mayLeaveUnpaid"
>;

/**
 * Why nothing of an order is to be sent, in the words of its slip; undefined where it is, and where it has
 * left already. A second payment that goes back is no reason: the first one stays.
 */
export function whyNotSent(order: Facts): string | undefined {
  const reason = whyHeld(order);
  return reason && notSentWords[reason];
}

/** The same as a name. */
export function whyHeld(order: Facts): keyof typeof notSentWords | undefined {
  const { fulfilment, paymentState, paidTooLate } = order;
  if (fulfilment === "cancelled") return "cancelled";
  if (fulfilment === "shipped" || fulfilment === "delivered") return undefined;
  if (order.dues.length > 0 ? owesFirst(order) : isUnpaid(order)) return "unpaid";
  if (paymentState === "refunded") return "wentBack";
  if (paidTooLate) return "goesBack";
  return undefined;
}

/** By which entry an order became what it is, of the newest first; none of one that is as it was placed. */
export function lastTurn<Entry extends { status: string }>(history: readonly Entry[]): Entry | undefined {
  const before = history.findIndex(({ status }) => status !== history[0]?.status);
  return history[before - 1];
}
