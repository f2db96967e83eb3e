import type { Doer, Holder } from "#accounts/permissions/holder.ts";
import { changeShipment } from "#orders/shipments/change-shipment.db.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import { receivePhoto } from "#pictures/receive-photo.server.ts";
import { claimUploads, doomPictures } from "#pictures/uploads.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { versionIn } from "#values/text/form-text.ts";
import { refusalText } from "#values/upload.ts";
import { type BookingCancelled, cancelBooking } from "../booking/cancel-booking.server.ts";
import type { BookingServices } from "../booking/carry-on.server.ts";
import { duesAdminText } from "../dues-admin.text.ts";
import { keptText } from "../kept/kept.text.ts";
import { keepParcel, type ParcelKept } from "./keep-parcel.server.ts";
import { parcelSaved } from "./next-step.ts";
import { type ParcelAnswer, parseKeptParcel, type TypedParcel, typedParcel } from "./parcel.form.ts";
import { parcelNotices, shipmentsText } from "./shipments-admin.text.ts";

interface Posted {
  orderId: string;
  shipmentId: string;
  form: FormData;
}

/** Carries out one of the forms of a parcel's page; 'missing' when its order has no such parcel. */
export async function changeParcel(
  shop: BookingServices,
  actor: Holder<"pack">,
  { orderId, shipmentId, form }: Posted,
): Promise<ParcelAnswer | "missing"> {
  const parsed = parseKeptParcel(form);
  if (form.get("intent") === "cancel-booking") {
    return cancelAnswer(await cancelBooking(shop, actor, { shipmentId, version: versionIn(form) }));
  }
  const intent = form.get("intent");
  if (intent === "photo" || intent === "no-photo")
    return changePhoto(shop, actor, { orderId, shipmentId, form });
  if (parsed.kind === "refused") return parsed;
  const kept = await keepParcel(shop, actor, { ...parsed.value, orderId, shipmentId });
  if (kept.kind === "missing") return "missing";
  if (kept.kind === "unpaid") return failed(duesAdminText.payFirst(kept.left), typedParcel(form));
  if (kept.kind !== "kept") return failed(notKept[kept.kind](), typedParcel(form));
  if (kept.isToldToCustomer) shop.sendMailSoon();
  return { kind: "done", kept: undefined, notice: parcelSaved(kept.state) };
}

const notKept: Readonly<Record<Exclude<ParcelKept["kind"], "kept" | "missing" | "unpaid">, () => string>> = {
  stale: () => shipmentsText.parcelStale,
  unfit: () => shipmentsText.failed.text,
  "packed-again": () => shipmentsText.packedAgain,
};

async function changePhoto(
  shop: BookingServices,
  actor: Holder<"pack">,
  { form, ...parcel }: Posted,
): Promise<ParcelAnswer | "missing"> {
  const isKept = form.get("intent") === "photo";
  const file = form.get("photo");
  const photo = isKept && file instanceof File && file.size > 0 ? file : undefined;
  if (isKept && !photo) return failed(shipmentsText.noPhoto);
  const version = Number(form.get("version"));
  const kept = await keepParcelPhoto(shop, actor, { ...parcel, version, file: photo });
  switch (kept.kind) {
    case "missing":
      return "missing";
    case "kept":
      return done(isKept ? shipmentsText.photoKept : shipmentsText.photoRemoved);
    case "refused":
      return failed(kept.message);
    case "stale":
      return failed(shipmentsText.parcelStale);
    case "lost":
      return failed(shipmentsText.photoLost);
  }
}

function cancelAnswer(cancelled: BookingCancelled): ParcelAnswer | "missing" {
  switch (cancelled.kind) {
    case "missing":
      return "missing";
    case "cancelled":
      return done(shipmentsText.bookingCancelled);
    case "stale":
      return failed(shipmentsText.parcelStale);
    case "busy":
      return failed(shipmentsText.beingBooked);
    case "refused":
    case "waiting":
      return failed(keptText.said(cancelled.message));
    case "unfit":
      return failed(shipmentsText.notBooked);
  }
}

const done = (notice: Notice): ParcelAnswer => ({ kind: "done", kept: undefined, notice });

const failed = (text: string, typed?: TypedParcel): ParcelAnswer => ({
  kind: "failed",
  notice: parcelNotices.notSaved(text),
  ...(typed ? { typed } : {}),
});

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
      actorId: actor.id,
      action: "order.parcel_photo",
      entity: "orders",
      entityId: orderId,
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
