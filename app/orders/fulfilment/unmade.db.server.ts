import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

/** How many pieces of a line makers have still to make. */
export interface UnmadeLine {
  id: string;
  unmade: number;
}

/** Keeps how much of an order's lines waits for its makers; the order is locked by the caller. */
export async function keepUnmade(trx: Trx, lines: readonly UnmadeLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update order_items item set unmade = said.unmade
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as said (id text, unmade integer)
    where item.id = said.id`.execute(trx);
}

/** So many pieces of an order are to be made before all of it can be packed (MAKING-8). */
export async function unmadeOf(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom("order_items")
    .select(sql<number>`coalesce(sum(unmade), 0)::int`.as("pieces"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return row.pieces;
}
