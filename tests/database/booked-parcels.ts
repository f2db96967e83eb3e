import { afterAll, beforeAll } from "vitest";
import { bookShipment } from "#order-admin/booking/book-shipment.server.ts";
import { resumeBookings } from "#order-admin/booking/booking-jobs.server.ts";
import { cancelBooking } from "#order-admin/booking/cancel-booking.server.ts";
import { bookingShop } from "#order-admin/booking/carry-on.server.ts";
import { findShipment } from "#orders/shipments/shipment.db.server.ts";
import { type CarrierShop, openCarrierShop } from "./carrier-shop.ts";
import type { DatabaseKind } from "./each-database.ts";
import { eachShop, shopOwner, type TestShop } from "./each-shop.ts";

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
  { on }: { on?: DatabaseKind },
  cases: (parcels: BookedParcels, kind: DatabaseKind) => void,
): void {
  let world: CarrierShop;
  const begin = () => world.steer("reset", {});
  eachShop(name, { on, begin }, (shop, kind) => {
    beforeAll(async () => {
      world = await openCarrierShop(() => shop.database);
    });
    afterAll(() => world.close());
    const parcels = parcelActs(shop, () => world);
    cases(parcels, kind);
  });
}

type BookedParcels = ReturnType<typeof parcelActs>;

function parcelActs(shop: TestShop, world: () => CarrierShop) {
  const found = async (id: string) => {
    const shipment = await findShipment(shop.db, id);
    if (!shipment) throw new Error("no such parcel");
    return shipment;
  };
  const seen = async (shipmentId: string) => ({ shipmentId, version: (await found(shipmentId)).version });
  return {
    shop,
    world,
    found,
    book: async (id: string, courierId: number | null = 43) =>
      bookShipment(world().shop(), owner, { ...(await seen(id)), courierId }),
    cancel: async (id: string) => cancelBooking(world().shop(), owner, await seen(id)),
    resume: () => resumeBookings(bookingShop(world().shop())),
  };
}
