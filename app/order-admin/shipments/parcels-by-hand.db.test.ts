import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { giveLastBox, lastBox, weightOf } from "#orders/shipments/default-parcel.db.server.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { keepParcel } from "./keep-parcel.server.ts";
import { makeParcel } from "./make-parcel.server.ts";
import { ordersToBook } from "./orders-to-book.db.server.ts";
import type { KeptParcelValues, NewParcelValues } from "./parcel.form.ts";

eachShop("parcels by the owner's hand", {}, (shop) => {
  const typed = { courier: "India Post", trackingNumber: "EB1", trackingUrl: null };
  const box = { lengthCm: 30, widthCm: 20, heightCm: 5 };
  const order = (id: string) => shop.row("orders", id);
  const lines = (id: string) => shop.rows("order_items", { order_id: id }, "id");
  const make = async (orderId: string, quantity: number, more: Partial<NewParcelValues> = {}) => {
    const [line] = await lines(orderId);
    const items = line ? [{ orderItemId: line.id, quantity }] : [];
    const wish = { version: (await order(orderId)).version, items, ...typed, weightGrams: 400, box };
    return makeParcel(shop, shop.owner, { orderId, ...wish, hasLeft: false, ...more });
  };
  const keep = (orderId: string, shipmentId: string, more: Partial<KeptParcelValues>) => {
    const wish = { version: 1, ...typed, weightGrams: 400, box, state: undefined, tellCustomer: false };
    return keepParcel(shop, shop.owner, { orderId, shipmentId, ...wish, ...more });
  };
  const only = async (id: string) => {
    const [parcel] = await findShipments(shop.db, id);
    if (!parcel) throw new Error("no parcel");
    return parcel;
  };

  /** An order of one piece, which is in a parcel. */
  const made = async (more: Partial<NewParcelValues> = {}) => {
    const id = await shop.addOrder([{ quantity: 1 }]);
    await make(id, 1, more);
    const { id: parcel, version } = await only(id);
    return { id, parcel, version };
  };

  test("a parcel is made once of a form that is sent many times", async () => {
    const id = await shop.addOrder([{ quantity: 4 }]);
    const { version } = await order(id);
    const sent = await Promise.all(Array.from({ length: 5 }, () => make(id, 1, { version })));
    expect(sent.map(({ kind }) => kind).sort()).toEqual(["made", "stale", "stale", "stale", "stale"]);
    expect(await only(id)).toMatchObject({ courier: "India Post", awb: "EB1", weightGrams: 400, box });
    expect(await make(id, 4)).toEqual({ kind: "too-many" });
    expect(await shop.audit()).toMatchObject([{ action: "order.parcel_made", detail: { parcel: "1" } }]);
  });

  test("one that has left already takes the order along, with one mail", async () => {
    const id = await shop.addOrder([{ quantity: 1 }]);
    await make(id, 1, { hasLeft: true });
    expect(await order(id)).toMatchObject({ status: "shipped", packed_at: shop.clock });
    expect(await shop.mailKinds()).toEqual(["parcel"]);
  });

  test("the parcels of a cash order come to its total", async () => {
    const sums = { subtotal: "1000.00", shipping_cost: "99.00", total_amount: "1099.00" };
    const id = await shop.addOrder([{ quantity: 2 }], sums);
    await make(id, 1);
    await make(id, 1);
    const expected = [599_00, 500_00];
    expect((await findShipments(shop.db, id)).map(({ cashToCollect }) => cashToCollect)).toEqual(expected);
  });

  test("the owner sets any state, and is told when somebody else was there before", async () => {
    const { id, parcel } = await made();
    const expected = { kind: "kept", state: "delivered" };
    expect(await keep(id, parcel, { state: "delivered" })).toMatchObject(expected);
    expect(await order(id)).toMatchObject({ status: "delivered", delivered_at: shop.clock });
    expect(await keep(id, parcel, { state: "moving" })).toEqual({ kind: "stale" });
    const { version } = await only(id);
    expect(await keep(id, parcel, { version, state: "moving" })).toMatchObject({ kind: "kept" });
    expect(await only(id)).toMatchObject({ state: "moving", deliveredAt: null });
    // The order stands where she left it.
    expect(await order(id)).toMatchObject({ status: "delivered" });
    expect(await keep("another", parcel, {})).toEqual({ kind: "missing" });
  });

  test("a parcel is taken up again only while its pieces are in no other", async () => {
    const id = await shop.addOrder([{ quantity: 2 }]);
    await make(id, 2);
    const { id: first } = await only(id);
    await keep(id, first, { state: "cancelled" });
    await make(id, 1);
    const again = async (state: ShipmentState) =>
      keep(id, first, { version: (await only(id)).version, state });
    for (const state of ["draft", "moving", "delivered"] as const)
      expect(await again(state)).toEqual({ kind: "packed-again" });
    const second = (await findShipments(shop.db, id)).at(-1);
    await keep(id, second?.id ?? "", { version: second?.version ?? 0, state: "cancelled" });
    expect(await again("picked_up")).toMatchObject({ kind: "kept" });
  });

  test("what kept a parcel from being booked is over once she takes it there herself", async () => {
    const { id, parcel } = await made();
    await shop.set("shipments", {}, { trouble: "No courier goes there." });
    expect(await ordersToBook(shop.db)).toEqual([id]);
    await keep(id, parcel, { weightGrams: 500 });
    expect((await only(id)).trouble).toBe("No courier goes there.");
    await keep(id, parcel, { version: 2, state: "picked_up" });
    expect((await only(id)).trouble).toBeNull();
    expect(await ordersToBook(shop.db)).toEqual([]);
  });

  test("what the carrier is booking or has booked is not hers to cancel here", async () => {
    const { id, parcel } = await made();
    const booked = { carrier: "shiprocket", version: 1 } as const;
    const set = (state: ShipmentState) => shop.set("shipments", {}, { state, ...booked });
    await set("booking");
    expect(await keep(id, parcel, { state: "delivered" })).toEqual({ kind: "unfit" });
    await set("cancelled");
    expect(await keep(id, parcel, { state: "draft" })).toEqual({ kind: "unfit" });
    await set("booked");
    expect(await keep(id, parcel, { state: "cancelled" })).toEqual({ kind: "unfit" });
    expect(await keep(id, parcel, { state: "picked_up" })).toMatchObject({ kind: "kept" });
  });

  test("new tracking of a parcel on its way is mailed where the owner wants it", async () => {
    const { id, parcel, version } = await made({ hasLeft: true });
    const news = { version, trackingNumber: "EB2", tellCustomer: true };
    expect(await keep(id, parcel, news)).toMatchObject({ isToldToCustomer: true });
    const expected = { isToldToCustomer: false };
    expect(await keep(id, parcel, { ...news, version: version + 1 })).toMatchObject(expected);
    expect(await shop.mailKinds()).toEqual(["parcel", "order-tracking"]);
  });

  test("new tracking of one of several parcels says of which", async () => {
    const id = await shop.addOrder([{ quantity: 2 }]);
    await make(id, 1, { hasLeft: true });
    const { id: parcel, version } = await only(id);
    await make(id, 1);
    await keep(id, parcel, { version, trackingNumber: "EB2", tellCustomer: true });
    const last = (await shop.mails()).at(-1);
    expect(last?.subject).toMatch(/^Follow parcel 1 of your order JC-/);
    expect(JSON.stringify(last?.letter)).toContain("Parcel 1 of your order");
  });

  test("the carrier's word beside the owner's hand: both are kept, and the order is somewhere sound", async () => {
    const { id, parcel } = await made();
    const hear = (state: ShipmentState) =>
      shop.db.transaction().execute((trx) => moveShipment(trx, shop, parcel, { state, at: shop.clock }));
    const { version } = await order(id);
    await Promise.all([
      ...(["picked_up", "out_for_delivery", "delivered"] as const).map(hear),
      changeFulfilment(shop, shop.owner, { orderId: id, version, status: "cancelled" }),
    ]);
    const [{ state }, { status }] = [await only(id), await order(id)];
    expect(["cancelled", "delivered"]).toContain(status);
    expect(["cancelled", "delivered"]).toContain(state);
    expect((await shop.mailKinds()).filter((kind) => kind === "parcel").length).toBeLessThanOrEqual(3);
  });

  test("the next box is the last one, and weights come from variants before products", async () => {
    const bag = { id: "bag", name: "Bag", weight: "450 g" };
    await shop.addProducts([bag, { id: "odd", name: "Odd", weight: "light" }]);
    const id = await shop.addOrder([{ product_id: "bag", quantity: 2 }]);
    expect(await lastBox(shop.db)).toBeNull();
    await make(id, 1);
    expect(await lastBox(shop.db)).toEqual(box);
    const [line] = await lines(id);
    const of = (quantity: number) => [{ orderItemId: line?.id ?? "", quantity }];
    expect(await weightOf(shop.db, of(2))).toBe(900);
    const odd = await shop.addOrder([{ product_id: "odd" }]);
    const [strange] = await lines(odd);
    expect(await weightOf(shop.db, [...of(1), { orderItemId: strange?.id ?? "", quantity: 1 }])).toBeNull();
  });

  test("a box typed for one packed parcel is given to those that have none, and to no other", async () => {
    const boxed = await shop.addOrder([{ quantity: 1 }]);
    const bare = await shop.addOrder([{ quantity: 1 }]);
    await make(bare, 1, { box: null });
    const { id } = await only(bare);
    await giveLastBox(shop.db, [id]);
    expect((await only(bare)).box).toBeNull();
    await make(boxed, 1);
    await giveLastBox(shop.db, [id]);
    expect(await only(bare)).toMatchObject({ box, version: 2 });
    await keep(bare, id, { version: 2, box: { ...box, lengthCm: 50 } });
    await giveLastBox(shop.db, [id, (await only(boxed)).id]);
    expect((await only(boxed)).box).toEqual(box);
  });
});
