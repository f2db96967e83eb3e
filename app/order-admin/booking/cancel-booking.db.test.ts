import { expect, test } from "vitest";
import { eachCarrierShop, mishaps } from "../../../tests/database/booked-parcels.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { labelOf, labelsOf } from "./labels.server.ts";

eachCarrierShop("cancelling a booking", { on: "embedded" }, (parcels) => {
  const { shop, world, found, book, cancel, resume } = parcels;

  test("takes a booked parcel back for good", async () => {
    const { id } = await world().parcel();
    await book(id);
    expect(await cancel(id)).toEqual({ kind: "cancelled" });
    expect(await world().orders()).toMatchObject([{ cancelled: true }]);
    expect(await found(id)).toMatchObject({ state: "cancelled", askAt: null, bookingStep: null });
    expect(await cancel(id)).toEqual({ kind: "unfit" });
  });

  test("leaves no label to stick on, alone or among others", async () => {
    const [gone, kept] = [await world().parcel(), await world().parcel()];
    for (const { id } of [gone, kept]) await book(id);
    await cancel(gone.id);
    expect(await labelOf(world().shop(), gone.id)).toBeUndefined();
    expect((await labelsOf(world().shop(), [gone.id, kept.id])).missing).toEqual([gone.id]);
  });

  test.each(mishaps.slice(0, 4))("that %s is asked again", async (_, mishap) => {
    const { id } = await world().parcel();
    await book(id);
    await world().mishap("POST orders/cancel", mishap);
    expect(["cancelled", "waiting"]).toContain((await cancel(id)).kind);
    world().pass(3);
    await resume();
    expect((await found(id)).state).toBe("cancelled");
    expect(await world().orders()).toMatchObject([{ cancelled: true }]);
  });

  test("takes back what nobody knew was booked, and not while it is being booked", async () => {
    const { id } = await world().parcel();
    await world().mishap("POST orders/create/adhoc", { reset: true, after: true });
    const booking = book(id);
    await expect.poll(() => world().asked("POST orders/create/adhoc")).toBe(1);
    await booking;
    expect(await cancel(id)).toEqual({ kind: "cancelled" });
    expect(await world().orders()).toMatchObject([{ cancelled: true }]);
    world().pass(10);
    await resume();
    expect(await world().orders()).toHaveLength(1);
  });

  test("waits while the shop asks about it, the first time or again", async () => {
    const { id } = await world().parcel();
    await world().mishap("POST orders/create/adhoc", { status: 500, delay_ms: 700, times: 2 });
    const booking = book(id);
    await expect.poll(() => world().asked("POST orders/create/adhoc")).toBe(1);
    expect(await cancel(id)).toEqual({ kind: "busy" });
    await booking;
    world().pass(3);
    const again = resume();
    await expect.poll(() => world().asked("POST orders/create/adhoc")).toBe(2);
    expect(await cancel(id)).toEqual({ kind: "busy" });
    await again;
    expect(await cancel(id)).toEqual({ kind: "cancelled" });
    expect(await world().orders()).toEqual([]);
  });

  test("of what a courier has fetched is refused, and the parcel stays where it is", async () => {
    const { id, name } = await world().parcel();
    await book(id);
    await world().steer("events", { parcel: name, tell: ["picked_up"] });
    expect(await cancel(id)).toMatchObject({ kind: "refused", message: /already picked up/ });
    expect(await found(id)).toMatchObject({ state: "booked", bookingClaimedUntil: null });
  });

  test.each([
    ["before the carrier was asked", undefined],
    ["after it made its order, of which nobody heard", "POST orders/create/adhoc"],
    ["after it gave a number, of which nobody heard", "POST courier/assign/awb"],
  ])("no courier comes for an order that was cancelled %s", async (_, lost) => {
    const { id, orderId } = await world().parcel();
    if (lost) {
      await world().mishap(lost, { reset: true, after: true });
      expect(await book(id)).toMatchObject({ kind: "waiting" });
    } else {
      const begun = { state: "booking", carrier: "shiprocket", booking_step: "order" } as const;
      await shop.set("shipments", id, { ...begun, booking_claimed_until: new Date(0) });
    }
    await shop.set("orders", orderId, inState("cancelled"));
    world().pass(60);
    await resume();
    const expected = { state: "cancelled", bookingClaimedUntil: null, bookingStep: null };
    expect(await found(id)).toMatchObject(expected);
    expect((await world().orders()).filter((each) => !each.cancelled)).toEqual([]);
  });
});
