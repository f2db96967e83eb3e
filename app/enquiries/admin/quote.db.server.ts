import type { Kysely } from "kysely";
import { holdsWords } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type EnquiryFilter, spamStatus } from "./enquiry-filter.ts";
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
  "version",
  "created_at as receivedAt",
] as const;

const searched = [
  "full_name",
  "company_name",
  "email",
  "phone_number",
  "product_name",
  "customization_details",
  "additional_message",
  "admin_notes",
] as const;

/** All quotes and samples that the filter lets through (decision 44), newest first. */
export async function listQuotes(db: Db, { query, status, kind }: EnquiryFilter): Promise<QuoteRecord[]> {
  const wanted = quoteStatuses.find((one) => one === status);
  const rows = await db
    .selectFrom("bulk_quotes")
    .select(columns)
    .where("spam", "=", status === spamStatus)
    .$if(wanted !== undefined, (list) => list.where("status", "in", storedAs(wanted ?? "New")))
    .$if(kind !== undefined, (list) => list.where("kind", "=", kind ?? "quote"))
    .$if(query !== "", (list) => list.where(holdsWords(query, searched)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, status: quoteStatusOf(row.status) }));
}

export async function findQuote(db: Db, id: string): Promise<QuoteRecord | undefined> {
  const row = await db.selectFrom("bulk_quotes").select(columns).where("id", "=", id).executeTakeFirst();
  return row && { ...row, status: quoteStatusOf(row.status) };
}

/** Changes a quote whose version is still the given one; false when it is not. */
export async function updateQuote(
  db: Db,
  { id, version }: Pick<QuoteRecord, "id" | "version">,
  { status, notes, spam }: Pick<QuoteRecord, "status" | "notes" | "spam">,
): Promise<boolean> {
  const row = await db
    .updateTable("bulk_quotes")
    .set((eb) => ({ status, admin_notes: notes, spam, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
