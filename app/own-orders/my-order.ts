import type { Due } from "#orders/dues/dues.ts";
import type { Packing, Versioned } from "#orders/fulfilment/self-service.ts";
import type { Order } from "#orders/order.ts";
import type { PaymentStanding } from "#orders/order-standing.ts";
import type { OrderStatus } from "#orders/order-states.ts";
import type { SeenHomes } from "#orders/seen-parcels/seen-homes.ts";
import type { SeenParcel, SeenPieces } from "#orders/seen-parcels/seen-parcel.ts";
import type { BuyersHold } from "#orders/stock/stock-hold.ts";
import type { Paise } from "#values/money/money.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import { myOrdersText } from "./customer-status.text.ts";
import type { ProgressStep } from "./progress.ts";

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
  /** Missing where all of it goes to one address. */
  seenHomes?: SeenHomes;
  /** Is there an invoice to download, or may one be issued now? */
  hasInvoice: boolean;
  /** What was taken back of the invoice. */
  creditNotes: readonly { id: string; number: string }[];
  /** The parts in which it is paid; none where it is paid at once. */
  dues: readonly Due[];
  /** Of its pieces, as long as it is not paid; missing where nobody has asked. */
  hold?: BuyersHold;
  /** When it arrives, in words; missing where nobody has asked. */
  promise?: string;
  /** When it first came to each step. */
  reached: Partial<Record<ProgressStep, Date>>;
}
