import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The address that it came from; undefined where there was none. */
export async function removeEnquiry(
  trx: Transaction<Tables>,
  table: "contact_messages" | "bulk_quotes",
  id: string,
): Promise<string | undefined> {
  const row = await trx.deleteFrom(table).where("id", "=", id).returning("email").executeTakeFirst();
  return row?.email;
}
