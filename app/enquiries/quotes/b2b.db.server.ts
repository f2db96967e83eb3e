import type { Db } from "#platform/database/db.ts";
import { languageNow } from "#values/language/language.ts";
import { type Suspicion, suspected } from "../contact/spam.ts";
import { type B2bRequest, firstQuoteStatus } from "./own-requests.ts";

/**
 * Keeps a request of the business page among the bulk quotes (ENQUIRY-8). Undefined when it is kept already.
 */
export async function addB2bRequest(
  db: Db,
  request: B2bRequest,
  { suspicion, key }: { suspicion: Suspicion | null; key: string | null },
): Promise<string | undefined> {
  const { about, fullName, email, product } = request;
  const added = await db
    .insertInto("bulk_quotes")
    .values({
      kind: about,
      source: "b2b",
      full_name: fullName,
      email,
      product_name: product,
      status: firstQuoteStatus,
      language: languageNow(),
      idempotency_key: key,
      ...suspected(suspicion),
      ...(request.about === "quote"
        ? {
            company_name: request.company,
            quantity_required: request.quantity,
            customization_details: request.logo,
          }
        : { shipping_address: request.address }),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}
