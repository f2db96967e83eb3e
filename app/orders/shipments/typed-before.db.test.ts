import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { findShipments } from "./shipment.db.server.ts";

const statements = (file: string) => statementsOf(readFileSync(`db/migrations/${file}`, "utf8"));

eachShop("tracking that was typed before there were parcels", {}, (shop) => {
  test("is a parcel that was packed before it left, and left before it arrived", async () => {
    const [sent, came] = [new Date("2026-10-01T10:00:00Z"), new Date("2026-10-04T10:00:00Z")];
    const order = async (state: "shipped" | "delivered" | "cancelled", words: (typeof state)[]) => {
      const typed = { tracking_number: "AWB1", ...inState(state) } as const;
      const id = await shop.addOrder([{ quantity: 2 }], typed);
      for (const status of words) {
        const created_at = status === "shipped" ? sent : came;
        await shop.add("order_history", { order_id: id, status, actor_kind: "system", created_at });
      }
      return id;
    };
    const whole = await order("delivered", ["shipped", "delivered"]);
    const skipped = await order("delivered", ["delivered"]);
    const shipped = await order("shipped", ["shipped"]);
    const cancelled = await order("cancelled", []);
    const made = statements("0076-shipments.sql").filter((each) => /^(-- .*\n)*(INSERT|UPDATE)/.test(each));
    for (const each of [...made, ...statements("0090-parcels-typed-before.sql")])
      await sql.raw(each).execute(shop.db);
    const parcels = async (id: string) =>
      (await findShipments(shop.db, id)).map(({ state, awb, createdAt, pickedUpAt, deliveredAt, items }) => ({
        ...{ state, awb, createdAt, pickedUpAt, deliveredAt },
        pieces: items[0]?.quantity,
      }));
    const parcel = { state: "delivered", awb: "AWB1", deliveredAt: came, pieces: 2 };
    expect(await parcels(whole)).toEqual([{ ...parcel, createdAt: sent, pickedUpAt: sent }]);
    expect(await parcels(skipped)).toEqual([{ ...parcel, createdAt: came, pickedUpAt: came }]);
    const onItsWay = { state: "picked_up", deliveredAt: null, createdAt: sent, pickedUpAt: sent };
    expect(await parcels(shipped)).toEqual([{ ...parcel, ...onItsWay }]);
    expect(await parcels(cancelled)).toEqual([]);
  });
});
