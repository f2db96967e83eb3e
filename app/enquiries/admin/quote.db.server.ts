import { type Kysely, sql } from "kysely";
import type { PageCount } from "#platform/database/count-ahead.server.ts";
import { holdsEach, holdsWord } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { inBatches, isAfter, placedAt } from "./enquiry-batches.server.ts";
import { type EnquiryFilter, spamStatus } from "./enquiry-filter.ts";
import { pageOfEnquiries } from "./enquiry-page.server.ts";
import { type QuoteRecord, quoteStatuses, quoteStatusOf, storedAs } from "./quote.ts";

type Db = Kysely<Tables>;

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
  "admin_notes as notes",
  "spam",
  "held_for_links as isHeld",
  "version",
  "created_at as receivedAt",
] as const;

const matching = (db: Db, { query, status, kind }: EnquiryFilter) => {
  const wanted = quoteStatuses.find((one) => one === status);
  return (
    db
      .selectFrom("bulk_quotes")
      // Written exactly as in the condition of the partial index, so that the planner uses that.
      .where(status === spamStatus ? sql<boolean>`spam` : sql<boolean>`not spam`)
      .$if(wanted !== undefined, (list) => list.where("status", "in", storedAs(wanted ?? "New")))
      .$if(kind !== undefined, (list) => list.where("kind", "=", kind ?? "quote"))
      .where(holdsEach(query, (word) => holdsWord(word, sql`search_text`)))
  );
};

const quoteFrom = <R extends { status: Parameters<typeof quoteStatusOf>[0] }>(row: R) => ({
  ...row,
  status: quoteStatusOf(row.status),
});

/** A page of the quotes and samples that the filter lets through, newest first. */
export async function listQuotes(
  db: Db,
  filter: EnquiryFilter,
): Promise<{ rows: QuoteRecord[] } & PageCount> {
  const { rows, ...count } = await pageOfEnquiries(db, matching(db, filter).select(columns), filter);
  return { rows: rows.map(quoteFrom), ...count };
}

/** All of them for a file, some hundred at a time. */
export const readQuotes = (db: Db, filter: EnquiryFilter): AsyncGenerator<QuoteRecord[], undefined> =>
  inBatches(async (after, limit) => {
    const rows = await matching(db, filter)
      .select([...columns, placedAt.as("moment")])
      .where(isAfter(after))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(quoteFrom);
  });

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
