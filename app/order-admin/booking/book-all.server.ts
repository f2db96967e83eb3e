import type { Holder } from "#accounts/permissions/holder.ts";
import { type Claim, claimUntil, leaveBookings } from "#orders/booking-rows/booking-row.db.server.ts";
import { beginBooking } from "./book-shipment.server.ts";
import type { Booked, BookedAll } from "./booking.ts";
import { type BookingServices, type BookingShop, bookingShop, carryOn } from "./carry-on.server.ts";

/** So many are booked at once: the carrier counts what comes from one shop. */
const atOnce = 4;
/** The owner waits no longer than that; the job goes on with the rest. */
const patienceMs = 20_000;
export const bookingsJobName = "bookings";

/**
 * Books each of these parcels with the cheapest courier (SHIP-35). Those that could not be booked by the time
 * the owner's patience ends are gone on with by a job; those that came to nothing keep the carrier's words.
 */
export async function bookAll(
  services: BookingServices,
  actor: Holder<"pack">,
  shipmentIds: readonly string[],
): Promise<BookedAll> {
  const shop = bookingShop(services);
  const failed: BookedAll["failed"][number][] = [];
  const claims: Claim[] = [];
  for (const shipmentId of new Set(shipmentIds)) {
    const begun = await beginBooking(services, actor, {
      shipmentId,
      courierId: null,
      // The first to come goes on with it, this request or the job of any copy.
      until: claimUntil(shop.now()),
    });
    if ("kind" in begun) failed.push({ shipmentId, outcome: begun });
    else claims.push(begun);
  }
  const outcomes = await carryAll(shop, claims);
  for (const [shipmentId, outcome] of outcomes)
    if (outcome.kind === "refused") failed.push({ shipmentId, outcome });
  const booked = [...outcomes.values()].filter(({ kind }) => kind === "booked").length;
  shop.runJobSoon(bookingsJobName);
  return { booked, waiting: claims.length - booked - countRefused(outcomes), failed };
}

const countRefused = (outcomes: ReadonlyMap<string, Booked>): number =>
  [...outcomes.values()].filter(({ kind }) => kind === "refused").length;

/** Those that were begun with before the patience ended, with what came of each. */
async function carryAll(shop: BookingShop, claims: readonly Claim[]): Promise<Map<string, Booked>> {
  const outcomes = new Map<string, Booked>();
  const waiting = [...claims];
  const end = Date.now() + patienceMs;
  const worker = async () => {
    while (Date.now() < end) {
      const claim = waiting.shift();
      if (!claim) return;
      const carried = await carryOn(shop, claim, { wasAsked: false });
      if (carried.kind !== "cancelled") outcomes.set(claim.shipmentId, carried);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await leaveBookings(shop.db, waiting, shop.now());
  return outcomes;
}
