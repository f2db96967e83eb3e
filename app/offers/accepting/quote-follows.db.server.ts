import { moveQuote } from "#enquiries/quotes/bulk-quote.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Offer } from "../offer.ts";

/** Sets the status of the quote that an offer came of (OFFER-40). */
export async function quoteFollows(
  trx: Trx,
  { quoteId }: Pick<Offer, "quoteId">,
  to: Parameters<typeof moveQuote>[2],
): Promise<void> {
  if (quoteId !== null) await moveQuote(trx, quoteId, to);
}
