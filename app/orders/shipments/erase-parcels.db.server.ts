import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { fileAddress } from "./file-address.ts";

/**
 * Erases from the parcels of orders whose person is gone what leads to them: how they are followed, what the
 * carrier reported, the label and the photo. What was sent when, and what it cost, stays.
 */
export async function eraseParcels(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const parcels = await trx
    .selectFrom("shipments")
    .select(["id", "label", "photo"])
    .where("order_id", "in", orderIds)
    .forNoKeyUpdate()
    .execute();
  if (parcels.length === 0) return;
  const ids = parcels.map(({ id }) => id);
  const files = parcels.flatMap(({ label, photo }) => [label, photo]).filter((file) => file !== null);
  await doomPictures(trx, files.map(fileAddress));
  await trx
    .updateTable("shipments")
    .set({ awb: null, tracking_url: null, trouble: null, label: null, photo: null, ask_at: null })
    .set({ carrier_order_id: null, carrier_shipment_id: null })
    .where("id", "in", ids)
    .execute();
  await trx.deleteFrom("carrier_events").where("shipment_id", "in", ids).execute();
}
