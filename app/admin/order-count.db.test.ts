import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { countOrders } from "./order-count.db.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

eachShop("the number of orders", { on: "embedded" }, (shop) => {
  test("counts those of the last hour and all before, however few", async () => {
    expect(await countOrders(shop.db, now)).toBe(0);
    for (const created_at of [later(-48), later(-0.5), later(0)]) await shop.addOrder([], { created_at });
    expect(await countOrders(shop.db, now)).toBe(3);
    await shop.addOrder([], { created_at: later(-24) });
    expect(await countOrders(shop.db, now)).toBe(4);
  });

  test("of many knows what comes in at once, and what was loaded with its history after some hours", async () => {
    const many = 2;
    for (const hours of [-48, -24]) await shop.addOrder([], { created_at: later(hours) });
    expect(await countOrders(shop.db, now, many)).toBe(2);
    await shop.addOrder([], { created_at: later(0.1) });
    await shop.addOrder([], { created_at: later(-30) });
    expect(await countOrders(shop.db, later(1), many)).toBe(3);
    expect(await countOrders(shop.db, later(6.5), many)).toBe(4);
  });
});
