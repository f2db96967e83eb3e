import { expect, test } from "vitest";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import { eachCarrierShop, owner } from "../../../tests/database/booked-parcels.ts";
import { bookParcels } from "./book-parcels.server.ts";

eachCarrierShop("booking many orders' parcels", {}, ({ shop, world }) => {
  const parcels = async (id: string) => (await findShipments(shop.db, id)).length;

  test("leaves out what its buyer has not confirmed, until the owner wants it too", async () => {
    const by = new Date("2026-12-01T10:00:00Z");
    const add = (more: object) => shop.addOrder([{}], { cod_confirm_by: by, ...more });
    const [waiting, confirmed] = [await add({}), await add({ cod_confirmed_at: by })];
    const orderIds = [waiting, confirmed];
    await bookParcels(world().shop(), owner, { orderIds, unconfirmedToo: false });
    expect([await parcels(waiting), await parcels(confirmed)]).toEqual([0, 1]);
    await bookParcels(world().shop(), owner, { orderIds, unconfirmedToo: true });
    expect([await parcels(waiting), await parcels(confirmed)]).toEqual([1, 1]);
  });
});
