import type { Shipment, ShipmentState } from "../shipments/shipment.ts";

/** Where a parcel is, as an order's history keeps it, in English whoever moved it. */
const kept: Readonly<Record<ShipmentState, string>> = {
  draft: "packed",
  booking: "being booked",
  booked: "booked",
  picked_up: "picked up",
  moving: "on its way",
  out_for_delivery: "out for delivery",
  attempt_failed: "delivery attempt failed",
  delivered: "delivered",
  rto: "coming back",
  rto_received: "came back",
  cancelled: "cancelled",
};

/** In the order's history: 'Parcel 2: out for delivery'. */
export const movedNote = ({ number }: Pick<Shipment, "number">, state: ShipmentState): string =>
  `Parcel ${number}: ${kept[state]}`;
