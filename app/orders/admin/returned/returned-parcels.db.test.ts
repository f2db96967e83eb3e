import { expect, test } from "vitest";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import { addOrder, type OrderRow } from "../../../../tests/database/order-row.ts";
import { readReturnedGroups } from "./returned-parcels.db.server.ts";
import { groupName } from "./returned-parcels.text.ts";
import { groupsBy, periodOf, rateOf } from "./returned-parcels.ts";

eachShop("the report on returned parcels", {}, (shop) => {
  const since = new Date("2026-11-01T00:00:00Z");
  const after = new Date("2026-11-10T00:00:00Z");

  const send = async (parcel: object, order: OrderRow = {}) => {
    const order_id = await addOrder(shop.db, [], order);
    await shop.add("shipments", { order_id, number: 1, state: "moving", picked_up_at: after, ...parcel });
  };

  test("counts what left since, by method, state and PIN code, and what of it turned back", async () => {
    const kerala = { shipping_state: "Kerala", shipping_pincode: "682001" };
    const card = { payment_method: "razorpay", payment_state: "captured" } as const;
    await send({ state: "rto_received" });
    await send({ state: "rto" }, { shipping_pincode: "(deleted)" });
    await send({ state: "delivered" }, kerala);
    await send({ state: "delivered" }, { ...kerala, ...card });
    const parts = { payment_method: "bank", payment_state: "captured" } as const;
    await send({ state: "rto" }, { ...kerala, ...parts, payment_ways: ["cash", "bank"] });
    await send({ state: "booked", picked_up_at: null });
    await send({ picked_up_at: new Date(since.getTime() - 1) });
    await send({ direction: "back", state: "delivered" });
    const groups = await readReturnedGroups(shop.db, since);
    const shown = (grouping: "method" | "state" | "pin") =>
      groupsBy(groups, grouping).map((group) => [groupName(group), group.sent, group.back, rateOf(group)]);
    expect(shown("method")).toEqual([
      ["Cash on Delivery", 3, 2, "66.7 %"],
      ["Cash and Bank Transfer", 1, 1, "100 %"],
      ["Card or UPI (Razorpay)", 1, 0, "0 %"],
    ]);
    expect(shown("state")).toEqual([
      ["Bihar", 2, 2, "100 %"],
      ["Kerala", 3, 1, "33.3 %"],
    ]);
    expect(shown("pin")).toEqual([
      ["682", 3, 1, "33.3 %"],
      ["Not known", 1, 1, "100 %"],
      ["800", 1, 1, "100 %"],
    ]);
  });

  test("is empty where nothing left, and knows three periods", async () => {
    expect(await readReturnedGroups(shop.db, since)).toEqual([]);
    expect([periodOf("365"), periodOf("7"), periodOf(null)]).toEqual([365, 90, 90]);
  });
});
