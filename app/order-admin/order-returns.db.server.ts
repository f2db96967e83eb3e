import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** A return of an order, as the order's page names it. */
export interface OrderReturn {
  id: string;
  number: string;
  state: Selectable<Tables["return_requests"]>["state"];
  requestedAt: Date;
}

/** The returns of an order, newest first. */
export const orderReturns = (db: Kysely<Tables>, orderId: string): Promise<OrderReturn[]> =>
  db
    .selectFrom("return_requests")
    .select(["id", "number", "state", "requested_at as requestedAt"])
    .where("order_id", "=", orderId)
    .orderBy("requested_at", "desc")
    .execute();
