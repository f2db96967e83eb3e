import { hasLeftUs, type Shipment, type ShipmentState } from "./shipment.ts";

/**
 * What the owner may set a parcel to by hand. What the carrier does alone is not hers; what it has booked is
 * cancelled by 'Cancel Booking', and not packed again under a name that the carrier takes no second time.
 */
export const statesByHand = ({ state, carrier }: Pick<Shipment, "state" | "carrier">): ShipmentState[] => {
  if (state === "booking") return [];
  const isBooked = state === "booked" && carrier !== "hand";
  const isTakenBack = state === "cancelled" && carrier !== "hand";
  return [
    ...(isBooked || isTakenBack ? ([] as const) : (["draft"] as const)),
    ...(state === "booked" ? (["booked"] as const) : []),
    ...(["picked_up", "moving", "out_for_delivery", "attempt_failed", "delivered"] as const),
    ...(["rto", "rto_received"] as const),
    ...(isBooked || hasLeftUs(state) ? [] : (["cancelled"] as const)),
  ];
};
