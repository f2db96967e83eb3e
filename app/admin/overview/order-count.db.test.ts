import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { countOrders } from "./order-count.db.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

eachDatabase("the number of orders", (database) => {
  test("counts those of the last hour and all before, however few", async () => {
    const { db } = database();
    expect(await countOrders(db, now)).toBe(0);
    for (const created_at of [later(-48), later(-0.5), later(0)]) await addOrder(db, [], { created_at });
    expect(await countOrders(db, now)).toBe(3);
    await addOrder(db, [], { created_at: later(-24) });
    expect(await countOrders(db, now)).toBe(4);
  });

  test("of many knows what comes in at once, and what was loaded with its history after some hours", async () => {
    const { db } = database();
    const many = 2;
    await sql`delete from orders`.execute(db);
    for (const hours of [-48, -24]) await addOrder(db, [], { created_at: later(hours) });
    expect(await countOrders(db, now, many)).toBe(2);
    await addOrder(db, [], { created_at: later(0.1) });
    await addOrder(db, [], { created_at: later(-30) });
    expect(await countOrders(db, later(1), many)).toBe(3);
    expect(await countOrders(db, later(6.5), many)).toBe(4);
  });
});
