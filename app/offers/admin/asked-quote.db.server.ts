import type { FulfilmentState } from "#orders/order-states.ts";
import type { Db } from "#platform/database/db.ts";

/** A buyer's request, as the owner reads it beside the form. */
export interface AskedQuote {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  productId: string | null;
  product: string | null;
  quantity: number;
  customization: string | null;
  message: string | null;
}

/** A request for a quote; a sample's is none. */
export async function findAsked(db: Db, id: string): Promise<AskedQuote | undefined> {
  if (id.includes("\0")) return undefined;
  return db
    .selectFrom("bulk_quotes")
    .select([
      ...(["id", "full_name as name", "email", "phone_number as phone", "company_name as company"] as const),
      ...(["product_id as productId", "product_name as product", "quantity_required as quantity"] as const),
      ...(["customization_details as customization", "additional_message as message"] as const),
    ])
    .where("id", "=", id)
    .where("kind", "=", "quote")
    .executeTakeFirst();
}

export async function orderOfOffer(db: Db, id: string | null): Promise<OfferOrder | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("orders")
    .select(["order_id_text", "fulfilment_state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { id, number: row.order_id_text, status: row.fulfilment_state } : null;
}

export async function quoteOfOffer(db: Db, id: string | null): Promise<OfferQuote | null> {
  if (id === null) return null;
  const row = await db.selectFrom("bulk_quotes").select("full_name").where("id", "=", id).executeTakeFirst();
  return row ? { id, name: row.full_name } : null;
}

export interface OfferOrder {
  id: string;
  number: string;
  status: FulfilmentState;
}

export interface OfferQuote {
  id: string;
  name: string;
}
