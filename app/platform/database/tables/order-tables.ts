import type { ColumnType } from "kysely";
import type {
  Filled,
  Json,
  Moment,
  MomentNow,
  MomentOfUpdate,
  MomentOrNull,
  Percent,
  Rupees,
} from "./column-types.ts";

export interface OrderTables {
  orders: OrderTable;
  order_items: OrderItemTable;
  order_history: OrderHistoryTable;
  invoice_series: InvoiceSeriesTable;
  invoices: InvoiceTable;
  credit_notes: CreditNoteTable;
}

type OrderStatus =
  | "awaiting_razorpay_payment"
  | "pending_cod_confirmation"
  | "pending"
  | "processing"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "payment_init_failed"
  | "payment_verification_failed"
  | "payment_modal_dismissed"
  | "payment_failed_razorpay"
  | "payment_error_generic";

interface OrderTable {
  id: Filled<string>;
  /** JC- and a millisecond timestamp; unique. */
  order_id_text: string;
  /** Null for guests. */
  user_id: string | null;
  status: Filled<OrderStatus>;
  billing_full_name: string;
  billing_email: string;
  billing_phone: string | null;
  billing_address_line1: string;
  billing_address_line2: string | null;
  billing_city: string;
  billing_state: string;
  /** Two digits, as GST counts the states. */
  billing_state_code: string | null;
  billing_pincode: string;
  billing_country: Filled<string>;
  shipping_full_name: string;
  shipping_address_line1: string;
  shipping_address_line2: string | null;
  shipping_city: string;
  shipping_state: string;
  shipping_state_code: string | null;
  shipping_pincode: string;
  shipping_country: Filled<string>;
  shipping_method: Filled<"standard" | "express">;
  payment_method: "razorpay" | "cod";
  currency: Filled<"INR">;
  subtotal: Rupees;
  shipping_cost: Rupees;
  total_amount: Rupees;
  payment_state: Filled<"awaiting" | "failed" | "captured" | "refunded" | "cod_due" | "cod_collected">;
  payment_reason: string | null;
  paid_at: MomentOrNull;
  refund_due: Filled<boolean>;
  cod_collected_at: MomentOrNull;
  /** What of the cash went back to the buyer. */
  cash_returned: Filled<Rupees>;
  razorpay_order_id: string | null;
  razorpay_payment_id: string | null;
  fulfilment_state: Filled<"pending" | "processing" | "shipped" | "delivered" | "cancelled">;
  /** When an admin chose 'pending' by hand, whatever the payment. */
  confirmed_at: MomentOrNull;
  tracking_number: string | null;
  tracking_url: string | null;
  buyer_gstin: string | null;
  gift_note: string | null;
  internal_note: string | null;
  /** Until when an unpaid card order holds counted stock; null when it holds none. */
  stock_held_until: MomentOrNull;
  stock_held_again_at: MomentOrNull;
  idempotency_key: string | null;
  /** The buyer deleted the account: contact details go as soon as the order is closed. */
  erase_when_closed: Filled<boolean>;
  /** When the owner was written to about it. */
  owner_told_at: MomentOrNull;
  version: Filled<number>;
  /** Kept by the database: number, name, e-mail and phone in lower case. */
  search_text: ColumnType<string, never, never>;
  placed_at: MomentNow;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface OrderItemTable {
  id: Filled<string>;
  order_id: string;
  /** Null once the product is deleted. */
  product_id: string | null;
  product_name: string;
  quantity: number;
  price_at_purchase: Rupees;
  sku: string | null;
  picture_url: string | null;
  artisan: string | null;
  hsn: string | null;
  tax_rate: Percent;
  /** Pieces of counted stock that the line holds now. */
  stock_taken: Filled<number>;
}

interface OrderHistoryTable {
  id: Filled<string>;
  order_id: string;
  status: string;
  actor_kind: "shopper" | "admin" | "system";
  actor_id: string | null;
  note: string | null;
  created_at: MomentNow;
}

interface InvoiceSeriesTable {
  kind: "tax" | "supply" | "credit";
  /** "26-27": April to March. */
  financial_year: string;
  last_serial: number;
}

interface InvoiceTable {
  order_id: string;
  kind: "tax" | "supply";
  financial_year: string;
  serial: number;
  number: string;
  issued_at: Moment;
  /** The document as it was issued. */
  facts: Json;
}

interface CreditNoteTable {
  id: Filled<string>;
  order_id: string;
  /** Null for cash that was given back. */
  refund_id: string | null;
  kind: Filled<"credit">;
  financial_year: string;
  serial: number;
  number: string;
  issued_at: Moment;
  /** The document as it was issued. */
  facts: Json;
}
