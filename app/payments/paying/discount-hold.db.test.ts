import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { heldStock } from "../../../tests/database/held-stock.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { endStockHolds, holdForPayment } from "./stock-hold.server.ts";

eachDatabase("the discount of a card order", (database) => {
  const { begun, settle, row, shop, pay, later, few, hold, stock } = heldStock(database);

  async function discounted(pieces: number) {
    const { db } = database();
    const id = await hold(pieces);
    const promotion_id = await addPromotion(db, { code: `C${id}`, most_uses: 1, used: 1 });
    await db.insertInto("promotion_uses").values({ order_id: id, promotion_id, state: "held" }).execute();
    const use = async () => {
      const { used } = await db
        .selectFrom("promotions")
        .select("used")
        .where("id", "=", promotion_id)
        .executeTakeFirstOrThrow();
      const { state } = await db
        .selectFrom("promotion_uses")
        .select("state")
        .where("order_id", "=", id)
        .executeTakeFirstOrThrow();
      return [used, state];
    };
    return { id, use };
  }

  test("is used once it is paid, however often that is told", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    await Promise.all([settle(payment.id), settle(payment.id)]);
    expect(await use()).toEqual([1, "used"]);
  });

  test("is given back with the stock, and used again by a payment that comes later, at its price", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    later(60.1);
    await Promise.all([endStockHolds(shop()), endStockHolds(shop())]);
    expect(await use()).toEqual([0, "given_back"]);
    await Promise.all([settle(payment.id), settle(payment.id)]);
    expect(await use()).toEqual([1, "used"]);
    expect(await row(id)).toMatchObject({ status: "processing", refund_due: false });
  });

  test("ends with words for what it held, and for nothing else", async () => {
    const { db } = database();
    const noteOf = async (id: string) => {
      later(60.1);
      await endStockHolds(shop());
      const notes = db.selectFrom("order_history").select("note").where("order_id", "=", id);
      return (await notes.where("note", "is not", null).execute()).map(({ note }) => note);
    };
    await few(1);
    const { id } = await discounted(1);
    expect(await noteOf(id)).toEqual([
      "Not paid while it was held: its pieces are for sale again, and somebody else may use its discount.",
    ]);
    const unlimited = await discounted(1);
    await db.updateTable("promotions").set({ most_uses: null }).execute();
    await db.updateTable("order_items").set({ stock_taken: 0 }).execute();
    expect(await noteOf(unlimited.id)).toEqual(["Not paid while it was held."]);
  });

  test("is held again by a second try to pay, once, where a use is left", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    later(60.1);
    await endStockHolds(shop());
    expect(await use()).toEqual([0, "given_back"]);
    await Promise.all([holdForPayment(shop(), id), holdForPayment(shop(), id)]);
    expect(await use()).toEqual([1, "held"]);
    later(60.1);
    await endStockHolds(shop());
    expect(await use()).toEqual([0, "given_back"]);
  });

  test("whose last use somebody else has got leaves the second try its price", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    later(60.1);
    await endStockHolds(shop());
    await database().db.updateTable("promotions").set({ used: 1 }).execute();
    expect(await holdForPayment(shop(), id)).toBeUndefined();
    expect(await use()).toEqual([1, "given_back"]);
  });

  test("is given back by an order whose payment found it sold out", async () => {
    await few(0);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    later(60.1);
    await endStockHolds(shop());
    await database().db.updateTable("products").set({ stock_count: 0, in_stock: false }).execute();
    await settle(payment.id);
    expect(await use()).toEqual([0, "given_back"]);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
  });
});
