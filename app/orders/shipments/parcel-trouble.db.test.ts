import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState, type OrderRow } from "../../../tests/database/order-row.ts";
import { ordersToBook } from "../admin/shipments/orders-to-book.db.server.ts";
import { countTroubledParcels, hasTroubledParcel } from "./parcel-trouble.db.server.ts";
import { insertShipment } from "./shipment.db.server.ts";

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
    expect(await countTroubledParcels(shop.db)).toEqual({ booking: 0, left: 2, attempt: 0, back: 0 });
    expect(await troubled()).toEqual([second, late].sort());
    expect(await ordersToBook(shop.db)).toEqual([toPack, second, late].sort());
    expect(await ordersToBook(shop.db)).not.toContain(gone);
  });

  test("one with the carrier's words is named once", async () => {
    await packEach();
    await shop.set("shipments", {}, { trouble: "No courier goes there." });
    expect(await countTroubledParcels(shop.db)).toMatchObject({ booking: 4, left: 0 });
  });
});
