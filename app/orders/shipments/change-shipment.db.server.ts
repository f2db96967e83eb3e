import { sql, type Updateable } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Box, Shipment } from "./shipment.ts";

interface TypedTracking {
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

interface TypedParcel extends TypedTracking {
  weightGrams: number | null;
  box: Box | null;
}

const trackingRow = ({ courier, trackingNumber, trackingUrl }: TypedTracking) => ({
  courier,
  awb: trackingNumber,
  tracking_url: trackingUrl,
});

const measuresRow = ({ weightGrams, box }: TypedParcel) => ({
  weight_grams: weightGrams,
  length_cm: box?.lengthCm ?? null,
  width_cm: box?.widthCm ?? null,
  height_cm: box?.heightCm ?? null,
});

/** Keeps what was typed of a parcel that is made just now. */
export const writeTracking = (trx: Trx, shipmentId: string, typed: TypedTracking): Promise<unknown> =>
  trx.updateTable("shipments").set(trackingRow(typed)).where("id", "=", shipmentId).execute();

/** Keeps what was typed of a parcel; weight and box stay as they were booked. */
export const writeTyped = (trx: Trx, { id, state }: Shipment, typed: TypedParcel): Promise<unknown> =>
  changeShipment(trx, id, { ...trackingRow(typed), ...(state === "draft" ? measuresRow(typed) : {}) });

/** Stores a label in place of the one that was read; false where another was stored meanwhile. */
export async function writeLabel(
  trx: Trx,
  parcel: { id: string; label: string | null },
  label: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("shipments")
    .set({ label })
    .where("id", "=", parcel.id)
    .where("label", parcel.label === null ? "is" : "=", parcel.label)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A new version of a parcel that is locked. */
export const changeShipment = (
  trx: Trx,
  id: string,
  set: Updateable<Tables["shipments"]>,
): Promise<unknown> =>
  trx
    .updateTable("shipments")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
