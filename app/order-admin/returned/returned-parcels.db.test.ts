import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import type { OrderRow } from "../../../tests/database/order-row.ts";
import { groupName } from "./group-name.ts";
import { readReturnedGroups } from "./returned-parcels.db.server.ts";

import { groupsBy, periodOf, rateOf } from "./returned-parcels.ts";

eachShop("the report on returned parcels", {}, (shop) => {
  const since = new Date("2026-11-01T00:00:00Z");
  const after = new Date("2026-11-10T00:00:00Z");

  const send = async (parcel: object, order: OrderRow = {}) => {
    const order_id = await shop.addOrder([], order);
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
      groupsBy(groups, grouping).map((of) => `${groupName(of)}: ${of.back} of ${of.sent}, ${rateOf(of)}`);
    const methods = ["Cash on Delivery: 2 of 3, 66.7 %", "Cash and Bank Transfer: 1 of 1, 100 %"];
    expect(shown("method")).toEqual([...methods, "Card or UPI (Razorpay): 0 of 1, 0 %"]);
    expect(shown("state")).toEqual(["Bihar: 2 of 2, 100 %", "Kerala: 1 of 3, 33.3 %"]);
    expect(shown("pin")).toEqual(["682: 1 of 3, 33.3 %", "Not known: 1 of 1, 100 %", "800: 1 of 1, 100 %"]);
  });

  test("is empty where nothing left, and knows three periods", async () => {
    expect(await readReturnedGroups(shop.db, since)).toEqual([]);
    expect([periodOf("365"), periodOf("7"), periodOf(null)]).toEqual([365, 90, 90]);
  });
});
