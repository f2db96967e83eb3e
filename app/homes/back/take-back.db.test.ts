import { expect, test } from "vitest";
import { owner } from "../../../tests/database/booked-parcels.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addHomesOrder } from "../../../tests/database/homes-order.ts";
import { takeSheetBack } from "./take-back.server.ts";

eachShop("a sheet that comes back with couriers of one's own", {}, (shop) => {
  const take = (orderId: string, ...lines: string[]) => {
    const text = ["\uFEFFRow;Name;Courier;Tracking number;Parcel stands", ...lines].join("\r\n");
    return takeSheetBack(shop, owner, { orderId, bytes: new TextEncoder().encode(text) });
  };
  const parcels = async (orderId: string) =>
    (await shop.rows("shipments", { order_id: orderId }, "number")).map(({ state, courier, awb }) =>
      [state, courier, awb].join(" "),
    );
  const status = async (orderId: string) => (await shop.row("orders", orderId)).fulfilment_state;

  test("makes, sends and delivers all by two uploads, each once however often it is sent (HOMES-34)", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 60 });
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 2};Meera ${at + 2};DTDC;D${at + 2};`);
    const both = await Promise.all([take(orderId, ...lines), take(orderId, ...lines)]);
    const packed = both.map((done) => (done.kind === "done" ? done.packed : -1));
    expect(packed.reduce((sum, each) => sum + each)).toBe(60);
    expect(await parcels(orderId)).toEqual(lines.map((_, at) => `picked_up DTDC D${at + 2}`));
    expect(await status(orderId)).toBe("shipped");
    expect(await shop.rows("invoices", { order_id: orderId })).toHaveLength(1);
    expect(await take(orderId, ...lines)).toMatchObject({ kind: "done", packed: 0, changed: 0 });
    await take(orderId, ...lines.map((line) => `${line}Delivered`));
    expect(await status(orderId)).toBe("delivered");
    expect((await shop.mails()).map(({ kind }) => kind)).toEqual(["order-status", "order-status"]);
  });

  test("changes nothing where a row is wrong, all is unpaid, or the order is cancelled", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 2 });
    expect(await take(orderId, "2;;DTDC;D2;", "9;;DTDC;D9;")).toMatchObject({ kind: "refused" });
    expect(await parcels(orderId)).toEqual([]);
    await shop.set("orders", orderId, { fulfilment_state: "cancelled", status: "cancelled" });
    expect(await take(orderId, "2;;DTDC;D2;")).toEqual({ kind: "unfit" });
    expect(await parcels(orderId)).toEqual([]);
  });

  test("leaves the last parcel while pieces are given to nobody, and those elsewhere", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 2, quantity: 3 });
    expect(await take(orderId, "2;;DTDC;D2;", "3;;DTDC;D3;")).toMatchObject({ packed: 1, ungiven: 1 });
    expect(await parcels(orderId)).toEqual(["picked_up DTDC D2"]);
    const home = (place: number) => (place === 1 ? { region: "Odisha", pincode: "751001" } : {});
    const mixed = await addHomesOrder(shop.db, { count: 2, home });
    expect(await take(mixed.orderId, "2;;DTDC;E2;")).toEqual({ kind: "several-states" });
  });
});
