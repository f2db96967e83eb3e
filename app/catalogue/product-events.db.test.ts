import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addProducts, addVariants } from "../../tests/database/product-row.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { giveStockBack, takeStock } from "./stock.db.server.ts";
import { turnPrices } from "./turn-prices.db.server.ts";

eachShop("what other programs are told of products", {}, (shop) => {
  const pieces = (quantity: number) => [{ id: "bag", variantId: null, quantity }];
  const told = () => eventsIn(shop.db);
  const bag = { id: "bag", slug: "bag" };

  beforeEach(async () => {
    await addProducts(shop.db, [{ ...bag, name: "Bag", stock_count: 3 }]);
    await addEndpointRow(shop.db, ["product.changed", "product.sold_out"]);
  });

  test("that one was added, changed or deleted, whoever did it", async () => {
    await addProducts(shop.db, [{ id: "mask", slug: "mask", name: "Mask" }]);
    await shop.set("products", "bag", { price: "100.00" });
    await shop.set("products", "bag", { version: 7 });
    await shop.remove("products", "mask");
    const mask = { id: "mask", slug: "mask" };
    expect(await told()).toEqual([
      ["product.changed", { ...mask, change: "created" }],
      ["product.changed", { ...bag, change: "updated" }],
      ["product.changed", { ...mask, change: "deleted" }],
    ]);
  });

  test("a change once, however many statements it takes, and a sale again when it begins", async () => {
    const soon = new Date(Date.now() + 60_000);
    const cost = (change: object) => shop.set("products", "bag", change);
    await cost({ price: "100.00", sale_price: "80.00" });
    await turnPrices(shop.db, new Date());
    expect(await told()).toEqual([["product.changed", { ...bag, change: "updated" }]]);
    await cost({ sale_price: "70.00", sale_from: soon });
    await turnPrices(shop.db, new Date());
    expect(await told()).toHaveLength(2);
    await turnPrices(shop.db, new Date(soon.getTime() + 1));
    expect(await told()).toHaveLength(3);
  });

  test("one with variants once, and what changes of them, but for their count", async () => {
    const size = (value: string, more: object = {}) => ({ values: [value], ...more });
    await inTransaction(shop.db, async (trx) => {
      await addProducts(trx, [{ id: "mask", slug: "mask", name: "Mask" }]);
      await addVariants(trx, "mask", { Size: ["S", "L"] }, [size("S", { stock_count: 2 }), size("L")]);
    });
    const mask = { id: "mask", slug: "mask" };
    expect(await told()).toEqual([["product.changed", { ...mask, change: "created" }]]);
    const variant = shop.db
      .updateTable("product_variants")
      .where("product_id", "=", "mask")
      .where("key", "=", "s");
    await variant.set({ stock_count: 1 }).execute();
    expect(await told()).toHaveLength(1);
    await variant.set({ sku: "M-S" }).execute();
    await shop.set("product_options", { product_id: "mask" }, { name: "Fit" });
    expect((await told()).slice(1)).toEqual([
      ["product.changed", { ...mask, change: "updated" }],
      ["product.changed", { ...mask, change: "updated" }],
    ]);
    // Sold out within an act and had again is not sold out.
    await inTransaction(shop.db, async (trx) => {
      await trx
        .deleteFrom("product_variants")
        .where("product_id", "=", "mask")
        .where("key", "=", "l")
        .execute();
      await trx.updateTable("product_variants").set({ in_stock: false }).execute();
      await trx.updateTable("product_variants").set({ in_stock: true, stock_count: 5 }).execute();
    });
    expect((await told()).slice(3)).toEqual([["product.changed", { ...mask, change: "updated" }]]);
    await shop.remove("products", "mask");
    expect((await told()).slice(4)).toEqual([["product.changed", { ...mask, change: "deleted" }]]);
  });

  test("that the last piece is gone and that there are some again, and nothing of those between", async () => {
    await inTransaction(shop.db, (trx) => takeStock(trx, pieces(2)));
    expect(await told()).toEqual([]);
    await inTransaction(shop.db, (trx) => takeStock(trx, pieces(1)));
    await inTransaction(shop.db, (trx) => giveStockBack(trx, pieces(1)));
    expect(await told()).toEqual([
      ["product.changed", { ...bag, change: "updated" }],
      ["product.sold_out", bag],
      ["product.changed", { ...bag, change: "updated" }],
    ]);
  });
});
