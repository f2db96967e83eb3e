import { beforeEach, expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addProducts, addVariants } from "../../tests/database/product-row.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { giveStockBack, takeStock } from "./stock.db.server.ts";
import { turnPrices } from "./turn-prices.db.server.ts";

eachShop("what other programs are told of products", {}, (shop) => {
  const pieces = (quantity: number) => [{ id: "bag", variantId: null, quantity }];
  const told = () => eventsIn(shop.db);
  const bag = { id: "bag", slug: "bag" };
  const mask = { id: "mask", slug: "mask" };
  const is = (of: typeof bag, change: string) => ["product.changed", { ...of, change }];

  beforeEach(async () => {
    await shop.addProducts([{ ...bag, name: "Bag", stock_count: 3 }]);
    await addEndpointRow(shop.db, ["product.changed", "product.sold_out"]);
  });

  test("that one was added, changed or deleted, whoever did it", async () => {
    await shop.addProducts([{ ...mask, name: "Mask" }]);
    await shop.set("products", "bag", { price: "100.00" });
    await shop.set("products", "bag", { version: 7 });
    await shop.remove("products", "mask");
    expect(await told()).toEqual([is(mask, "created"), is(bag, "updated"), is(mask, "deleted")]);
  });

  test("a change once, however many statements it takes, and a sale again when it begins", async () => {
    const soon = new Date(Date.now() + 60_000);
    const cost = (change: object) => shop.set("products", "bag", change);
    await cost({ price: "100.00", sale_price: "80.00" });
    await turnPrices(shop.db, new Date());
    expect(await told()).toEqual([is(bag, "updated")]);
    await cost({ sale_price: "70.00", sale_from: soon });
    await turnPrices(shop.db, new Date());
    expect(await told()).toHaveLength(2);
    await turnPrices(shop.db, new Date(soon.getTime() + 1));
    expect(await told()).toHaveLength(3);
  });

  test("one with variants once, and what changes of them, but for their count", async () => {
    const size = (value: string, more: object = {}) => ({ values: [value], ...more });
    await shop.inTransaction(async (trx) => {
      await addProducts(trx, [{ ...mask, name: "Mask" }]);
      await addVariants(trx, "mask", { Size: ["S", "L"] }, [size("S", { stock_count: 2 }), size("L")]);
    });
    expect(await told()).toEqual([is(mask, "created")]);
    const small = { product_id: "mask", key: "s" };
    await shop.set("product_variants", small, { stock_count: 1 });
    expect(await told()).toHaveLength(1);
    await shop.set("product_variants", small, { sku: "M-S" });
    await shop.set("product_options", { product_id: "mask" }, { name: "Fit" });
    expect((await told()).slice(1)).toEqual([is(mask, "updated"), is(mask, "updated")]);
    // Sold out within an act and had again is not sold out.
    await shop.inTransaction(async (trx) => {
      await trx.deleteFrom("product_variants").where("key", "=", "l").execute();
      await trx.updateTable("product_variants").set({ in_stock: false }).execute();
      await trx.updateTable("product_variants").set({ in_stock: true, stock_count: 5 }).execute();
    });
    expect((await told()).slice(3)).toEqual([is(mask, "updated")]);
    await shop.remove("products", "mask");
    expect((await told()).slice(4)).toEqual([is(mask, "deleted")]);
  });

  test("that the last piece is gone and that there are some again, and nothing of those between", async () => {
    await shop.inTransaction((trx) => takeStock(trx, pieces(2)));
    expect(await told()).toEqual([]);
    await shop.inTransaction((trx) => takeStock(trx, pieces(1)));
    await shop.inTransaction((trx) => giveStockBack(trx, pieces(1)));
    expect(await told()).toEqual([is(bag, "updated"), ["product.sold_out", bag], is(bag, "updated")]);
  });
});
