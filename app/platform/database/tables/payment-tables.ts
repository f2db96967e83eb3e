import type { Filled, MomentNow, MomentOfUpdate, MomentOrNull } from "./column-types.ts";

export interface PaymentTables {
  payment_orders: PaymentOrderTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  payment_refunds: PaymentRefundTable;
}

interface PaymentOrderTable {
  id: Filled<string>;
  order_id: string;
  /** Null while it is being made. */
  razorpay_order_id: string | null;
  amount_paise: number;
  currency: Filled<string>;
  state: Filled<"making" | "live" | "gone">;
  claimed_until: MomentOrNull;
  checks: Filled<number>;
  /** When the provider is asked next whether somebody paid; null: never again. */
  next_check_at: MomentOrNull;
  created_at: MomentNow;
}

interface PaymentTable {
  razorpay_payment_id: string;
  order_id: string;
  razorpay_order_id: string;
  amount_paise: number;
  currency: string;
  status: string;
  method: string | null;
  outcome: Filled<"none" | "confirmed" | "surplus" | "mismatch">;
  /** Money that has to go back: not the order's sum, a second time, or for an order that can't be sent. */
  refund_due: Filled<boolean>;
  error_description: string | null;
  error_reason: string | null;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface PaymentEventTable {
  event_id: string;
  event: string;
  body: string;
  attempts: Filled<number>;
  next_attempt_at: MomentNow;
  received_at: MomentNow;
  processed_at: MomentOrNull;
  last_error: string | null;
}

interface PaymentRefundTable {
  id: Filled<string>;
  order_id: string;
  razorpay_payment_id: string;
  /** Null until the provider has answered. */
  razorpay_refund_id: string | null;
  idempotency_key: string;
  amount_paise: number;
  state: Filled<"requested" | "pending" | "processed" | "failed">;
  /** Null for a refund made at the provider's own dashboard. */
  actor_id: string | null;
  attempts: Filled<number>;
  next_attempt_at: MomentOrNull;
  last_error: string | null;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}
