import type { Paise } from "#values/money/money.ts";
import type { Due } from "../dues/dues.ts";
import type { Order, OrderStatus, PaymentMethod, PaymentStanding } from "../order.ts";
import type { SeenParcel, SeenPieces } from "../shipments/seen-parcel.ts";
import type { BuyersHold } from "../stock/stock-hold.ts";
import { myOrdersText } from "./customer-status.text.ts";
import type { Packing, Versioned } from "./self-service.ts";

/** An order as a list shows it. */
export interface MyOrderSummary extends PaymentStanding {
  id: string;
  orderNumber: string;
  placedAt: Date;
  total: Paise;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** Its first line, and how many lines it has in all. */
  first: { name: string; image: string | null };
  lineCount: number;
  /** Of its pieces, as long as it is not paid; missing where nobody has asked. */
  hold?: BuyersHold;
}

/** 'Kohbar Tote and 2 more': what an order is remembered by. */
export const contentsOf = (name: string, lineCount: number): string =>
  lineCount > 1 ? myOrdersText.andMore(name, lineCount - 1) : name;

/** An order as its owner sees it. */
export interface MyOrder extends Order, PaymentStanding, Packing, Versioned {
  id: string;
  status: OrderStatus;
  paidAt: Date | null;
  /** What of its money went back. */
  refunded: Paise;
  parcels: readonly SeenParcel[];
  /** What of it is in no parcel yet, once a part has left. */
  toCome: readonly SeenPieces[];
  /** Is there an invoice to download, or may one be issued now? */
  hasInvoice: boolean;
  /** What was taken back of the invoice. */
  creditNotes: readonly { id: string; number: string }[];
  /** The parts in which it is paid; none where it is paid at once. */
  dues: readonly Due[];
  /** Of its pieces, as long as it is not paid; missing where nobody has asked. */
  hold?: BuyersHold;
  /** When it first came to each step. */
  reached: Partial<Record<ProgressStep, Date>>;
}

export const progressSteps = ["pending", "processing", "shipped", "delivered"] as const;
export type ProgressStep = (typeof progressSteps)[number];

/**
 * The step an order stands at (ORDER-14). Cash on delivery that waits for its confirmation counts as
 * pending; a cancelled order and an unpaid or failed card order match no step.
 */
export function progressStep(status: OrderStatus): ProgressStep | undefined {
  if (status === "pending_cod_confirmation") return "pending";
  return progressSteps.find((step) => step === status);
}

/** Stands behind the address that 'Pay Now' leads to: that page begins the payment by itself. */
export const payNowMark = "#pay-now";

/** The page that takes a card payment, with the token of a mail's link where that opened the order. */
export const payPath = (orderNumber: string, token?: string): string =>
  `/pay/${orderNumber}${token ? `?${new URLSearchParams({ token })}` : ""}`;

/** Where 'Pay Now' leads. */
export const payNowPath = (orderNumber: string, token?: string): string =>
  `${payPath(orderNumber, token)}${payNowMark}`;

export const myOrderPath = (id: string): string => `/dashboard/my-orders/${encodeURIComponent(id)}`;

export const invoicePath = (id: string): string => `${myOrderPath(id)}/invoice.pdf`;

export const creditNotePath = (id: string, note: string): string =>
  `${myOrderPath(id)}/credit-notes/${encodeURIComponent(note)}`;

/** When each step was first entered, from the order's history. */
export function reachedSteps(
  history: readonly { status: string; at: Date }[],
): Partial<Record<ProgressStep, Date>> {
  const reached: Partial<Record<ProgressStep, Date>> = {};
  for (const { status, at } of history) {
    const step = progressSteps.find((each) => each === (isCodPending(status) ? "pending" : status));
    if (step && !(reached[step] && reached[step] <= at)) reached[step] = at;
  }
  return reached;
}

const isCodPending = (status: string): boolean => status === "pending_cod_confirmation";
