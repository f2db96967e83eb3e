import { claimDueBooking, forgetLabels } from "#orders/booking-rows/booking-row.db.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { askParcels } from "./ask-parcels.server.ts";
import { bookingsJobName } from "./book-all.server.ts";
import { type BookingShop, bookingShop, carryOn } from "./carry-on.server.ts";

const atOnce = 4;

/**
 * Goes on with bookings whose answer never came: of those that a stop left behind, and those that a silent
 * carrier did. Nothing is requested again before it was looked up.
 */
export async function resumeBookings(shop: BookingShop, isStopped = () => false): Promise<void> {
  if (!shop.carrier) return;
  const worker = async () => {
    while (!isStopped()) {
      const claim = await claimDueBooking(shop.db, shop.now());
      if (!claim) return;
      await carryOn(shop, claim, { wasAsked: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Asks where parcels are: each event of the carrier's starts it. */
export const parcelsJob = "parcels";

/** A round that the carrier did not answer has failed: who looks at the jobs is to see it. */
class CarrierAway extends Error {
  override readonly name = "CarrierAway";
}

/** What parcels at the carrier need done without anybody asking. */
export function bookingJobs(services: Services): Job[] {
  const shop = bookingShop(services);
  return [
    { name: bookingsJobName, everySeconds: 30, run: (isStopped) => resumeBookings(shop, isStopped) },
    {
      name: parcelsJob,
      everySeconds: 60,
      run: async (isStopped) => {
        if (await askParcels(shop, isStopped)) throw new CarrierAway();
      },
    },
    { name: "old-labels", everySeconds: 24 * 3600, run: () => forgetLabels(shop, shop.now()) },
  ];
}
