import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CarrierShop, openCarrierShop } from "../../../tests/database/carrier-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { findShipment } from "../shipments/shipment.db.server.ts";
import { bookShipment } from "./book-shipment.server.ts";
import { bookingShop } from "./booking-shop.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { ratesFor } from "./rates.server.ts";
import { resumeBookings } from "./resume-bookings.server.ts";

const owner = {
  ...{ id: "owner", fullName: "Owner", email: "owner@example.com", phone: null, role: "admin" as const },
  sessionId: "s",
} as const;

eachDatabase("booking a courier", (database) => {
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

  const found = async (id: string) => {
    const shipment = await findShipment(database().db, id);
    if (!shipment) throw new Error("no such parcel");
    return shipment;
  };
  const book = async (id: string, courierId: number | null = 43) =>
    bookShipment(world.shop(), owner, { shipmentId: id, version: (await found(id)).version, courierId });
  const resume = () => resumeBookings(bookingShop(world.shop()));
  const cancel = async (id: string) =>
    cancelBooking(world.shop(), owner, { shipmentId: id, version: (await found(id)).version });

  test("order, number, pickup and label come one after the other, and nothing more leaves the shop", async () => {
    const { id, name } = await world.parcel({
      cash: 100_000,
      order: { gift_note: "For Meera", internal_note: "a good customer", buyer_gstin: null },
    });
    expect(await book(id)).toEqual({ kind: "booked" });
    const [order] = await world.orders();
    expect(order).toMatchObject({ number: name, cod: true, total: 1000, weight: 0.8, courierId: 43 });
    expect(order?.pickupAt).not.toBeNull();
    const parcel = await found(id);
    expect(parcel).toMatchObject({
      ...{ state: "booked", carrier: "shiprocket", awb: order?.awb, courier: "Delhivery Surface" },
      ...{ charges: 11_600, bookingStep: null, bookingClaimedUntil: null, trouble: null },
      trackingUrl: `https://shiprocket.co/tracking/${order?.awb}`,
    });
    expect(parcel.label).toMatch(/^private\/[0-9a-f-]+\/label\.pdf$/);
    expect((await world.files.read(parcel.label ?? ""))?.bytes.length).toBeGreaterThan(500);
    const { requests } = await world.steer("log");
    const told = JSON.stringify(requests.map(({ body }: { body: string }) => body));
    expect(told).toContain("9876543210");
    expect(told).not.toMatch(/asha@example|Meera|good customer|GSTIN/i);
  });

  test("the owner sees what couriers take, on the way and back, before anything is booked", async () => {
    const { id } = await world.parcel({ cash: 100_000 });
    const rates = await ratesFor(world.shop(), id);
    expect(rates).toMatchObject({ kind: "rates", cheapest: 51, quickest: 10, from: { pincode: "847211" } });
    expect(rates.kind === "rates" && rates.rates[0]).toEqual({
      ...{ courierId: 51, courier: "Xpressbees Surface", cost: 13_800, costBack: 9_700, days: 6 },
      takesCash: true,
    });
    await world.mishap("GET courier/serviceability", { status: 503 });
    expect(await ratesFor(world.shop(), id)).toMatchObject({ kind: "trouble" });
    expect(await world.orders()).toEqual([]);
  });

  test.each([
    ["without an account", { carrier: undefined }, {}, "no-carrier"],
    ["without a box", {}, { box: null }, "measures"],
    ["without a mobile number", {}, { order: { billing_phone: "+44 20 7946 0958" } }, "phone"],
  ])("%s no courier is booked", async (_, config, given, why) => {
    const { id } = await world.parcel(given);
    const shop = world.shop();
    const version = (await found(id)).version;
    const changed = { ...shop, config: { ...shop.config, ...config } };
    const wish = { shipmentId: id, version, courierId: 43 };
    expect(await bookShipment(changed, owner, wish)).toEqual({ kind: "unfit", why });
    expect(await world.orders()).toEqual([]);
  });

  test("booked twice at once it is one parcel, and a stale form is told", async () => {
    const { id } = await world.parcel();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => book(id)));
    expect(outcomes.filter(({ kind }) => kind === "booked")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "stale" || kind === "unfit")).toHaveLength(4);
    expect(await world.orders()).toHaveLength(1);
    expect(await bookShipment(world.shop(), owner, { shipmentId: id, version: 1, courierId: 43 })).toEqual({
      kind: "stale",
    });
  });

  test("what no courier takes is as it was before, with the carrier's words", async () => {
    const { id } = await world.parcel({ order: { shipping_pincode: "744101" } });
    const words = "Delivery pincode is not serviceable.";
    expect(await book(id)).toEqual({ kind: "refused", message: words });
    expect(await found(id)).toMatchObject({
      ...{ state: "draft", carrier: "hand", trouble: words, bookingClaimedUntil: null },
    });
    expect(await book(id, null)).toEqual({ kind: "refused", message: "No courier goes to this PIN code." });
    expect(await world.orders()).toHaveLength(1);
    await world.steer("scenario", { unserviceable: ["999"] });
    expect(await book(id, null)).toEqual({ kind: "booked" });
    expect(await world.orders()).toMatchObject([{ cancelled: false, courierId: 51 }]);
  });

  test("one whose cash changed after a refusal is cancelled there, and made anew", async () => {
    const { id } = await world.parcel({ cash: 100_000, order: { shipping_pincode: "744101" } });
    await book(id);
    await world.steer("scenario", { unserviceable: ["999"] });
    await database().db.updateTable("shipments").set({ cash_to_collect: "0" }).where("id", "=", id).execute();
    expect(await book(id)).toMatchObject({ kind: "refused" });
    expect(await world.orders()).toMatchObject([{ cancelled: true, awb: null }]);
    expect(await found(id)).toMatchObject({ state: "cancelled", trouble: expect.stringContaining("anew") });
  });

  test("a token that ended is renewed once, and no step is done twice for it", async () => {
    const { id } = await world.parcel();
    await world.mishap("POST orders/create/adhoc", { status: 401 });
    await world.mishap("POST courier/assign/awb", { status: 401 });
    expect(await book(id)).toEqual({ kind: "booked" });
    expect(await world.orders()).toHaveLength(1);
  });

  const asked = [
    "POST orders/create/adhoc",
    "POST courier/assign/awb",
    "POST courier/generate/pickup",
    "POST courier/generate/label",
  ];
  const wrongs: [string, object][] = [
    ["is done and its answer lost", { reset: true, after: true }],
    ["is never done", { reset: true }],
    ["is done, and answered too late", { after: true, delay_ms: 1_500, status: 200, body: {} }],
    ["is done, and answered by a proxy's page", { after: true, html: true, status: 502 }],
    ["is answered with 500", { status: 500 }],
    ["is answered with nonsense", { after: true, status: 200, body: { order_id: "../x" } }],
  ];
  describe.each(asked)("%s", (endpoint) => {
    test.each(wrongs)("that %s books one parcel in the end", async (_, mishap) => {
      const { id } = await world.parcel();
      await world.mishap(endpoint, mishap);
      const first = await book(id);
      expect(["booked", "waiting"]).toContain(first.kind);
      // Nothing is done before its time.
      await resume();
      expect((await found(id)).state).toBe(first.kind === "booked" ? "booked" : "booking");
      world.pass(3);
      await resume();
      world.pass(3);
      await resume();
      const parcel = await found(id);
      expect(parcel).toMatchObject({ state: "booked", bookingClaimedUntil: null, bookingTries: 0 });
      const orders = await world.orders();
      expect(orders).toMatchObject([{ awb: parcel.awb, cancelled: false }]);
      expect(orders[0]?.pickupAt).not.toBeNull();
    });
  });

  test("while it can't be looked up it is not asked for again, however long that lasts", async () => {
    const { id } = await world.parcel();
    await world.mishap("POST orders/create/adhoc", { reset: true, after: true });
    expect(await book(id)).toMatchObject({ kind: "waiting" });
    await world.mishap("GET orders", { status: 503, times: 6 });
    for (let round = 0; round < 6; round += 1) {
      world.pass(31);
      await resume();
    }
    expect(await world.orders()).toHaveLength(1);
    expect(await found(id)).toMatchObject({ state: "booking", bookingTries: 7 });
    world.pass(31);
    await resume();
    expect(await world.orders()).toHaveLength(1);
    expect((await found(id)).state).toBe("booked");
  });

  test("a parcel that the carrier has twice is left alone, until one of them is cancelled there", async () => {
    const { id, name } = await world.parcel();
    await world.mishap("POST courier/assign/awb", { status: 500 });
    await book(id);
    const { login, base } = { base: world.shop().config.carrier, login: "/auth/login" };
    const post = async (path: string, body: object, token = "") =>
      (
        await fetch(`${base?.apiBase}${path}`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      ).json();
    const { token } = await post(login, { email: base?.email, password: base?.password });
    const { requests } = await world.steer("log");
    const body = JSON.parse(
      requests.find((each: { endpoint: string }) => each.endpoint === "POST orders/create/adhoc").body,
    );
    const twin = await post("/orders/create/adhoc", body, token);
    world.pass(2);
    await resume();
    expect(await found(id)).toMatchObject({ state: "booking", trouble: expect.stringContaining("twice") });
    await post("/orders/cancel", { ids: [twin.order_id] }, token);
    world.pass(10);
    await resume();
    expect((await found(id)).state).toBe("booked");
    const live = (await world.orders()).filter(({ cancelled }) => !cancelled);
    expect(live).toMatchObject([{ number: name }]);
  });

  describe("cancelling", () => {
    test("takes a booked parcel back for good", async () => {
      const { id } = await world.parcel();
      await book(id);
      expect(await cancel(id)).toEqual({ kind: "cancelled" });
      expect(await world.orders()).toMatchObject([{ cancelled: true }]);
      expect(await found(id)).toMatchObject({ state: "cancelled", askAt: null, bookingStep: null });
      expect(await cancel(id)).toEqual({ kind: "unfit" });
    });

    test.each(wrongs.slice(0, 4))("that %s is asked again", async (_, mishap) => {
      const { id } = await world.parcel();
      await book(id);
      await world.mishap("POST orders/cancel", mishap);
      const first = await cancel(id);
      expect(["cancelled", "waiting"]).toContain(first.kind);
      world.pass(3);
      await resume();
      expect((await found(id)).state).toBe("cancelled");
      expect(await world.orders()).toMatchObject([{ cancelled: true }]);
    });

    test("takes back what nobody knew was booked, and not while it is being booked", async () => {
      const { id } = await world.parcel();
      await world.mishap("POST orders/create/adhoc", { reset: true, after: true });
      const booking = book(id);
      await expect.poll(() => world.asked("POST orders/create/adhoc")).toBe(1);
      await booking;
      expect(await cancel(id)).toEqual({ kind: "cancelled" });
      expect(await world.orders()).toMatchObject([{ cancelled: true }]);
      world.pass(10);
      await resume();
      expect(await world.orders()).toHaveLength(1);
    });

    test("waits while the shop asks about it, the first time or again", async () => {
      const { id } = await world.parcel();
      await world.mishap("POST orders/create/adhoc", { status: 500, delay_ms: 200, times: 2 });
      const booking = book(id);
      await expect.poll(() => world.asked("POST orders/create/adhoc")).toBe(1);
      expect(await cancel(id)).toEqual({ kind: "busy" });
      await booking;
      world.pass(3);
      const again = resume();
      await expect.poll(() => world.asked("POST orders/create/adhoc")).toBe(2);
      expect(await cancel(id)).toEqual({ kind: "busy" });
      await again;
      expect(await cancel(id)).toEqual({ kind: "cancelled" });
      expect(await world.orders()).toEqual([]);
    });

    test("of what a courier has fetched is refused, and the parcel stays where it is", async () => {
      const { id, name } = await world.parcel();
      await book(id);
      await world.steer("events", { parcel: name, tell: ["picked_up"] });
      expect(await cancel(id)).toMatchObject({ kind: "refused", message: /already picked up/ });
      expect(await found(id)).toMatchObject({ state: "booked", bookingClaimedUntil: null });
    });
  });

  test.each([
    ["before the carrier was asked", undefined],
    ["after it made its order, of which nobody heard", "POST orders/create/adhoc"],
    ["after it gave a number, of which nobody heard", "POST courier/assign/awb"],
  ])("no courier comes for an order that was cancelled %s", async (_, lost) => {
    const { id, orderId } = await world.parcel();
    if (lost) {
      await world.mishap(lost, { reset: true, after: true });
      expect(await book(id)).toMatchObject({ kind: "waiting" });
    } else {
      const begun = { state: "booking", carrier: "shiprocket", booking_step: "order" } as const;
      await database()
        .db.updateTable("shipments")
        .set({ ...begun, booking_claimed_until: new Date(0) })
        .where("id", "=", id)
        .execute();
    }
    const cancelled = { status: "cancelled", fulfilment_state: "cancelled" } as const;
    await database().db.updateTable("orders").set(cancelled).where("id", "=", orderId).execute();
    world.pass(60);
    await resume();
    expect(await found(id)).toMatchObject({
      state: "cancelled",
      bookingClaimedUntil: null,
      bookingStep: null,
    });
    expect((await world.orders()).filter((each) => !each.cancelled)).toEqual([]);
  });

  test("two copies of the shop go on with one booking together, once", async () => {
    const parcels = [];
    for (let index = 0; index < 6; index += 1) parcels.push(await world.parcel());
    await world.mishap("POST courier/assign/awb", { reset: true, after: true, times: 6 });
    for (const { id } of parcels) await book(id);
    world.pass(3);
    await Promise.all([resume(), resume(), resume()]);
    expect(await world.orders()).toHaveLength(6);
    for (const { id } of parcels) expect((await found(id)).state).toBe("booked");
    expect(await world.asked("POST courier/assign/awb")).toBe(6);
  });
});
