/** What the provider sends to the shop's bank in one sum, in its own words. */
export interface Settlement {
  id: string;
  entity: "settlement";
  amount: number;
  status: "created" | "processed" | "failed";
  fees: number;
  tax: number;
  utr: string | null;
  created_at: number;
}

/** A line of the reconciliation: what one payment, refund or adjustment was to the shop's bank. */
export interface SettledItem {
  entity_id: string;
  type: "payment" | "refund" | "transfer" | "adjustment";
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number | null;
  settlement_id: string | null;
  settlement_utr: string | null;
  payment_id: string | null;
  order_id: string | null;
  order_receipt: string | null;
  method: string | null;
  dispute_id: string | null;
}
