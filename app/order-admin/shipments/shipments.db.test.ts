import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import type { FulfilmentState } from "#orders/order-states.ts";
import type { Told } from "#orders/parcel-moves/keep-told.db.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { createShipment, type ShipmentWish } from "#orders/shipments/create-shipment.server.ts";
import { hasTroubledParcel, troubledParcels } from "#orders/shipments/parcel-trouble.db.server.ts";
import { findShipments, insertShipment } from "#orders/shipments/shipment.db.server.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState, type OrderRow, orderHistory } from "../../../tests/database/order-row.ts";
import { ordersToBook } from "./orders-to-book.db.server.ts";

eachShop("an order's parcels", {}, (shop) => {
  const later = new Date("2026-11-24T09:00:00Z");
  const order = (id: string) => shop.row("orders", id);
  const pieces = async (id: string, quantity: number) => {
    const rows = await shop.rows("order_items", { order_id: id });
    return rows.map((row) => ({ orderItemId: row.id, quantity }));
  };
  const pack = async (id: string, quantity: number, more: Partial<ShipmentWish> = {}) => {
    const items = await pieces(id, quantity);
    return shop.inTransaction(async (trx) => {
      const row = await lockOrder(trx, id);
      if (!row) throw new Error("no such order");
      const wish = { direction: "out", items, weightGrams: 400, box: null, returnRequestId: null } as const;
      return createShipment(trx, shop, row, { ...wish, cashToCollect: paise(0), ...more });
    });
  };
  const packed = async (id: string, quantity: number, more: Partial<ShipmentWish> = {}): Promise<string> => {
    const made = await pack(id, quantity, more);
    if (made.kind !== "made") throw new Error(made.kind);
    return made.id;
  };
  const move = (id: string, state: ShipmentState, more: Partial<Told> = {}) =>
    shop.inTransaction((trx) => moveShipment(trx, shop, id, { state, at: shop.clock, ...more }));
  const setTo = async (id: string, status: FulfilmentState, more: object = {}) =>
    changeFulfilment(shop, shop.owner, { orderId: id, version: (await order(id)).version, status, ...more });
  const states = async (id: string) => (await findShipments(shop.db, id)).map(({ state }) => state);
  const mails = async () =>
    (await shop.mails()).map(({ kind, subject }) => `${kind}: ${subject.replace(/JC-\d+/, "JC")}`);
  const notes = async (id: string) =>
    (await orderHistory(shop, id)).map((line) => `${line.status} ${line.actor_kind} ${line.note}`);
  const tote = (quantity: number) => shop.addOrder([{ quantity }]);

  test("a parcel takes the next number, and its order is packed, once", async () => {
    const id = await tote(3);
    expect(await pack(id, 1)).toMatchObject({ kind: "made", number: 1 });
    expect(await pack(id, 2)).toMatchObject({ kind: "made", number: 2 });
    const expected = { packed_at: shop.clock, version: 3, status: "pending_cod_confirmation" };
    expect(await order(id)).toMatchObject(expected);
    expect(await findShipments(shop.db, id)).toMatchObject([
      { number: 1, state: "draft", carrier: "hand", weightGrams: 400, items: [{ quantity: 1 }] },
      { number: 2, items: [{ quantity: 2 }] },
    ]);
  });

  test("never more pieces than were ordered, a piece of no order, or none", async () => {
    const id = await tote(2);
    const tooMany = { kind: "too-many" };
    expect(await pack(id, 3)).toEqual(tooMany);
    expect(await pack(id, 1, { items: [{ orderItemId: "another", quantity: 1 }] })).toEqual(tooMany);
    const [piece] = await pieces(id, 1);
    expect(await pack(id, 1, { items: piece ? [piece, piece] : [] })).toEqual(tooMany);
    for (const items of [[], await pieces(id, 0), await pieces(id, 1.5), await pieces(id, -1)])
      expect(await pack(id, 1, { items })).toEqual({ kind: "unfit" });
    await pack(id, 2);
    expect(await pack(id, 1)).toEqual(tooMany);
    expect(await order(id)).toMatchObject({ version: 2 });
  });

  test("many at once pack each piece once", async () => {
    const id = await tote(3);
    const made = await Promise.all(Array.from({ length: 8 }, () => pack(id, 1)));
    const expected = [...Array(3).fill("made"), ...Array(5).fill("too-many")];
    expect(made.map(({ kind }) => kind).sort()).toEqual(expected);
    expect((await findShipments(shop.db, id)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("packed beside cancelled: the parcel is there, or the order is cancelled without one", async () => {
    const id = await tote(1);
    const [made] = await Promise.all([pack(id, 1), setTo(id, "cancelled")]);
    const { fulfilment_state } = await order(id);
    if (made.kind === "unfit") expect(await states(id)).toEqual([]);
    else expect(await states(id)).toEqual([fulfilment_state === "cancelled" ? "cancelled" : "draft"]);
  });

  test("nothing is packed of an order that is cancelled; replacements count for themselves", async () => {
    const id = await tote(1);
    await setTo(id, "cancelled");
    expect(await pack(id, 1)).toEqual({ kind: "unfit" });
    const sent = await tote(1);
    await packed(sent, 1);
    expect(await pack(sent, 1, { direction: "back" })).toMatchObject({ kind: "made", number: 2 });
  });

  test("the order's word follows: shipped with the first, delivered with the last", async () => {
    const id = await tote(3);
    const [first, second] = [await packed(id, 1), await packed(id, 2)];
    await move(first, "booked", { awb: "AWB1", courier: "Delhivery" });
    expect((await order(id)).status).toBe("pending_cod_confirmation");
    await move(first, "picked_up", { trackingUrl: "https://c.example/1" });
    expect(await order(id)).toMatchObject({ ...inState("shipped"), delivered_at: null });
    await move(first, "delivered", { at: later });
    await move(second, "moving");
    expect((await order(id)).status).toBe("shipped");
    await move(second, "delivered");
    expect(await order(id)).toMatchObject({ status: "delivered", delivered_at: later });
    expect(await notes(id)).toEqual([
      "pending_cod_confirmation system Parcel 1: booked",
      "shipped system Parcel 1: picked up",
      "shipped system Parcel 1: delivered",
      "shipped system Parcel 2: on its way",
      "delivered system Parcel 2: delivered",
    ]);
    expect(await mails()).toEqual([
      "parcel: Parcel 1 of your order JC is on its way",
      "parcel: Parcel 1 of your order JC has been delivered",
      "parcel: Parcel 2 of your order JC is on its way",
      "parcel: Parcel 2 of your order JC has been delivered",
    ]);
  });

  test("what is heard twice, late, backwards and all at once is kept once", async () => {
    const id = await tote(1);
    const parcel = await packed(id, 1);
    const heard: ShipmentState[] = ["moving", "picked_up", "out_for_delivery", "moving", "attempt_failed"];
    for (const state of heard) await move(parcel, state, { awb: "AWB1" });
    await Promise.all(Array.from({ length: 4 }, () => move(parcel, "out_for_delivery")));
    await Promise.all(Array.from({ length: 4 }, () => move(parcel, "delivered")));
    for (const state of heard) expect(await move(parcel, state)).toEqual({ kind: "same" });
    expect(await findShipments(shop.db, id)).toMatchObject([{ state: "delivered", awb: "AWB1" }]);
    expect(await mails()).toEqual([
      "parcel: Your order JC is on its way",
      "parcel: Your order JC arrives today",
      "parcel: Your order JC could not be delivered",
      "parcel: Your order JC has been delivered",
    ]);
    const expected = ["shipped", "shipped", "shipped", "shipped", "delivered"];
    expect((await notes(id)).map((note) => note.split(" ")[0])).toEqual(expected);
    expect(await move("none", "delivered")).toEqual({ kind: "missing" });
  });

  test("a status that the owner chose stands until a parcel brings word from further on", async () => {
    const id = await tote(1);
    const parcel = await packed(id, 1);
    await move(parcel, "picked_up", { awb: "AWB1" });
    await shop.set("shipments", {}, { carrier: "shiprocket" });
    await setTo(id, "processing");
    await move(parcel, "out_for_delivery");
    expect((await order(id)).status).toBe("processing");
    await move(parcel, "delivered");
    expect((await order(id)).status).toBe("delivered");
  });

  test("no parcel moves an order that the owner cancelled, or set to delivered", async () => {
    for (const chosen of ["cancelled", "delivered"] as const) {
      const id = await tote(1);
      const parcel = await packed(id, 1);
      await shop.set("shipments", {}, { carrier: "shiprocket", state: "booked" });
      await setTo(id, chosen);
      await shop.remove("mail_outbox");
      for (const state of ["picked_up", "out_for_delivery", "delivered"] as const) await move(parcel, state);
      expect(await order(id)).toMatchObject({ status: chosen });
      expect(await mails()).toEqual([]);
    }
  });

  test("parcels by hand follow the status that the owner chose", async () => {
    const id = await tote(2);
    await packed(id, 1);
    const mine = { trackingNumber: "EB1", trackingUrl: "https://post.example/EB1" };
    await setTo(id, "shipped", mine);
    const told = { state: "picked_up", awb: "EB1", trackingUrl: mine.trackingUrl, pickedUpAt: shop.clock };
    expect(await findShipments(shop.db, id)).toMatchObject([told]);
    await setTo(id, "delivered");
    expect(await order(id)).toMatchObject({ delivered_at: shop.clock });
    expect(await states(id)).toEqual(["delivered"]);
    await setTo(id, "processing");
    expect(await order(id)).toMatchObject({ delivered_at: null });
    expect(await states(id)).toEqual(["draft"]);
    await setTo(id, "cancelled");
    expect(await states(id)).toEqual(["cancelled"]);
    expect((await mails()).every((mail) => mail.startsWith("order-status"))).toBe(true);
  });

  test("an order that is shipped by hand needs no parcel", async () => {
    const id = await tote(2);
    await setTo(id, "shipped");
    await setTo(id, "delivered");
    expect(await states(id)).toEqual([]);
    expect(await order(id)).toMatchObject({ status: "delivered", delivered_at: shop.clock, packed_at: null });
  });

  test("an order of which all came back is cancelled, once", async () => {
    const id = await tote(1);
    const parcel = await packed(id, 1);
    for (const state of ["moving", "attempt_failed", "rto", "rto_received", "rto_received"] as const)
      await move(parcel, state);
    expect(await order(id)).toMatchObject({ status: "cancelled", cancelled_by: "system" });
    expect((await notes(id)).filter((note) => note.endsWith(" Came back"))).toHaveLength(1);
  });
});

eachShop("parcels that need the owner", { on: "embedded" }, (shop) => {
  const pack = async (order: OrderRow, more: object = {}) => {
    const id = await shop.addOrder([{ quantity: 2 }], order);
    const [line] = await shop.rows("order_items", { order_id: id });
    const items = line ? [{ orderItemId: line.id, quantity: 1 }] : [];
    const wish = { order_id: id, cash_to_collect: "0.00", created_at: new Date(), ...more };
    await shop.db.transaction().execute((trx) => insertShipment(trx, wish, items));
    return id;
  };
  const packEach = async () => ({
    toPack: await pack(inState("processing")),
    second: await pack(inState("shipped")),
    late: await pack(inState("delivered")),
    gone: await pack(inState("cancelled")),
  });
  const troubled = async () => {
    const rows = await shop.db.selectFrom("orders").select("id").where(hasTroubledParcel).execute();
    return rows.map(({ id }) => id).sort();
  };

  test("what is packed is forgotten no more once its order has left the list of those to pack", async () => {
    const { toPack, second, late, gone } = await packEach();
    expect(await countEach(shop.db, troubledParcels)).toEqual({ booking: 0, left: 2, attempt: 0, back: 0 });
    expect(await troubled()).toEqual([second, late].sort());
    expect(await ordersToBook(shop.db)).toEqual([toPack, second, late].sort());
    expect(await ordersToBook(shop.db)).not.toContain(gone);
  });

  test("one with the carrier's words is named once", async () => {
    await packEach();
    await shop.set("shipments", {}, { trouble: "No courier goes there." });
    expect(await countEach(shop.db, troubledParcels)).toMatchObject({ booking: 4, left: 0 });
  });
});
