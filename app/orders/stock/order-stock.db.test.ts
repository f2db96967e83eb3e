import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { returnOrderStock, takeOrderStock, takeStockForSale } from "./order-stock.db.server.ts";

const begin = (shop: TestShop) =>
  shop.addProducts([
    { id: "counted", name: "Counted Bag", stock_count: 0, in_stock: false },
    { id: "free", name: "Free Bag" },
  ]);
const counted = { product_id: "counted", quantity: 2, stock_taken: 2 };

eachShop("an order's stock", { begin }, (shop) => {
  const give = (id: string) => shop.inTransaction((trx) => returnOrderStock(trx, id));
  const take = (id: string) => shop.inTransaction((trx) => takeOrderStock(trx, id));
  const sell = (id: string) => shop.inTransaction((trx) => takeStockForSale(trx, id));
  const product = async (id: string) => {
    const { stock_count, in_stock } = await shop.row("products", id);
    return { stock_count, in_stock };
  };

  test("goes back once, and a product that had run out is for sale again", async () => {
    const id = await shop.addOrder([counted, { product_id: "free" }]);
    await Promise.all([give(id), give(id), give(id)]);
    expect(await product("counted")).toEqual({ stock_count: 2, in_stock: true });
    expect(await product("free")).toEqual({ stock_count: null, in_stock: true });
  });

  test("is taken again once, and not at all when a piece is missing", async () => {
    const id = await shop.addOrder([counted, { product_id: "free" }]);
    await give(id);
    expect(await take(id)).toBeUndefined();
    expect(await take(id)).toBeUndefined();
    expect(await product("counted")).toEqual({ stock_count: 0, in_stock: false });

    const greedy = await shop.addOrder([{ product_id: "counted", quantity: 1 }]);
    expect(await take(greedy)).toMatchObject({ productName: "Counted Bag", left: 0 });
    await give(greedy);
    expect(await product("counted")).toEqual({ stock_count: 0, in_stock: false });
  });

  test("of a deleted product is nobody's", async () => {
    const id = await shop.addOrder([counted]);
    await shop.remove("products", "counted");
    await give(id);
    expect(await take(id)).toBeUndefined();
  });

  test("must be for sale still for a buyer who pays later, counted or not", async () => {
    const id = await shop.addOrder([{ product_id: "counted" }, { product_id: "free", quantity: 2 }]);
    const mark = (name: "counted" | "free", change: object) => shop.set("products", name, change);
    await mark("counted", { stock_count: 3, in_stock: false });
    expect(await sell(id)).toMatchObject({ productName: "Counted Bag", left: 0 });
    await mark("counted", { in_stock: true });
    await mark("free", { in_stock: false });
    expect(await sell(id)).toMatchObject({ productName: "Free Bag", left: 0 });
    expect(await product("counted")).toEqual({ stock_count: 3, in_stock: true });
    await mark("free", { in_stock: true });
    expect(await sell(id)).toBeUndefined();
    expect(await product("counted")).toEqual({ stock_count: 2, in_stock: true });
  });

  test("that is held stays so when its product runs out, is marked out of stock or deleted", async () => {
    const id = await shop.addOrder([counted]);
    expect(await sell(id)).toBeUndefined();
    await shop.remove("products", "counted");
    expect(await sell(id)).toBeUndefined();
  });

  test("of a deleted product can't be sold, and is named as it was ordered", async () => {
    const id = await shop.addOrder([{ product_id: "free", product_name: "Old Bag" }]);
    await shop.remove("products", "free");
    expect(await sell(id)).toMatchObject({ productName: "Old Bag", left: 0 });
  });

  test("is not needed for what was ordered to be made, though its product is counted or closed by now", async () => {
    const id = await shop.addOrder([{ product_id: "counted", lead_days: 10 }]);
    expect(await sell(id)).toBeUndefined();
    expect(await take(id)).toBeUndefined();
    await shop.set("products", "counted", { stock_count: 3 });
    expect(await take(id)).toBeUndefined();
    expect(await product("counted")).toEqual({ stock_count: 3, in_stock: false });
  });

  test("going back leaves a product that is made to order closed, if its owner closed it", async () => {
    const id = await shop.addOrder([counted]);
    await shop.set("products", "counted", { made_to_order: true, lead_days_from: 7, lead_days_to: 10 });
    await give(id);
    expect(await product("counted")).toEqual({ stock_count: 2, in_stock: false });
  });

  test("is the owner's to give where the product is paused only", async () => {
    await shop.set("products", "counted", { stock_count: 3 });
    const id = await shop.addOrder([{ product_id: "counted" }]);
    expect(await take(id)).toBeUndefined();
    expect(await product("counted")).toEqual({ stock_count: 2, in_stock: false });
  });
});
