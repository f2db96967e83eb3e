import type { ColumnType } from "kysely";
import type { Filled, MomentNow, MomentOfUpdate, MomentOrNull } from "./column-types.ts";

export interface EnquiryTables {
  bulk_quotes: BulkQuoteTable;
  contact_messages: ContactMessageTable;
  newsletter_subscribers: NewsletterSubscriberTable;
}

interface BulkQuoteTable {
  id: Filled<string>;
  kind: Filled<"quote" | "sample">;
  source: Filled<"product" | "b2b">;
  full_name: string;
  company_name: string | null;
  email: string;
  phone_number: string | null;
  quantity_required: Filled<number>;
  customization_details: string | null;
  additional_message: string | null;
  shipping_address: string | null;
  product_name: string | null;
  product_id: string | null;
  /** 'pending' comes from old data only and reads as 'New'. */
  status: Filled<"New" | "Contacted" | "Quoted" | "Closed - Won" | "Closed - Lost" | "On Hold" | "pending">;
  admin_notes: string | null;
  /** The same for each arrival of one message; null for what came without script. */
  idempotency_key: string | null;
  spam: Filled<boolean>;
  /** Spam for its links alone, of which the owner has not said yet what it is. */
  held_for_links: Filled<boolean>;
  /** What a search looks in, in lower case; made by the database. */
  search_text: ColumnType<string, never, never>;
  version: Filled<number>;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface ContactMessageTable {
  id: Filled<string>;
  full_name: string;
  email: string;
  phone_number: string | null;
  message_content: string;
  status: Filled<"Pending" | "Contacted" | "Resolved" | "Spam">;
  admin_response: string | null;
  /** The same for each arrival of one message; null for what came without script. */
  idempotency_key: string | null;
  spam: Filled<boolean>;
  /** Spam for its links alone, of which the owner has not said yet what it is. */
  held_for_links: Filled<boolean>;
  /** What a search looks in, in lower case; made by the database. */
  search_text: ColumnType<string, never, never>;
  version: Filled<number>;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface NewsletterSubscriberTable {
  id: Filled<string>;
  /** Lower case, unique. */
  email: string;
  consent_at: MomentNow;
  consent_source: string;
  unsubscribed_at: MomentOrNull;
  unsubscribe_token: string;
  spam: Filled<boolean>;
  created_at: MomentNow;
}
