import type { Shipment } from "#orders/shipments/shipment.ts";

const hour = 3_600_000;
/** After so many days nobody waits for a parcel any more. */
const longestWayDays = 60;

/** How often the carrier is asked when it tells nothing by itself, in hours; what is final is not asked. */
const hours: Partial<Record<Shipment["state"], number>> = {
  booked: 3,
  picked_up: 4,
  moving: 4,
  out_for_delivery: 1,
  attempt_failed: 3,
  rto: 12,
};

/** When the carrier is asked next where a parcel is; null: no more, unless it tells of it. */
export function nextAskAt(
  { state, bookedAt, createdAt }: Pick<Shipment, "state" | "bookedAt" | "createdAt">,
  now: Date,
): Date | null {
  const wait = hours[state];
  const isLost = now.getTime() - (bookedAt ?? createdAt).getTime() > longestWayDays * 24 * hour;
  return wait === undefined || isLost ? null : new Date(now.getTime() + wait * hour);
}
