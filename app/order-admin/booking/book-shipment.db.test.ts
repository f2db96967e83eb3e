import { expect, test } from "vitest";
import { eachCarrierShop, owner } from "../../../tests/database/booked-parcels.ts";
import { bookShipment } from "./book-shipment.server.ts";
import { parcelFacts } from "./parcel-facts.db.server.ts";
import { ratesFor } from "./rates.server.ts";

eachCarrierShop("booking a courier", {}, ({ shop, world, found, book }) => {
  test("order, number, pickup and label come one after the other, and nothing more leaves the shop", async () => {
    const order = { gift_note: "For Meera", internal_note: "a good customer", buyer_gstin: null };
    const { id, name } = await world().parcel({ cash: 100_000, order });
    expect(await book(id)).toEqual({ kind: "booked" });
    const [there] = await world().orders();
    expect(there).toMatchObject({ number: name, cod: true, total: 1000, weight: 0.8, courierId: 43 });
    expect(there?.pickupAt).not.toBeNull();
    const parcel = await found(id);
    expect(parcel).toMatchObject({
      ...{ state: "booked", carrier: "shiprocket", awb: there?.awb, courier: "Delhivery Surface" },
      ...{ charges: 11_600, bookingStep: null, bookingClaimedUntil: null, trouble: null },
      trackingUrl: `https://shiprocket.co/tracking/${there?.awb}`,
    });
    expect(parcel.label).toMatch(/^private\/[0-9a-f-]+\/label\.pdf$/);
    expect((await world().files.read(parcel.label ?? ""))?.bytes.length).toBeGreaterThan(500);
    const { requests } = await world().steer("log");
    const told = JSON.stringify(requests.map(({ body }: { body: string }) => body));
    expect(told).toContain("9876543210");
    expect(told).not.toMatch(/asha@example|Meera|good customer|GSTIN/i);
  });

  test("the owner sees what couriers take, on the way and back, before anything is booked", async () => {
    const { id } = await world().parcel({ cash: 100_000 });
    const rates = await ratesFor(world().shop(), id);
    expect(rates).toMatchObject({ kind: "rates", cheapest: 51, quickest: 10, from: { pincode: "847211" } });
    expect(rates.kind === "rates" && rates.rates[0]).toEqual({
      ...{ courierId: 51, courier: "Xpressbees Surface", cost: 13_800, costBack: 9_700, days: 6 },
      takesCash: true,
    });
    await world().mishap("GET courier/serviceability", { status: 503 });
    expect(await ratesFor(world().shop(), id)).toMatchObject({ kind: "trouble" });
    expect(await world().orders()).toEqual([]);
  });

  test.each([
    ["without an account", { carrier: undefined }, {}, "no-carrier"],
    ["without a box", {}, { box: null }, "measures"],
    ["without a mobile number", {}, { order: { billing_phone: "+44 20 7946 0958" } }, "phone"],
  ])("%s no courier is booked", async (_, config, given, why) => {
    const { id } = await world().parcel(given);
    const shop = world().shop();
    const version = (await found(id)).version;
    const changed = { ...shop, config: { ...shop.config, ...config } };
    const wish = { shipmentId: id, version, courierId: 43 };
    expect(await bookShipment(changed, owner, wish)).toEqual({ kind: "unfit", why });
    expect(await world().orders()).toEqual([]);
  });

  test("the courier calls the receiver, whose number is not the buyer's", async () => {
    const order = { billing_phone: "+44 20 7946 0958", shipping_phone: "91234 56789" };
    const { id } = await world().parcel({ order });
    expect(await book(id)).toEqual({ kind: "booked" });
    expect((await parcelFacts(world().shop().db, id))?.to.phone).toBe("9123456789");
  });

  test("booked twice at once it is one parcel, and a stale form is told", async () => {
    const { id } = await world().parcel();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => book(id)));
    expect(outcomes.filter(({ kind }) => kind === "booked")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "stale" || kind === "unfit")).toHaveLength(4);
    expect(await world().orders()).toHaveLength(1);
    const stale = { shipmentId: id, version: 1, courierId: 43 };
    expect(await bookShipment(world().shop(), owner, stale)).toEqual({ kind: "stale" });
  });

  test("what no courier takes is as it was before, with the carrier's words", async () => {
    const { id } = await world().parcel({ order: { shipping_pincode: "744101" } });
    const words = "Delivery pincode is not serviceable.";
    expect(await book(id)).toEqual({ kind: "refused", message: words });
    const expected = { state: "draft", carrier: "hand", trouble: words, bookingClaimedUntil: null };
    expect(await found(id)).toMatchObject(expected);
    expect(await book(id, null)).toEqual({ kind: "refused", message: "No courier goes to this PIN code." });
    expect(await world().orders()).toHaveLength(1);
    await world().steer("scenario", { unserviceable: ["999"] });
    expect(await book(id, null)).toEqual({ kind: "booked" });
    expect(await world().orders()).toMatchObject([{ cancelled: false, courierId: 51 }]);
  });

  test("one whose cash changed after a refusal is cancelled there, and made anew", async () => {
    const { id } = await world().parcel({ cash: 100_000, order: { shipping_pincode: "744101" } });
    await book(id);
    await world().steer("scenario", { unserviceable: ["999"] });
    await shop.set("shipments", id, { cash_to_collect: "0" });
    expect(await book(id)).toMatchObject({ kind: "refused" });
    expect(await world().orders()).toMatchObject([{ cancelled: true, awb: null }]);
    expect(await found(id)).toMatchObject({ state: "cancelled", trouble: expect.stringContaining("anew") });
  });

  test("a token that ended is renewed once, and no step is done twice for it", async () => {
    const { id } = await world().parcel();
    await world().mishap("POST orders/create/adhoc", { status: 401 });
    await world().mishap("POST courier/assign/awb", { status: 401 });
    expect(await book(id)).toEqual({ kind: "booked" });
    expect(await world().orders()).toHaveLength(1);
  });
});
