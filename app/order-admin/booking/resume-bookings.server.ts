import { claimDueBooking } from "#orders/booking-rows/booking-row.db.server.ts";
import type { BookingShop } from "./booking-shop.server.ts";
import { carryOn } from "./carry-on.server.ts";

const atOnce = 4;

/**
 * Goes on with bookings whose answer never came: of those that a stop left behind, and those that a silent
 * carrier did. Nothing is asked again before it was looked up.
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
