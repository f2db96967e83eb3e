import type { Doer } from "#accounts/permissions/holder.ts";
import { changeShipment } from "#orders/shipments/change-shipment.db.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import { receivePhoto } from "#pictures/receive-photo.server.ts";
import { claimUploads, doomPictures } from "#pictures/uploads.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { refusalText } from "#values/upload.ts";

export type ParcelPhotoKept =
  | { kind: "kept" | "stale" | "missing" | "lost" }
  | { kind: "refused"; message: string };

interface Wish {
  orderId: string;
  shipmentId: string;
  version: number;
  /** Undefined takes the photo away. */
  file: File | undefined;
}

/** Keeps the photo of a packed parcel, or takes it away; the one before goes by itself. */
export async function keepParcelPhoto(
  shop: Pick<Services, "db" | "files">,
  actor: Doer<"pack">,
  { orderId, shipmentId, version, file }: Wish,
): Promise<ParcelPhotoKept> {
  const received = file && (await receiveFile(shop, shipmentId, file));
  if (received && "refusal" in received)
    return {
      kind: "refused",
      message: refusalText(received.refusal, "photos", cleanText(file?.name ?? "", 80)),
    };
  const photo = received?.url ?? null;
  return inTransaction(shop.db, async (trx): Promise<ParcelPhotoKept> => {
    const found = await lockShipment(trx, shipmentId);
    if (!found || found.order.id !== orderId) return { kind: "missing" };
    if (found.shipment.version !== version) return { kind: "stale" };
    if (photo !== null && (await claimUploads(trx, [photo])).length > 0) return { kind: "lost" };
    if (found.shipment.photo !== null) await doomPictures(trx, [found.shipment.photo]);
    await changeShipment(trx, shipmentId, { photo });
    await writeAudit(trx, {
      ...{ actorId: actor.id, action: "order.parcel_photo", entity: "orders", entityId: orderId },
      detail: { parcel: String(found.shipment.number), photo: photo === null ? "removed" : "kept" },
    });
    return { kind: "kept" };
  });
}

const receiveFile = async (shop: Pick<Services, "db" | "files">, recordId: string, file: File) =>
  receivePhoto(shop, {
    bucket: "private/parcel_photos",
    recordId,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
