import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** How often a shopper had this noted of an order within a day, counted up to `most`. */
export async function notedByShopper(
  trx: Trx,
  orderId: string,
  { note, most }: { note: string; most: number },
): Promise<number> {
  const rows = await trx
    .selectFrom("order_history")
    .select("id")
    .where("order_id", "=", orderId)
    .where("actor_kind", "=", "shopper")
    .where("note", "=", note)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .limit(most)
    .execute();
  return rows.length;
}
