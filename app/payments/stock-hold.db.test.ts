import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cardOrders } from "../../tests/database/card-orders.ts";
import { addCardOrder, type CardShop, clearPayments, openCardShop } from "../../tests/database/card-shop.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { endStockHolds } from "./stock-hold.server.ts";

eachDatabase("the stock of card orders", (database) => {
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

  const { begin, begun, settle, row, mails } = cardOrders(database, () => card);
  const stock = async (id: string) =>
    database()
      .db.selectFrom("products")
      .select(["stock_count", "in_stock"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  const few = (count: number) =>
    addProducts(database().db, [{ id: "few", name: "Rare Bag", stock_count: count, in_stock: count > 0 }]);
  const hold = (quantity: number) =>
    addCardOrder(database(), [{ product_id: "few", quantity, stock_taken: quantity }], {
      stock_held_until: new Date(now.getTime() + 3600_000),
    });

  test("is held for an hour, then for sale again, and taken anew by a later payment", async () => {
    await few(1);
    const id = await hold(2);
    const { payment } = await card.pay(await begun(id));
    await endStockHolds(card.shop());
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    now = new Date(now.getTime() + 3600_001);
    await Promise.all([endStockHolds(card.shop()), endStockHolds(card.shop())]);
    expect(await stock("few")).toEqual({ stock_count: 3, in_stock: true });
    expect(await row(id)).toMatchObject({ stock_held_until: null, status: "awaiting_razorpay_payment" });
    await settle(payment.id);
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    expect(await row(id)).toMatchObject({ status: "processing", refund_due: false });
  });

  test("that is sold when the payment comes makes a refund due", async () => {
    await few(0);
    const id = await hold(1);
    const { payment } = await card.pay(await begun(id));
    now = new Date(now.getTime() + 3600_001);
    await endStockHolds(card.shop());
    await database().db.updateTable("products").set({ stock_count: 0, in_stock: false }).execute();
    await settle(payment.id);
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await mails()).toMatchObject([{ kind: "order-too-late" }]);
  });

  test("of a paid order stays sold when its hour is over", async () => {
    await few(0);
    const id = await hold(1);
    const { payment } = await card.pay(await begun(id));
    await settle(payment.id);
    now = new Date(now.getTime() + 2 * 3600_000);
    await endStockHolds(card.shop());
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await row(id)).toMatchObject({ stock_held_until: null });
  });

  test("is held again by a retry, or the retry says what is sold out", async () => {
    await few(0);
    const id = await hold(1);
    now = new Date(now.getTime() + 3600_001);
    await endStockHolds(card.shop());
    await begun(id);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    const held = (await row(id)).stock_held_until;
    expect(held?.getTime()).toBe(now.getTime() + 3600_000);
    now = new Date(now.getTime() + 3600_001);
    await endStockHolds(card.shop());
    await database().db.updateTable("products").set({ stock_count: 0 }).execute();
    expect(await begin(id)).toEqual({ ok: false, status: 409, error: "Rare Bag is sold out meanwhile." });
  });

  test("gets a quarter of an hour at least for whoever begins late", async () => {
    await few(0);
    const id = await hold(1);
    now = new Date(now.getTime() + 3590_000);
    await begun(id);
    expect((await row(id)).stock_held_until?.getTime()).toBe(now.getTime() + 900_000);
  });
});
