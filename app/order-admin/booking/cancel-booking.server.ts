import type { Holder } from "#accounts/permissions/holder.ts";
import {
  beginTakingBack,
  type Claim,
  claimUntil,
  isBeingBooked,
} from "#orders/booking-rows/booking-row.db.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type BookingServices, bookingShop, carryOn } from "./carry-on.server.ts";

/** What came of taking a parcel back from the carrier. */
export type BookingCancelled =
  | { kind: "cancelled" }
  /** The carrier will not give it back, in its own words. */
  | { kind: "refused"; message: string }
  /** Its answer did not come: the shop asks again by itself. */
  | { kind: "waiting"; message: string }
  /** It is just being booked; a minute later more is known. */
  | { kind: "busy" }
  | { kind: "unfit" }
  | { kind: "stale" }
  | { kind: "missing" };

/**
 * Takes a booked parcel back, or one that may be booked: then whatever the carrier has under its number goes
 * (SHIP-34). It is cancelled for good, since the carrier takes no number twice.
 */
export async function cancelBooking(
  services: BookingServices,
  actor: Holder<"pack">,
  { shipmentId, version }: { shipmentId: string; version: number },
): Promise<BookingCancelled> {
  const shop = bookingShop(services);
  const until = claimUntil(shop.now());
  const begun = await inTransaction(shop.db, async (trx): Promise<Claim | BookingCancelled> => {
    const found = await lockShipment(trx, shipmentId);
    if (!found) return { kind: "missing" };
    if (found.shipment.version !== version) return { kind: "stale" };
    if (!shop.carrier || !isAtCarrier(found.shipment)) return { kind: "unfit" };
    if (isBeingBooked(found.shipment, shop.now())) return { kind: "busy" };
    await beginTakingBack(trx, { shipmentId, until });
    const about = { entity: "shipments" as const, entityId: shipmentId };
    await writeAudit(trx, { actorId: actor.id, action: "shipment.booking_cancelled", ...about });
    return { shipmentId, until };
  });
  if ("kind" in begun) return begun;
  const carried = await carryOn(shop, begun, { wasAsked: false });
  return carried.kind === "booked" ? { kind: "unfit" } : carried;
}

/** May the carrier have something of it? */
const isAtCarrier = ({ state, carrierOrderId }: Shipment): boolean =>
  state === "booking" || state === "booked" || (state === "draft" && carrierOrderId !== null);
