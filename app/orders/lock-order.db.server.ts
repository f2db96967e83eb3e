import { type Selectable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

export type OrderRow = Selectable<Tables["orders"]>;

/** Locks an order's row until the transaction ends: every change of an order begins here. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom("orders").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The same as it stands, for callers that only read. */
export const orderRowOf = (db: Db, id: string): Promise<OrderRow> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const orderRowNumbered = (db: Db, orderNumber: string): Promise<OrderRow> =>
  db.selectFrom("orders").selectAll().where("order_id_text", "=", orderNumber).executeTakeFirstOrThrow();

export async function orderNumberOf(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom("orders")
    .select("order_id_text")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.order_id_text;
}

/** The numbers of these orders, the oldest first. */
export async function orderNumbersOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("order_id_text")
    .where("id", "in", [...ids])
    .orderBy("created_at")
    .execute();
  return rows.map(({ order_id_text }) => order_id_text);
}

/** A new version of an order that is locked. `packedAt`: it counts as packed from then on, if not before. */
export async function writeOrder(
  trx: Trx,
  id: string,
  set: Updateable<Tables["orders"]>,
  packedAt?: Date,
): Promise<void> {
  const packed = packedAt && { packed_at: sql<Date>`coalesce(packed_at, ${packedAt}::timestamptz)` };
  await trx
    .updateTable("orders")
    .set({ ...set, ...packed, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** The order with this number, locked until the transaction ends. */
export async function lockByNumber(trx: Trx, orderNumber: string): Promise<OrderRow | undefined> {
  const found = await trx
    .selectFrom("orders")
    .select("id")
    .where("order_id_text", "=", orderNumber)
    .executeTakeFirst();
  return found && lockOrder(trx, found.id);
}

/** When an order was last delivered; null for one that was not, or was sent on its way again. */
export async function lastDelivered(db: Db, orderNumber: string): Promise<Date | null> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_history", "order_history.order_id", "orders.id")
    .select(({ fn }) => fn.max("order_history.created_at").as("at"))
    .where("orders.order_id_text", "=", orderNumber)
    .where("orders.fulfilment_state", "in", ["delivered", "cancelled"])
    .where("order_history.status", "=", "delivered")
    .executeTakeFirst();
  return row?.at ?? null;
}
