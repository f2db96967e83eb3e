import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The rows of an order's lines, in the order in which they were placed. */
export const itemsOf = (db: Kysely<Tables>, orderId: string) =>
  db.selectFrom("order_items").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
