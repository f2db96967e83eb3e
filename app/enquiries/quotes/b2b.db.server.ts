import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Suspicion, suspected } from "../contact/spam.ts";
import type { B2bRequest } from "./b2b.ts";
import { firstQuoteStatus } from "./bulk-quote.ts";

/** Keeps a request of the business page among the bulk quotes (ENQUIRY-8). False when it is kept already. */
export async function addB2bRequest(
  db: Kysely<Tables>,
  request: B2bRequest,
  { suspicion, key }: { suspicion: Suspicion | null; key: string | null },
): Promise<boolean> {
  const { about, fullName, email, product } = request;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("bulk_quotes")
    .values({
      kind: about,
      source: "b2b",
      full_name: fullName,
      email,
      product_name: product,
      status: firstQuoteStatus,
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
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
