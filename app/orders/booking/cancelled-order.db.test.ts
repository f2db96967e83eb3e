import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type CarrierShop, openCarrierShop } from "../../../tests/database/carrier-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { changeFulfilment } from "../fulfilment/change-fulfilment.server.ts";
import { findShipment } from "../shipments/shipment.db.server.ts";
import { bookShipment } from "./book-shipment.server.ts";
import { bookingShop } from "./booking-shop.server.ts";
import { resumeBookings } from "./resume-bookings.server.ts";
import { keptBookings } from "./troubled-parcels.db.server.ts";

const owner = {
  ...{ id: "owner", fullName: "Owner", email: "owner@example.com", phone: null, role: "admin" as const },
  sessionId: "s",
} as const;
const cancelling = "POST orders/cancel";

eachDatabase("the booking of an order that is cancelled", (database) => {
  let world: CarrierShop;
  let parcel: { id: string; orderId: string; name: string };
  beforeAll(async () => {
    world = await openCarrierShop(database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    for (const table of ["credit_notes", "invoices", "orders", "mail_outbox", "audit_log"] as const)
      await database().db.deleteFrom(table).execute();
    await world.steer("reset", {});
    parcel = await world.parcel();
    const { version } = await found();
    const wish = { shipmentId: parcel.id, version, courierId: 43 };
    expect(await bookShipment(world.shop(), owner, wish)).toEqual({ kind: "booked" });
  });

  const found = async () => {
    const shipment = await findShipment(database().db, parcel.id);
    if (!shipment) throw new Error("no such parcel");
    return shipment;
  };
  async function setStatus(status: "cancelled" | "processing") {
    const { version } = await database()
      .db.selectFrom("orders")
      .select("version")
      .where("id", "=", parcel.orderId)
      .executeTakeFirstOrThrow();
    await changeFulfilment(world.shop(), owner, { orderId: parcel.orderId, version, status });
  }
  const resume = () => resumeBookings(bookingShop(world.shop()));
  const isCancelledThere = async () => (await world.orders()).map(({ cancelled }) => cancelled);

  test("is taken back from the carrier after the cancellation, once", async () => {
    await setStatus("cancelled");
    expect(await isCancelledThere()).toEqual([false]);
    await Promise.all([resume(), resume()]);
    await resume();
    expect(await isCancelledThere()).toEqual([true]);
    expect(await found()).toMatchObject({ state: "cancelled", bookingStep: null, bookingClaimedUntil: null });
    expect(await world.asked(cancelling)).toBe(1);
    expect(await keptBookings(database().db)).toEqual([]);
  });

  test("is asked for again after a silence, and looked up first", async () => {
    await world.mishap(cancelling, { reset: true, after: true });
    await setStatus("cancelled");
    await resume();
    expect(await found()).toMatchObject({ state: "booked" });
    expect(await keptBookings(database().db)).toEqual([]);
    world.pass(2);
    await resume();
    expect(await found()).toMatchObject({ state: "cancelled" });
    expect(await world.asked(cancelling)).toBe(1);
  });

  test("that the carrier will not give back stands before the owner, and is not asked for for ever", async () => {
    await world.mishap(cancelling, { status: 400 });
    await setStatus("cancelled");
    await resume();
    await resume();
    expect(await found()).toMatchObject({ state: "booked", trouble: expect.any(String) });
    expect(await keptBookings(database().db)).toEqual([{ id: parcel.id, name: parcel.name }]);
    expect(await world.asked(cancelling)).toBe(1);
  });

  test("stays when the order lives again before the carrier was asked", async () => {
    await setStatus("cancelled");
    await setStatus("processing");
    await resume();
    expect(await found()).toMatchObject({ state: "booked", bookingStep: null });
    expect(await isCancelledThere()).toEqual([false]);
  });

  test("is left alone where the parcel replaces a returned piece", async () => {
    const { db } = database();
    const asked = await db
      .insertInto("return_requests")
      .values({
        order_id: parcel.orderId,
        number: "R-1",
        kind: "damage",
        reason: "damaged",
        wish: "replacement",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.updateTable("shipments").set({ return_request_id: asked.id }).execute();
    await setStatus("cancelled");
    await resume();
    expect(await found()).toMatchObject({ state: "booked" });
  });
});
