import { adminOrdersPerPage } from "#orders/links/list-query.ts";
import type { Db } from "#platform/database/db.ts";

/**
 * The orders with a packed parcel for which no courier is booked yet, also where their first has left or it
 * replaces what was returned; at most a page of them.
 */
export async function ordersToBook(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .select("orders.id")
    .distinct()
    .where("shipments.state", "=", "draft")
    .where("shipments.direction", "=", "out")
    .where("shipments.recipient_id", "is", null)
    .where((has) =>
      has.or([has("orders.fulfilment_state", "!=", "cancelled"), has("return_request_id", "is not", null)]),
    )
    .orderBy("orders.id")
    .limit(adminOrdersPerPage)
    .execute();
  return rows.map(({ id }) => id);
}
