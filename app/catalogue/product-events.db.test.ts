import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { giveStockBack, takeStock } from "./stock.db.server.ts";

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
