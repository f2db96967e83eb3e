import { afterAll, beforeAll, beforeEach } from "vitest";
import { bookShipment } from "#orders/booking/book-shipment.server.ts";
import { bookingShop } from "#orders/booking/booking-shop.server.ts";
import { cancelBooking } from "#orders/booking/cancel-booking.server.ts";
import { resumeBookings } from "#orders/booking/resume-bookings.server.ts";
import { findShipment } from "#orders/shipments/shipment.db.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { type CarrierShop, openCarrierShop } from "./carrier-shop.ts";
import { type DatabaseKind, eachDatabase } from "./each-database.ts";
import { shopOwner } from "./shop-owner.ts";

/** Who books, and takes bookings back. */
export const owner = shopOwner();

/** How a question to the carrier can go wrong; the first four may be asked again. */
export const mishaps: readonly [string, object][] = [
  ["is done and its answer lost", { reset: true, after: true }],
  ["is never done", { reset: true }],
  ["is done, and answered too late", { after: true, delay_ms: 1_500, status: 200, body: {} }],
  ["is done, and answered by a proxy's page", { after: true, html: true, status: 502 }],
  ["is answered with 500", { status: 500 }],
  ["is answered with nonsense", { after: true, status: 200, body: { order_id: "../x" } }],
];

/** A shop with a carrier, empty before each test, and what is done with its parcels. */
export function eachCarrierShop(
  name: string,
  cases: (shop: BookedParcels, kind: DatabaseKind) => void,
): void {
  eachDatabase(name, (database, kind) => {
    let world: CarrierShop;
    beforeAll(async () => {
      world = await openCarrierShop(database);
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      for (const table of ["credit_notes", "invoices", "orders", "mail_outbox", "audit_log"] as const)
        await database().db.deleteFrom(table).execute();
      await world.steer("reset", {});
    });
    cases({ database, world: () => world, ...parcelActs(database, () => world) }, kind);
  });
}

type BookedParcels = ReturnType<typeof parcelActs> & {
  database: () => OpenDatabase;
  world: () => CarrierShop;
};

function parcelActs(database: () => OpenDatabase, world: () => CarrierShop) {
  const found = async (id: string) => {
    const shipment = await findShipment(database().db, id);
    if (!shipment) throw new Error("no such parcel");
    return shipment;
  };
  const seen = async (shipmentId: string) => ({ shipmentId, version: (await found(shipmentId)).version });
  return {
    found,
    book: async (id: string, courierId: number | null = 43) =>
      bookShipment(world().shop(), owner, { ...(await seen(id)), courierId }),
    cancel: async (id: string) => cancelBooking(world().shop(), owner, await seen(id)),
    resume: () => resumeBookings(bookingShop(world().shop())),
  };
}
