import type { Trx } from "#platform/database/db.ts";

/** The address that it came from; undefined where there was none. */
export async function removeEnquiry(
  trx: Trx,
  table: "contact_messages" | "bulk_quotes",
  id: string,
): Promise<string | undefined> {
  const row = await trx.deleteFrom(table).where("id", "=", id).returning("email").executeTakeFirst();
  return row?.email;
}
