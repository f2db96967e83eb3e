import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** What the owner wrote about these orders' void certificates may name their buyers (PRIVACY-5). */
export async function eraseVoidNotes(trx: Transaction<Tables>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const pieces = trx
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "in", [...orderIds]);
  await trx
    .updateTable("certificates")
    .set({ void_note: null })
    .where("order_item_id", "in", pieces)
    .where("void_note", "is not", null)
    .execute();
}
