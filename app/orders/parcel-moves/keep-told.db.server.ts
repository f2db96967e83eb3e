import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { hasLeftUs, type Shipment, type ShipmentState } from "../shipments/shipment.ts";

/** News of a parcel, from the carrier or entered by hand. What is left out stays as it was. */
export interface Told {
  state: ShipmentState;
  /** When that happened. */
  at: Date;
  courier?: string | null;
  awb?: string | null;
  trackingUrl?: string | null;
  /** The day such as '2026-12-01'. */
  expectedOn?: string | null;
  /** Why it could not be booked, or what went wrong on its way; null once that is over. */
  trouble?: string | null;
}

/** Writes the news of a locked parcel, where it differs from what stands there. */
export async function keepTold(
  trx: Trx,
  shipment: Shipment,
  { state, at, courier, awb, trackingUrl, expectedOn, trouble }: Told,
): Promise<void> {
  const now = { ...shipment, ...timesAt(shipment, state, at) };
  const set = {
    state,
    courier: courier === undefined ? shipment.courier : courier,
    awb: awb === undefined ? shipment.awb : awb,
    tracking_url: trackingUrl === undefined ? shipment.trackingUrl : trackingUrl,
    expected_on: expectedOn === undefined ? shipment.expectedOn : expectedOn,
    trouble: trouble === undefined ? shipment.trouble : trouble,
    booked_at: now.bookedAt,
    picked_up_at: now.pickedUpAt,
    delivered_at: now.deliveredAt,
  };
  if (isAsItWas(shipment, set)) return;
  await trx
    .updateTable("shipments")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", shipment.id)
    .execute();
}

/** A parcel that is back at an earlier place has not been at the later ones. */
function timesAt(shipment: Shipment, state: ShipmentState, at: Date) {
  const { bookedAt, pickedUpAt, deliveredAt } = shipment;
  return {
    bookedAt: bookedAt ?? (state === "booked" ? at : null),
    pickedUpAt: hasLeftUs(state) ? (pickedUpAt ?? at) : null,
    deliveredAt: state === "delivered" ? (deliveredAt ?? at) : null,
  };
}

interface Kept {
  state: ShipmentState;
  courier: string | null;
  awb: string | null;
  tracking_url: string | null;
  expected_on: string | null;
  trouble: string | null;
}

const isAsItWas = (was: Shipment, set: Kept): boolean =>
  set.state === was.state &&
  set.courier === was.courier &&
  set.awb === was.awb &&
  set.tracking_url === was.trackingUrl &&
  set.expected_on === was.expectedOn &&
  set.trouble === was.trouble;
