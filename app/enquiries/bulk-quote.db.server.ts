import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { type BulkQuoteRequest, firstQuoteStatus } from "./bulk-quote.ts";
import { type Suspicion, suspected } from "./spam.ts";

/** Whom and what a request is about, besides what the buyer typed. */
export interface QuoteFacts {
  product: { id: string; name: string };
  /** What looks like spam is kept for the owner's eyes, apart from the others. */
  suspicion: Suspicion | null;
}

/** Stores a product page's bulk quote request in its first state. */
export async function addBulkQuote(
  db: Kysely<Tables>,
  request: BulkQuoteRequest,
  { product, suspicion }: QuoteFacts,
): Promise<void> {
  await db
    .insertInto("bulk_quotes")
    .values({
      kind: "quote",
      source: "product",
      full_name: request.fullName,
      company_name: request.company,
      email: request.email,
      phone_number: request.phone,
      quantity_required: request.quantity,
      customization_details: request.customization,
      additional_message: request.message,
      product_id: product.id,
      product_name: product.name,
      status: firstQuoteStatus,
      ...suspected(suspicion),
    })
    .execute();
}
