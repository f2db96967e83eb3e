import { beforeEach, expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { eachCarrierShop, owner } from "../../../tests/database/booked-parcels.ts";
import { keptBookings } from "./troubled-parcels.db.server.ts";

const cancelling = "POST orders/cancel";

eachCarrierShop("the booking of an order that is cancelled", {}, (parcels) => {
  const { shop, world, book, resume } = parcels;
  let parcel: { id: string; orderId: string; name: string };
  beforeEach(async () => {
    parcel = await world().parcel();
    expect(await book(parcel.id)).toEqual({ kind: "booked" });
  });

  const found = () => parcels.found(parcel.id);
  async function setStatus(status: "cancelled" | "processing") {
    const { version } = await shop.row("orders", parcel.orderId);
    await changeFulfilment(world().shop(), owner, { orderId: parcel.orderId, version, status });
  }
  const isCancelledThere = async () => (await world().orders()).map(({ cancelled }) => cancelled);

  test("is taken back from the carrier after the cancellation, once", async () => {
    await setStatus("cancelled");
    expect(await isCancelledThere()).toEqual([false]);
    await Promise.all([resume(), resume()]);
    await resume();
    expect(await isCancelledThere()).toEqual([true]);
    expect(await found()).toMatchObject({ state: "cancelled", bookingStep: null, bookingClaimedUntil: null });
    expect(await world().asked(cancelling)).toBe(1);
    expect(await keptBookings(shop.db)).toEqual([]);
  });

  test("is asked for again after a silence, and looked up first", async () => {
    await world().mishap(cancelling, { reset: true, after: true });
    await setStatus("cancelled");
    await resume();
    expect(await found()).toMatchObject({ state: "booked" });
    expect(await keptBookings(shop.db)).toEqual([]);
    world().pass(2);
    await resume();
    expect(await found()).toMatchObject({ state: "cancelled" });
    expect(await world().asked(cancelling)).toBe(1);
  });

  test("that the carrier will not give back stands before the owner, and is not asked for for ever", async () => {
    await world().mishap(cancelling, { status: 400 });
    await setStatus("cancelled");
    await resume();
    await resume();
    expect(await found()).toMatchObject({ state: "booked", trouble: expect.any(String) });
    expect(await keptBookings(shop.db)).toEqual([{ id: parcel.id, name: parcel.name }]);
    expect(await world().asked(cancelling)).toBe(1);
  });

  test("stays when the order lives again before the carrier was asked", async () => {
    await setStatus("cancelled");
    await setStatus("processing");
    await resume();
    expect(await found()).toMatchObject({ state: "booked", bookingStep: null });
    expect(await isCancelledThere()).toEqual([false]);
  });

  test("is left alone where the parcel replaces a returned piece", async () => {
    const wish = { number: "R-1", kind: "damage", reason: "damaged", wish: "replacement" } as const;
    const asked = await shop.add("return_requests", { order_id: parcel.orderId, ...wish });
    await shop.set("shipments", {}, { return_request_id: asked.id });
    await setStatus("cancelled");
    await resume();
    expect(await found()).toMatchObject({ state: "booked" });
  });
});
