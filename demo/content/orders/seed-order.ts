import type { ReturnReason, ReturnWish, ShipmentState } from "../../shop.ts";
import type { BuyerName } from "./buyers.ts";

/** What is bought of the demo shop's goods, with what is chosen of them and written on each piece. */
export interface SeedLine {
  slug: string;
  quantity?: number;
  /** One value of each option. */
  values?: readonly string[];
  personal?: readonly { label: string; text: string }[];
}

/** What happens to an order, in hours after it was placed. */
export interface SeedFate {
  packed?: number;
  shipped?: number;
  /** The cash comes at the door. */
  delivered?: number;
  cancelledByBuyer?: number;
  cancelledByOwner?: number;
  refunded?: number;
}

/** A parcel whose way is followed. Hours count from the placing of its order. */
export interface SeedParcel {
  /** Which of the order's lines are in it; all where nothing is said. */
  lines?: readonly number[];
  weightGrams: number;
  courier: string;
  awb: string;
  made: number;
  way: readonly (readonly [after: number, state: ShipmentState, words: string, place?: string])[];
}

/** What its buyer sends back, a piece of one line. Hours count from the placing of its order. */
export interface SeedReturn {
  /** The first line where nothing is said. */
  line?: number;
  reason: ReturnReason;
  comment: string;
  wish: ReturnWish;
  hasPhoto?: true;
  asked: number;
  approved?: number;
  received?: number;
  settled?: number;
}

/** What becomes of an order's certificate, in hours after the order was placed. */
export interface SeedCertificate {
  looks: readonly number[];
  claimed?: number;
}

/** An order of the weeks before a demo shop's first start. */
export interface SeedOrder {
  buyer: BuyerName;
  /** The day counts back from that of the first start; the time is India's. */
  daysAgo: number;
  at: string;
  lines: readonly SeedLine[];
  pays: "card" | "upi" | "cash";
  express?: true;
  code?: string;
  /** What is written to whoever unpacks it. */
  gift?: string;
  /** The parcel goes to the buyer's second address. */
  toOther?: true;
  company?: { name: string; gstin: string };
  fate: SeedFate;
  tracking?: string;
  parcels?: readonly SeedParcel[];
  sendsBack?: SeedReturn;
  certificate?: SeedCertificate;
  /** The shop asks whether cash will be paid. */
  toConfirm?: true;
  /** Why it was cancelled, in the buyer's words. */
  reason?: string;
  /** Of what was paid; all of it where nothing is said. */
  refundRupees?: number;
}

/** Packed, sent and delivered. */
export const arrives = (shipped: number, delivered: number): SeedFate => ({
  packed: shipped - 5,
  shipped,
  delivered,
});
