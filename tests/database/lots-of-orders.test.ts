import { expect, test } from "vitest";
import { isToBeGiven } from "#making/orders/wanted-lots.db.server.ts";
import { acceptOffer } from "#offers/accepting/accept-offer.server.ts";
import { makeParcel } from "#order-admin/shipments/make-parcel.server.ts";
import { pursueCashOrders } from "#orders/cash/cash-orders.server.ts";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { setNewDate } from "#orders/fulfilment/set-new-date.server.ts";
import type { FulfilmentState } from "#orders/order-states.ts";
import { endStockHolds, holdForPayment } from "#payments/paying/stock-hold.server.ts";
import { patnaAddress } from "../patna-address.ts";
import { purchaseLine } from "../purchase-line.ts";
import { card, checkoutOf, numberOf, purchase, sellBags } from "./checkout-shop.ts";
import { eachShop, manyAtOnce, type TestShop } from "./each-shop.ts";
import { lotWork } from "./lot-work.ts";
import { sentOffer } from "./sent-offer.ts";
import { atFair, byPhone, line, takingOf } from "./taken-order.ts";

const goods = { name: "Quilt", made_to_order: true, lead_days_from: 2, lead_days_to: 3 };

async function begin(shop: TestShop): Promise<void> {
  await sellBags(shop);
  await shop.addProducts([{ id: "quilt", ...goods, price: "500", stock_count: 0 }]);
  await shop.addAll("artisans", [
    { id: "asha", name: "Asha" },
    { id: "sunita", name: "Sunita" },
  ]);
  await shop.add("profiles", { id: shop.owner.id, full_name: "Owner", email: shop.owner.email });
}

eachShop("what is made of an order", { at: "2026-11-21T10:00:00Z", begin }, (shop) => {
  const { numbered, place } = checkoutOf(shop);
  const { taken } = takingOf(shop);
  const quilts = (quantity = 12) => ({ lines: [purchaseLine("quilt", quantity, 500_00)] });
  const ordered = async (change: Parameters<typeof place>[0] = quilts()) => {
    const { id } = await numbered(numberOf(await place(change)));
    return id;
  };
  const lots = () => shop.rows("lots", {}, "number");
  const states = async () => (await lots()).map(({ state }) => state);
  const lotId = async () => (await lots())[0]?.id ?? "";
  const toGive = () =>
    shop.db
      .selectFrom("lots")
      .select("id")
      .where("state", "=", "open")
      .where("to_give", "=", true)
      .where(isToBeGiven)
      .execute();
  const unmade = async () => (await shop.rows("order_items", {}, "id")).map((item) => item.unmade);
  const stepsOfQuilt = () =>
    shop.addAll("product_steps", [{ product_id: "quilt", position: 1, name: "Sewing" }]);
  const work = lotWork(shop);
  const { finish } = work;
  const give = async (pieces: number, artisanId = "asha") => work.give(await lotId(), 1, [artisanId, pieces]);
  const given = async (pieces: number, artisanId = "asha") =>
    work.given(await lotId(), 1, [artisanId, pieces]);
  const passed = async (partId: string, pieces: number) => {
    await finish(partId, pieces);
    return work.check(partId, pieces);
  };
  const set = async (orderId: string, status: FulfilmentState) => {
    const { version } = await shop.row("orders", orderId);
    return changeFulfilment(shop, shop.owner, { orderId, version, status });
  };
  const end = async (as: "stock" | "stop") => {
    const { id, version } = await shop.row("lots", await lotId());
    return shop.making.endBegun(shop, shop.owner, { lotId: id, version, as });
  };
  const pack = (orderId: string) => markPacked(shop, shop.owner, { orderId });

  test("is a lot for each line that is made to order, whichever way it is placed, and once", async () => {
    const wanted = purchase(quilts());
    await manyAtOnce(4, () => place(wanted));
    await place({ lines: [purchaseLine("few", 1, 100_00)] });
    await taken({ ...byPhone, takesLacking: true, lines: [{ ...line, quantity: 9 }] });
    await taken({ ...atFair, takesLacking: true, lines: [{ ...line, quantity: 9 }] });
    const number = await sentOffer(shop.db, {}, shop.clock);
    const address = { shipping: patnaAddress, billing: patnaAddress };
    const facts = { ...address, phone: null, company: null, gstin: null, poNumber: null };
    const wish = { number, revision: 1, method: "bank" as const, shopper: null, facts };
    await manyAtOnce(4, () => acceptOffer(shop, wish));
    expect((await lots()).map((lot) => [lot.number, lot.product_name, lot.quantity, lot.due_on])).toEqual([
      ["W-26-27-0001", "Quilt", 12, "2026-11-25"],
      ["W-26-27-0002", "Rare Bag", 9, null],
    ]);
    expect(await toGive()).toHaveLength(2);
  });

  test("takes no number where its order is refused", async () => {
    await place({ ...quilts(), paymentMethod: "razorpay", canPayByCard: false });
    await place({ lines: [purchaseLine("few", 99, 100_00), purchaseLine("quilt", 1, 500_00)] });
    expect(await shop.count("lot_series")).toBe(0);
  });

  test("is given once its card order is paid; its hold ends with it, and paying begins it again", async () => {
    const id = await ordered({ ...quilts(), ...card });
    expect([await states(), await toGive()]).toEqual([["open"], []]);
    shop.pass({ hours: 1 });
    await manyAtOnce(3, () => endStockHolds(shop));
    expect(await states()).toEqual(["cancelled"]);
    await holdForPayment(shop, id);
    expect(await states()).toEqual(["open"]);
    await shop.set("orders", id, { payment_state: "captured", fulfilment_state: "processing" });
    expect(await toGive()).toHaveLength(1);
  });

  test("is another lot where a buyer changes the purchase before paying it", async () => {
    const wanted = purchase({ ...quilts(), ...card });
    await place(wanted);
    await place({ ...wanted, ...quilts(5) });
    expect((await lots()).map(({ number, state, quantity }) => [number, state, quantity])).toEqual([
      ["W-26-27-0001", "cancelled", 12],
      ["W-26-27-0002", "open", 5],
    ]);
  });

  test("waits for the word of who pays in cash, and goes with an order that nobody confirms", async () => {
    const id = await ordered();
    await shop.set("orders", id, { cod_confirm_by: new Date("2026-11-22T10:00:00Z") });
    expect(await toGive()).toEqual([]);
    shop.pass({ days: 2 });
    await pursueCashOrders(shop);
    expect(await states()).toEqual(["cancelled"]);
  });

  test("follows a new day", async () => {
    const orderId = await ordered();
    await setNewDate(shop, shop.owner, { orderId, version: 1, readyBy: "2026-12-01" });
    expect(await lots()).toMatchObject([{ due_on: "2026-12-01" }]);
  });

  test("is cancelled with its order where nothing is begun, and opened again with it", async () => {
    const id = await ordered();
    const { order_id_text: orderNumber } = await shop.row("orders", id);
    const partId = await given(6);
    await shop.inTransaction((trx) => cancelByBuyer(trx, shop, { orderNumber, userId: null, reason: null }));
    expect([await states(), await unmade()]).toEqual([["cancelled"], [0]]);
    expect(await shop.row("lot_parts", partId)).toMatchObject({ state: "cancelled" });
    expect(await give(6)).toEqual({ kind: "closed" });
    await set(id, "processing");
    expect([await states(), await shop.count("lots")]).toEqual([["open"], 1]);
  });

  test("is finished for stock where that is wanted: what is made of it so far is for sale at once", async () => {
    await stepsOfQuilt();
    await shop.set("products", "quilt", { made_to_order: false });
    const id = await ordered({ lines: [purchaseLine("few", 1, 100_00)] });
    await shop.set(
      "order_items",
      { order_id: id },
      { product_id: "quilt", lead_days: 3, stock_taken: 0, quantity: 9 },
    );
    await shop.inTransaction((trx) => shop.making.wanted(trx, id, shop.clock));
    const [begun, idle] = [await given(5), await given(4, "sunita")];
    await passed(begun, 2);
    await shop.set("lots", await lotId(), { personal: '[{"label":"Name","text":"Mira"}]' });
    await set(id, "cancelled");
    const stock = async () => (await shop.row("products", "quilt")).stock_count;
    const before = await stock();
    expect(await shop.row("lot_parts", idle)).toMatchObject({ state: "cancelled" });
    expect(await shop.making.lotsOf(shop.db, id)).toMatchObject([
      { number: "W-26-27-0001", pieces: 9, made: 2, makers: ["Asha"], isAsked: true },
    ]);
    expect(await end("stock")).toEqual({ kind: "ended" });
    // Nobody else buys what has one buyer's name on it: the rest is made without.
    expect([await stock(), (await lots())[0]?.personal]).toEqual([(before ?? 0) + 2, []]);
    await passed(begun, 3);
    expect(await stock()).toBe((before ?? 0) + 5);
    expect(await shop.making.lotsOf(shop.db, id)).toMatchObject([{ isAsked: false }]);
    expect(await end("stock")).toEqual({ kind: "gone" });
    // Taken up again, the order has a lot of its own.
    await set(id, "processing");
    expect(await states()).toEqual(["open", "open"]);
    expect((await shop.audit()).map(({ action }) => action)).toContain("lot.kept_for_stock");
  });

  test("stops where that is wanted, once all that is done was looked at; what passed stays", async () => {
    const id = await ordered();
    const [begun, other] = [await given(5), await given(4, "sunita")];
    await passed(begun, 2);
    for (const partId of [begun, other]) await finish(partId, 1);
    await set(id, "cancelled");
    expect(await end("stop")).toEqual({ kind: "to-check", pieces: 2 });
    for (const partId of [begun, other]) await work.check(partId, 0, 1);
    expect(await end("stop")).toEqual({ kind: "ended" });
    expect(await shop.row("lot_parts", begun)).toMatchObject({ state: "checked", quantity: 2, passed: 2 });
    expect(await shop.row("lot_parts", other)).toMatchObject({ state: "cancelled", passed: 0 });
    expect([await states(), (await shop.row("products", "quilt")).stock_count]).toEqual([["cancelled"], 0]);
    const notes = await shop.rows("order_history", { order_id: id }, "created_at", "id");
    expect(notes.at(-1)?.note).toBe("W-26-27-0001: no more is made of it");
  });

  test("keeps all of its order from being packed, booked or sent before it is made, and no part", async () => {
    await stepsOfQuilt();
    const id = await ordered();
    const wait = { kind: "unmade", pieces: 12 };
    expect([await unmade(), await pack(id), await set(id, "shipped")]).toEqual([[12], wait, wait]);
    await passed(await given(12), 5);
    expect(await pack(id)).toEqual({ kind: "unmade", pieces: 7 });
    const [item] = await shop.rows("order_items");
    const parcel = { weightGrams: null, box: null, courier: null, trackingNumber: null, trackingUrl: null };
    const send = async (quantity: number) => {
      const { version } = await shop.row("orders", id);
      const items = [{ orderItemId: item?.id ?? "", quantity }];
      return makeParcel(shop, shop.owner, { orderId: id, version, items, hasLeft: false, ...parcel });
    };
    expect(await send(6)).toEqual({ kind: "unmade", pieces: 7 });
    expect(await send(5)).toMatchObject({ kind: "made" });
    expect(await send(1)).toMatchObject({ kind: "unmade" });
    await passed((await shop.rows("lot_parts"))[0]?.id ?? "", 7);
    expect([await unmade(), await states()]).toEqual([[0], ["done"]]);
    expect(await set(id, "shipped")).toMatchObject({ kind: "changed" });
  });

  test("without steps is packed as ever while nobody was given work, and is over once it has left", async () => {
    const id = await ordered();
    expect(await pack(id)).toMatchObject({ kind: "kept" });
    await set(id, "shipped");
    expect([await states(), await toGive()]).toEqual([["cancelled"], []]);
    await set(id, "processing");
    expect(await states()).toEqual(["open"]);
    await given(3);
    expect([await unmade(), (await set(id, "delivered")).kind]).toEqual([[12], "unmade"]);
    expect(await end("stop")).toEqual({ kind: "ended" });
    expect(await set(id, "delivered")).toMatchObject({ kind: "changed" });
  });

  test("is given beside its cancelling and its packing, and each finds what the other left", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await ordered(quilts(round + 1));
      const lot = (await lots()).at(-1);
      const [giving, , packing] = await Promise.all([
        work.give(lot?.id ?? "", 1, ["asha", 1]),
        set(id, "cancelled"),
        pack(id),
      ]);
      const [after] = await shop.rows("lots", { id: lot?.id ?? "" });
      const parts = await shop.rows("lot_parts", { lot_id: lot?.id ?? "" });
      const order = await shop.row("orders", id);
      expect(order.packed_at !== null).toBe(packing.kind === "kept");
      if (order.fulfilment_state !== "cancelled") continue;
      expect([after?.state, parts.every(({ state }) => state === "cancelled")]).toEqual(["cancelled", true]);
      expect(["given", "closed", "stale"]).toContain(giving.kind);
    }
  });
});
