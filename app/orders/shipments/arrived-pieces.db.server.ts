import type { Db } from "#platform/database/db.ts";
import type { ArrivingParcel } from "./arrived-pieces.ts";

/** What is in each of an order's parcels, as far as arriving depends on it. */
export async function arrivingParcels(db: Db, orderId: string): Promise<ArrivingParcel[]> {
  const rows = await db
    .selectFrom("shipments")
    .innerJoin("shipment_items", "shipment_items.shipment_id", "shipments.id")
    .select(["direction", "state", "return_request_id as returnRequestId"])
    .select(["order_item_id as orderItemId", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ orderItemId, quantity, ...parcel }) => ({
    ...parcel,
    items: [{ orderItemId, quantity }],
  }));
}
