import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

type Row = Selectable<Tables["offers"]>;

/** An offer that answers a request, by its newest revision. */
export interface QuoteOffer {
  number: string;
  state: Row["state"];
  revision: number;
}

/** The offers that were made of a request, the newest first. */
export const offersOfQuote = (db: Kysely<Tables>, quoteId: string): Promise<QuoteOffer[]> =>
  db
    .selectFrom("offers")
    .select(["number", "state", "revision"])
    .distinctOn("number")
    .where("quote_id", "=", quoteId)
    .orderBy("number", "desc")
    .orderBy("revision", "desc")
    .execute();
