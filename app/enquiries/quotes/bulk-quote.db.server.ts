import type { Db, Trx } from "#platform/database/db.ts";
import { languageNow } from "#values/language/language.ts";
import { type Suspicion, suspected } from "../contact/spam.ts";
import { type BulkQuoteRequest, firstQuoteStatus } from "./own-requests.ts";

/** What becomes of a quote by what happens to its offer. */
type QuoteMove = "Quoted" | "Closed - Won" | "Closed - Lost";

const open = ["New", "pending", "Contacted", "Quoted"] as const;

/**
 * Moves a quote's status after its offer was sent or decided. One that the owner has closed or put on hold
 * herself stays where she put it. Answers whether it moved.
 */
export async function moveQuote(trx: Trx, id: string, to: QuoteMove): Promise<boolean> {
  const moved = await trx
    .updateTable("bulk_quotes")
    .set((eb) => ({
      status: to,
      moved_by_offer: true,
      // Whoever gets an offer sends no spam.
      spam: false,
      held_for_links: false,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("status", "!=", to)
    .where((eb) => eb.or([eb("status", "in", open), eb("moved_by_offer", "=", true)]))
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Whom and what a request is about, besides what the buyer typed. */
export interface QuoteFacts {
  product: { id: string; name: string };
  /** What looks like spam is kept for the owner's eyes, apart from the others. */
  suspicion: Suspicion | null;
  /** The same for each arrival of one request; null where there is none. */
  key: string | null;
}

/** Stores a product page's bulk quote request in its first state. Undefined when it is kept already. */
export async function addBulkQuote(
  db: Db,
  request: BulkQuoteRequest,
  { product, suspicion, key }: QuoteFacts,
): Promise<string | undefined> {
  const added = await db
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
      language: languageNow(),
      idempotency_key: key,
      ...suspected(suspicion),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}
