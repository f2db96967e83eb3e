import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { ordersToBook } from "../admin/shipments/orders-to-book.db.server.ts";
import { countTroubledParcels, hasTroubledParcel } from "./parcel-trouble.db.server.ts";
import { insertShipment } from "./shipment.db.server.ts";

eachDatabase("parcels that need the owner", (database) => {
  const db = () => database().db;
  const pack = async (order: Parameters<typeof addOrder>[2], more: object = {}) => {
    const id = await addOrder(db(), [{ quantity: 2 }], order);
    const [line] = await db().selectFrom("order_items").select("id").where("order_id", "=", id).execute();
    const items = line ? [{ orderItemId: line.id, quantity: 1 }] : [];
    const wish = { order_id: id, cash_to_collect: "0.00", created_at: new Date(), ...more };
    await db()
      .transaction()
      .execute((trx) => insertShipment(trx, wish, items));
    return id;
  };
  const troubled = async () =>
    (await db().selectFrom("orders").select("id").where(hasTroubledParcel).orderBy("id").execute()).map(
      ({ id }) => id,
    );

  test("what is packed is forgotten no more once its order has left the list of those to pack", async () => {
    const toPack = await pack({ status: "processing", fulfilment_state: "processing" });
    const second = await pack({ status: "shipped", fulfilment_state: "shipped" });
    const late = await pack({ status: "delivered", fulfilment_state: "delivered" });
    const gone = await pack({ status: "cancelled", fulfilment_state: "cancelled" });
    expect(await countTroubledParcels(db())).toEqual({ booking: 0, left: 2, attempt: 0, back: 0 });
    expect(await troubled()).toEqual([second, late].sort());
    expect(await ordersToBook(db())).toEqual([toPack, second, late].sort());
    expect(await ordersToBook(db())).not.toContain(gone);
  });

  test("one with the carrier's words is named once", async () => {
    await db().updateTable("shipments").set({ trouble: "No courier goes there." }).execute();
    expect(await countTroubledParcels(db())).toMatchObject({ booking: 4, left: 0 });
  });
});
