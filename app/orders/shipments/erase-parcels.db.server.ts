import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { fileAddress } from "./file-address.ts";

/**
 * Erases from the parcels of orders whose person is gone what leads to them: how they are followed, what the
 * carrier reported, the label and the photo. What was sent when, and what it cost, stays.
 */
export async function eraseParcels(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const which = { of: "order_id", ids: orderIds } as const;
  await eraseThose(trx, which);
}

/** The same of parcels to these recipients of orders that go to many homes (HOMES-17). */
export async function eraseParcelsTo(trx: Trx, recipientIds: readonly string[]): Promise<void> {
  if (recipientIds.length > 0) await eraseThose(trx, { of: "recipient_id", ids: recipientIds });
}

async function eraseThose(
  trx: Trx,
  { of, ids: those }: { of: "order_id" | "recipient_id"; ids: readonly string[] },
): Promise<void> {
  const parcels = await trx
    .selectFrom("shipments")
    .select(["id", "label", "photo"])
    .where(of, "in", those)
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
