import { hasLeftUs, type ShipmentState, shipmentStates } from "../shipments/shipment.ts";

/** Where the parcels of an order to many homes are, the newest to each home. */
export interface HomesStanding {
  /** How many of them are in each state; cancelled ones are not counted. */
  counts: Partial<Record<ShipmentState, number>>;
  /** Is every piece in one of them? */
  isAllPacked: boolean;
  /** The last moment at which one of them arrived. */
  lastArrival: Date | null;
}

const countOf = ({ counts }: HomesStanding, which: (state: ShipmentState) => boolean = () => true): number =>
  shipmentStates.filter(which).reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** The same before one of them moved. */
export function movedBack(
  standing: HomesStanding,
  { from, to }: { from: ShipmentState; to: ShipmentState },
): HomesStanding {
  const { [to]: there = 0, [from]: here = 0 } = standing.counts;
  if (there === 0) return standing;
  return { ...standing, counts: { ...standing.counts, [to]: there - 1, [from]: here + 1 } };
}

/** What they say of their order (SHIP-5): one that came back has not arrived. */
export function wordOfHomes(standing: HomesStanding): "shipped" | "delivered" | undefined {
  if (countOf(standing, hasLeftUs) === 0) return undefined;
  const isThere = countOf(standing) === countOf(standing, (state) => state === "delivered");
  return isThere && standing.isAllPacked ? "delivered" : "shipped";
}

/** Has all of the order been sent, and come back? Not while a home waits for its first parcel. */
export const areAllBack = (standing: HomesStanding): boolean =>
  standing.isAllPacked &&
  countOf(standing) > 0 &&
  countOf(standing) === countOf(standing, (state) => state === "rto_received");
