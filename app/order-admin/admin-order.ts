import type { Due } from "#orders/dues/dues.ts";
import type { Packing } from "#orders/fulfilment/self-service.ts";
import type { GivenFor } from "#orders/given-for/given-for.ts";
import type { FulfilmentState, Order, PaymentState } from "#orders/order.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { Paise } from "#values/money/money.ts";

/** An order as the owner sees it: with what customers are not shown. */
export interface AdminOrder extends Order, Packing {
  id: string;
  /** Raised by every change; a form that carries an older one is told. */
  version: number;
  isGuest: boolean;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  /** What the provider said of a failed payment. */
  paymentReason: string | null;
  paidAt: Date | null;
  codCollectedAt: Date | null;
  /** What of the cash went back to the buyer. */
  cashReturned: Paise;
  refundDue: boolean;
  /** What paid it came when it could not be sent any more, and goes back. */
  paidTooLate: boolean;
  razorpayOrderId: string | null;
  razorpayPaymentId: string | null;
  /** Of its parcel by hand. */
  trackingNumber: string | null;
  trackingUrl: string | null;
  parcels: readonly Shipment[];
  internalNote: string | null;
  /** Who cancelled it; null while it is not, and where nobody knows. */
  cancelledBy: "shopper" | "admin" | "system" | null;
  cancelReason: string | null;
  buyerGstin: string | null;
  /** The parts in which it is paid; none where it is paid at once. */
  dues: readonly Due[];
  /** It may leave before all of that is paid. */
  mayLeaveUnpaid: boolean;
  /** Who said that a cash order will be paid; null while nobody has. */
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
  /** Undefined where nobody said what it is for. */
  givenFor: GivenFor | undefined;
}
