import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

export type OrderRow = Selectable<Tables["orders"]>;

/** Locks an order's row until the transaction ends: every change of an order begins here. */
export const lockOrder = (trx: Transaction<Tables>, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom("orders").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The same as it stands, for whoever only reads. */
export const orderRowOf = (db: Kysely<Tables>, id: string): Promise<OrderRow> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const orderRowNumbered = (db: Kysely<Tables>, orderNumber: string): Promise<OrderRow> =>
  db.selectFrom("orders").selectAll().where("order_id_text", "=", orderNumber).executeTakeFirstOrThrow();

export async function orderNumberOf(db: Kysely<Tables>, id: string): Promise<string> {
  const row = await db
    .selectFrom("orders")
    .select("order_id_text")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.order_id_text;
}
