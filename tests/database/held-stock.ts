import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { cardOrders } from "./card-orders.ts";
import { addCardOrder, type CardShop, clearPayments, openCardShop } from "./card-shop.ts";
import { addProducts } from "./product-row.ts";

/** Card orders that hold pieces of a product, and a clock that the test moves. */
export function heldStock(database: () => OpenDatabase) {
  let card: CardShop;
  let now = new Date();
  beforeAll(async () => {
    card = await openCardShop(database, () => now);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    now = new Date();
    await card.steer("reset", {});
    await clearPayments(database());
  });
  return {
    ...cardOrders(database, () => card),
    shop: () => card.shop(),
    pay: (order: string) => card.pay(order),
    now: () => now,
    setNow: (time: Date) => {
      now = time;
    },
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    stock: (id: string) =>
      database()
        .db.selectFrom("products")
        .select(["stock_count", "in_stock"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    mark: (id: string, change: object) =>
      database().db.updateTable("products").set(change).where("id", "=", id).execute(),
    /** A product of which `count` pieces are left. */
    few: (count: number) =>
      addProducts(database().db, [{ id: "few", name: "Rare Bag", stock_count: count, in_stock: count > 0 }]),
    /** An order that holds `quantity` of it for an hour. */
    hold: (quantity: number) =>
      addCardOrder(database(), [{ product_id: "few", quantity, stock_taken: quantity }], {
        created_at: now,
        stock_held_until: new Date(now.getTime() + 3600_000),
      }),
  };
}
