import { randomInt } from "node:crypto";
import type { SettledItem, Settlement } from "./settlement.ts";

/** What the provider keeps, in its own words (snake case, paise, Unix seconds). */
export interface Order {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
}

export type Notes = Record<string, string> | [];
export const paymentMethods = ["card", "upi", "netbanking", "wallet"] as const;

export interface Payment {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: (typeof paymentMethods)[number];
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string;
  card_id: string | null;
  card?: Card;
  bank: string | null;
  wallet: string | null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
}

interface Card {
  id: string;
  entity: "card";
  name: string;
  last4: string;
  network: string;
  type: "credit" | "debit";
  issuer: string | null;
  international: boolean;
  emi: false;
  sub_type: "consumer";
}

export interface Refund {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: "processed" | "pending" | "failed";
  speed_processed: "normal";
  speed_requested: "normal";
}

/** How an order's payments are captured, and until when; seconds. */
export interface CaptureRule {
  capture: "automatic" | "manual";
  automaticSeconds: number;
  manualSeconds: number;
}

/** A refund that was requested with an idempotency key; no answer yet while it runs. */
export interface KeyedRefund {
  request: string;
  refundId: string | null;
}

/** Everything that must survive the simulator's own restart. */
export interface ProviderState {
  orders: Map<string, Order>;
  captureRules: Map<string, CaptureRule>;
  payments: Map<string, Payment>;
  /** Failed payments that their bank will confirm after all, by payment id: when, Unix seconds. */
  late: Map<string, number>;
  refunds: Map<string, Refund>;
  keyedRefunds: Map<string, KeyedRefund>;
  settlements: Map<string, Settlement>;
  /** By type and id. */
  settledItems: Map<string, SettledItem>;
  /** How far the simulator's clock runs ahead of this machine's. */
  aheadSeconds: number;
}

export const emptyState = (): ProviderState => ({
  orders: new Map(),
  captureRules: new Map(),
  payments: new Map(),
  late: new Map(),
  refunds: new Map(),
  keyedRefunds: new Map(),
  settlements: new Map(),
  settledItems: new Map(),
  aheadSeconds: 0,
});

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export const fourteen = (): string =>
  Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join("");

export const newId = (kind: "order" | "pay" | "rfnd" | "card" | "setl" | "adj" | "disp"): string =>
  `${kind}_${fourteen()}`;
