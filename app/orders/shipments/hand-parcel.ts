import { bringsOrder, hasLeftUs, isFinal, type Shipment, type ShipmentState } from "./shipment.ts";

/** How a parcel can be followed. */
export interface Tracking {
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
}

/**
 * The parcel that the status form's tracking is of: the first that the owner takes there herself, to the
 * order's own address. Of a cancelled order the last one that was.
 */
export function handParcel(parcels: readonly Shipment[], isCancelled: boolean): Shipment | undefined {
  const byHand = parcels.filter(
    (parcel) => bringsOrder(parcel) && parcel.carrier === "hand" && parcel.recipientId === null,
  );
  const live = byHand.find(({ state }) => !isFinal(state) || state === "delivered");
  return live ?? (isCancelled ? byHand.at(-1) : undefined);
}

/**
 * Does the status form show the tracking? Where an order has several parcels, or the carrier brings it, each
 * parcel's own form does.
 */
export const isTrackedByForm = (parcels: readonly Shipment[], isCancelled: boolean): boolean => {
  const own = parcels.filter((parcel) => bringsOrder(parcel) && parcel.state !== "cancelled");
  return own.length === 0 || (own.length === 1 && handParcel(parcels, isCancelled)?.id === own[0]?.id);
};

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
