import type { ShipmentState } from "../shipments/shipment.ts";

/** The steps of a parcel's way, as they are drawn. */
export const parcelSteps = ["packed", "on_its_way", "out_for_delivery", "delivered"] as const;
export type ParcelStep = (typeof parcelSteps)[number];

const steps: Readonly<Record<ShipmentState, ParcelStep | undefined>> = {
  draft: "packed",
  booking: "packed",
  booked: "packed",
  picked_up: "on_its_way",
  moving: "on_its_way",
  out_for_delivery: "out_for_delivery",
  attempt_failed: "out_for_delivery",
  delivered: "delivered",
  rto: undefined,
  rto_received: undefined,
  cancelled: undefined,
};

/** How far a parcel has come; undefined for one that goes back. */
export const parcelStep = (state: ShipmentState): ParcelStep | undefined => steps[state];
