import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts, addVariants } from "../../tests/database/product-row.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { giveStockBack, takeStock } from "./stock.db.server.ts";
import { turnPrices } from "./turn-prices.db.server.ts";

eachDatabase("what other programs are told of products", (database) => {
  const pieces = (quantity: number) => [{ id: "bag", variantId: null, quantity }];
  const told = () => eventsIn(database().db);
  const bag = { id: "bag", slug: "bag" };

  beforeEach(async () => {
    const { db } = database();
    for (const table of ["webhook_endpoints", "webhook_events", "products"] as const)
      await db.deleteFrom(table).execute();
    await addProducts(db, [{ ...bag, name: "Bag", stock_count: 3 }]);
    await addEndpointRow(db, ["product.changed", "product.sold_out"]);
  });

  test("that one was added, changed or deleted, whoever did it", async () => {
    const { db } = database();
    await addProducts(db, [{ id: "mask", slug: "mask", name: "Mask" }]);
    await db.updateTable("products").set({ price: "100.00" }).where("id", "=", "bag").execute();
    await db.updateTable("products").set({ version: 7 }).where("id", "=", "bag").execute();
    await db.deleteFrom("products").where("id", "=", "mask").execute();
    const mask = { id: "mask", slug: "mask" };
    expect(await told()).toEqual([
      ["product.changed", { ...mask, change: "created" }],
      ["product.changed", { ...bag, change: "updated" }],
      ["product.changed", { ...mask, change: "deleted" }],
    ]);
  });

  test("a change once, however many statements it takes, and a sale again when it begins", async () => {
    const { db } = database();
    const soon = new Date(Date.now() + 60_000);
    const cost = (change: object) => db.updateTable("products").set(change).where("id", "=", "bag").execute();
    await cost({ price: "100.00", sale_price: "80.00" });
    await turnPrices(db, new Date());
    expect(await told()).toEqual([["product.changed", { ...bag, change: "updated" }]]);
    await cost({ sale_price: "70.00", sale_from: soon });
    await turnPrices(db, new Date());
    expect(await told()).toHaveLength(2);
    await turnPrices(db, new Date(soon.getTime() + 1));
    expect(await told()).toHaveLength(3);
  });

  test("one with variants once, and what changes of them, but for their count", async () => {
    const { db } = database();
    const size = (value: string, more: object = {}) => ({ values: [value], ...more });
    await inTransaction(db, async (trx) => {
      await addProducts(trx, [{ id: "mask", slug: "mask", name: "Mask" }]);
      await addVariants(trx, "mask", { Size: ["S", "L"] }, [size("S", { stock_count: 2 }), size("L")]);
    });
    const mask = { id: "mask", slug: "mask" };
    expect(await told()).toEqual([["product.changed", { ...mask, change: "created" }]]);
    const variant = db
      .updateTable("product_variants")
      .where("product_id", "=", "mask")
      .where("key", "=", "s");
    await variant.set({ stock_count: 1 }).execute();
    expect(await told()).toHaveLength(1);
    await variant.set({ sku: "M-S" }).execute();
    await db.updateTable("product_options").set({ name: "Fit" }).where("product_id", "=", "mask").execute();
    expect((await told()).slice(1)).toEqual([
      ["product.changed", { ...mask, change: "updated" }],
      ["product.changed", { ...mask, change: "updated" }],
    ]);
    // Sold out within an act and had again is not sold out.
    await inTransaction(db, async (trx) => {
      await trx
        .deleteFrom("product_variants")
        .where("product_id", "=", "mask")
        .where("key", "=", "l")
        .execute();
      await trx.updateTable("product_variants").set({ in_stock: false }).execute();
      await trx.updateTable("product_variants").set({ in_stock: true, stock_count: 5 }).execute();
    });
    expect((await told()).slice(3)).toEqual([["product.changed", { ...mask, change: "updated" }]]);
    await db.deleteFrom("products").where("id", "=", "mask").execute();
    expect((await told()).slice(4)).toEqual([["product.changed", { ...mask, change: "deleted" }]]);
  });

  test("that the last piece is gone and that there are some again, and nothing of those between", async () => {
    await inTransaction(database().db, (trx) => takeStock(trx, pieces(2)));
    expect(await told()).toEqual([]);
    await inTransaction(database().db, (trx) => takeStock(trx, pieces(1)));
    await inTransaction(database().db, (trx) => giveStockBack(trx, pieces(1)));
    expect(await told()).toEqual([
      ["product.changed", { ...bag, change: "updated" }],
      ["product.sold_out", bag],
      ["product.changed", { ...bag, change: "updated" }],
    ]);
  });
});
