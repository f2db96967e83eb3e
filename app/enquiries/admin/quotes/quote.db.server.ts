import { type Selectable, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { enquiryColumns } from "../../enquiry-rows.db.server.ts";
import { firstQuoteStatus } from "../../quotes/own-requests.ts";
import { type ListedRows, placedAt } from "../enquiry-list.db.server.ts";
import type { QuoteRecord } from "./quote.ts";
import { type QuoteStatus, quoteStatuses } from "./quote-status.ts";

/** Quote and sample requests in their table; 'pending' of old data reads as the first state (ENQUIRY-9). */
export const quoteRows = {
  table: "bulk_quotes",
  storedAs: (status) => [
    ...quoteStatuses.filter((one) => one === status),
    ...(status === firstQuoteStatus ? ["pending"] : []),
  ],
  onTab: {
    "to-answer": sql<boolean>`(status in ('New', 'pending') and not spam)`,
    "in-talks": sql<boolean>`(status = 'Contacted' and not spam)`,
    offered: sql<boolean>`(status = 'Quoted' and not spam)`,
    accepted: sql<boolean>`(status = 'Closed - Won' and not spam)`,
    rest: sql<boolean>`(status in ('Closed - Lost', 'On Hold') and not spam)`,
  },
  where: (db, holds) =>
    db
      .selectFrom("bulk_quotes")
      .select([
        ...enquiryColumns,
        "kind",
        "phone_number as phone",
        "company_name as company",
        "product_name as product",
        "quantity_required as quantity",
        "customization_details as customization",
        "additional_message as message",
        "shipping_address as address",
        sql<QuoteStatus>`case status when 'pending' then ${firstQuoteStatus} else status end`.as("status"),
        "admin_notes as notes",
        "spam",
        "held_for_links as isHeld",
        "moved_by_offer as isMovedByOffer",
        placedAt.as("moment"),
      ])
      .where(holds),
} satisfies ListedRows<QuoteRecord>;

type Row = Selectable<Tables["offers"]>;

/** An offer that answers a request, by its newest revision. */
export interface QuoteOffer {
  number: string;
  state: Row["state"];
  revision: number;
}

/** The offers that were made of a request, the newest first. */
export const offersOfQuote = (db: Db, quoteId: string): Promise<QuoteOffer[]> =>
  db
    .selectFrom("offers")
    .select(["number", "state", "revision"])
    .distinctOn("number")
    .where("quote_id", "=", quoteId)
    .orderBy("number", "desc")
    .orderBy("revision", "desc")
    .execute();
