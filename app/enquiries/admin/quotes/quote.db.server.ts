import { type Selectable, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import {
  type EnquiryFilter,
  type EnquiryPlace,
  type ListPart,
  likelySpamStatus,
  type Part,
  spamStatus,
} from "../enquiry-filter.ts";
import {
  holdsSearch,
  inBatches,
  isAfter,
  newestEnquiries,
  placedAt,
  readEnquiryPart,
} from "../enquiry-part.db.server.ts";
import { type QuoteRecord, quoteStatuses, quoteStatusOf, storedAs } from "./quote.ts";

const columns = [
  "id",
  "kind",
  "full_name as fullName",
  "company_name as company",
  "email",
  "phone_number as phone",
  "product_name as product",
  "quantity_required as quantity",
  "customization_details as customization",
  "additional_message as message",
  "shipping_address as address",
  "status",
  "language",
  "admin_notes as notes",
  "spam",
  "held_for_links as isHeld",
  "version",
  "created_at as receivedAt",
] as const;

// The first two are written exactly as in the conditions of the partial indexes, so that the planner uses
// them.
const isLikelySpam = sql<boolean>`(spam and version = 1)`;
const isLookedAt = sql<boolean>`(not spam or version > 1)`;
const isMarkedSpam = sql<boolean>`(spam and version > 1)`;

const stateOf = (status: string) => {
  if (status === likelySpamStatus) return isLikelySpam;
  return status === spamStatus ? isMarkedSpam : isLookedAt;
};

const matching = (db: Db, { query, status, kind }: EnquiryFilter) => {
  const wanted = quoteStatuses.find((one) => one === status);
  return db
    .selectFrom("bulk_quotes")
    .where(stateOf(status))
    .$if(wanted !== undefined, (list) => list.where("status", "in", storedAs(wanted ?? "New")))
    .$if(kind !== undefined, (list) => list.where("kind", "=", kind ?? "quote"))
    .where(holdsSearch(query));
};

const quoteFrom = <R extends { status: Parameters<typeof quoteStatusOf>[0] }>(row: R) => ({
  ...row,
  status: quoteStatusOf(row.status),
});

/** A part of the quotes and samples that the filter lets through, newest first. */
export const listQuotes = (
  db: Db,
  filter: EnquiryFilter,
  part: Part = "first",
): Promise<ListPart<QuoteRecord & EnquiryPlace>> =>
  readEnquiryPart(
    part,
    async (size) => {
      const found = matching(db, filter).select([...columns, placedAt.as("moment")]);
      const { rows, isWhole } = await newestEnquiries(db, found, filter, size);
      return { rows: rows.map(quoteFrom), isWhole };
    },
    (after, limit) => quotesAfter(db, filter, after, limit),
  );

/** All of them for a file, some hundred at a time. */
export const readQuotes = (db: Db, filter: EnquiryFilter): AsyncGenerator<QuoteRecord[], undefined> =>
  inBatches((after, limit) => quotesAfter(db, filter, after, limit));

async function quotesAfter(db: Db, filter: EnquiryFilter, after: EnquiryPlace | undefined, limit: number) {
  const rows = await matching(db, filter)
    .select([...columns, placedAt.as("moment")])
    .where(isAfter(after))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(quoteFrom);
}

export async function findQuote(db: Db, id: string): Promise<QuoteRecord | undefined> {
  const row = await db.selectFrom("bulk_quotes").select(columns).where("id", "=", id).executeTakeFirst();
  return row && quoteFrom(row);
}

/** Changes a quote whose version is still the given one; false when it is not. */
export async function updateQuote(
  db: Db,
  { id, version }: Pick<QuoteRecord, "id" | "version">,
  { status, notes, spam }: Pick<QuoteRecord, "status" | "notes" | "spam">,
): Promise<boolean> {
  const row = await db
    .updateTable("bulk_quotes")
    .set((eb) => ({
      status,
      // What the owner sets by hand stays hers.
      moved_by_offer: sql<boolean>`moved_by_offer and status = ${status}`,
      admin_notes: notes,
      spam,
      held_for_links: false,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

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
