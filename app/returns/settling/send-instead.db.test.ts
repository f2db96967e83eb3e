import { expect, test } from "vitest";
import { orderIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { parcelFacts } from "#order-admin/booking/parcel-facts.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { queueShipmentMail } from "#orders/parcel-moves/shipment-mail.server.ts";
import { seenParcels } from "#orders/seen-parcels/seen-parcel.ts";
import { findSeenParcelsOf } from "#orders/seen-parcels/seen-parcels.db.server.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { addDelivered, delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";
import { sentInsteadIn } from "../own/sent-instead.db.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { settleReturn } from "./settle-return.server.ts";

const exchange = { wish: "exchange", wishedVariant: "Large" } as const;

eachReturnShop("a return for which something else is sent", (shop, acts) => {
  const { seen, wish, settle, approved, stock } = acts;
  const swap = async (id: string, productId: string, variantId: string | null) => {
    const chosen = { productId, variantId };
    return settleReturn(shop, owner, { ...(await seen(id)), words: null, resolution: "exchange", chosen });
  };
  test("is replaced out of stock, in a parcel of the same order", async () => {
    const order = await addDelivered(shop, delivered);
    const id = await approved(order, { [order.bags]: 2 });
    const twice = await wish(id, { resolution: "replacement" });
    const done = await Promise.all([1, 2].map(() => settleReturn(shop, owner, twice)));
    expect(done.map(({ kind }) => kind).sort()).toEqual(["settled", "stale"]);
    expect(await stock("bag")).toBe(1);
    const parcel = { direction: "out", state: "draft", return_request_id: id, cash_to_collect: "0.00" };
    expect(await shop.rows("shipments")).toMatchObject([parcel]);
    expect(await findReturn(shop.db, "id", id)).toMatchObject({ sentInstead: "Bag × 2", refund: null });
  });

  test("is not replaced by what is not there, and nothing is written", async () => {
    const order = await addDelivered(shop, delivered);
    await shop.set("products", "bag", { stock_count: 1 });
    const id = await approved(order, { [order.bags]: 2 });
    const short = { kind: "short", shortage: { productName: "Bag", left: 1 } };
    expect(await settle(id, { resolution: "replacement" })).toEqual(short);
    expect(await stock("bag")).toBe(1);
    expect(await findReturn(shop.db, "id", id)).toMatchObject({ state: "approved" });
  });

  test("is named in Hindi to whoever reads Hindi, on its page, in its parcel and in the parcel's mail", async () => {
    const order = await addDelivered(shop, delivered);
    await shop.set("orders", {}, { language: "hi" });
    await writeTexts(shop.db, [
      { kind: "product", id: "same", field: "name", english: "Sling", text: "झोली" },
      { kind: "product", id: "bag", field: "name", english: "Bag", text: "थैला" },
    ]);
    const exchanged = await approved(order, { [order.bags]: 1 }, exchange);
    await swap(exchanged, "same", null);
    const replaced = await approved(order, { [order.bags]: 1 });
    await settle(replaced, { resolution: "replacement" });
    const shown = async (id: string) => {
      const request = await findReturn(shop.db, "id", id);
      const found = await findOrder(shop.db, order.orderNumber);
      if (!request || !found) throw new Error("not there");
      const { lines } = await orderIn(shop.db, found);
      const { parcels } = await findSeenParcelsOf(shop.db, order.orderNumber, lines);
      const names = parcels.flatMap(({ pieces }) => pieces.map(({ name }) => name));
      return [await sentInsteadIn(shop.db, request, lines), names];
    };
    const inHindi = (id: string) => speaking("hi", () => shown(id));
    expect(await inHindi(exchanged)).toEqual(["झोली × 1", ["झोली", "थैला"]]);
    expect(await inHindi(replaced)).toEqual(["थैला × 1", ["झोली", "थैला"]]);
    expect(await shown(exchanged)).toEqual(["Sling × 1", ["Sling", "Bag"]]);
    const [parcel] = await findShipments(shop.db, order.id);
    if (!parcel) throw new Error("nothing was sent");
    await shop.set("shipments", parcel.id, { state: "moving" });
    const step = { before: "draft", shipmentId: parcel.id } as const;
    await shop.inTransaction(async (trx) => {
      const row = await lockOrder(trx, order.id);
      if (row) await queueShipmentMail(trx, shop, { order: row, ...step });
    });
    expect(JSON.stringify((await shop.lastMail())?.letter)).toContain("झोली × 1");
  });

  test("is exchanged for a variant, or for what costs what was paid, and for nothing else", async () => {
    const order = await addDelivered(shop, delivered);
    await shop.addVariants("tote", { Size: ["Small", "Large"] }, [
      { id: "t1", values: ["Small"], stock_count: 1 },
      { id: "t2", values: ["Large"], price: "900", stock_count: 1 },
    ]);
    const bag = await approved(order, { [order.bags]: 1 }, exchange);
    const tote = await approved(order, { [order.tote]: 1 }, exchange);
    expect(await swap(bag, "tote", "t1")).toEqual({ kind: "other-price" });
    expect(await swap(bag, "same", null)).toEqual({ kind: "settled" });
    expect(await swap(tote, "tote", null)).toEqual({ kind: "other-price" });
    expect(await swap(tote, "tote", "t2")).toEqual({ kind: "settled" });
    expect(await findReturn(shop.db, "id", tote)).toMatchObject({ sentInstead: "Tote (Size: Large) × 1" });
    const { lines } = (await findOrder(shop.db, order.orderNumber)) ?? { lines: [] };
    const parcels = await findShipments(shop.db, order.id);
    expect(seenParcels(parcels, lines, new Map()).map(({ pieces }) => pieces)).toEqual([
      [{ id: "instead", name: "Sling", optionText: null, quantity: 1 }],
      [{ id: "instead", name: "Tote", optionText: "Size: Large", quantity: 1 }],
    ]);
    await shop.set("shipments", {}, { weight_grams: 500, length_cm: 30, width_cm: 20, height_cm: 5 });
    await shop.set("orders", {}, { billing_phone: "+91 98765 43210" });
    const told = await Promise.all(parcels.map(async ({ id }) => (await parcelFacts(shop.db, id))?.items));
    expect(told).toEqual([
      [{ name: "Sling", sku: "same", units: 1, price: 270_00 }],
      [{ name: "Tote (Size: Large)", sku: "tote", units: 1, price: 400_00 }],
    ]);
  });
});
