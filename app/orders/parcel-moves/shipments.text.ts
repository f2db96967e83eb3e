import type { ShipmentState } from "../shipments/shipment.ts";

/** Where a parcel is, as the owner reads it. */
export const stateWords: Readonly<Record<ShipmentState, string>> = {
  draft: "Packed",
  booking: "Being booked",
  booked: "Booked",
  picked_up: "Picked up",
  moving: "On its way",
  out_for_delivery: "Out for delivery",
  attempt_failed: "Delivery attempt failed",
  delivered: "Delivered",
  rto: "Coming back",
  rto_received: "Came back",
  cancelled: "Cancelled",
};
