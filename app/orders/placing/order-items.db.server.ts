import type { Db } from "#platform/database/db.ts";

/** The rows of an order's lines, in the order in which they were placed. */
export const itemsOf = (db: Db, orderId: string) =>
  db.selectFrom("order_items").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
