import { expect, test } from "vitest";
import { growPapers } from "../../../../bench/large-shop/grow-papers.ts";
import { billedLine } from "../../../../tests/database/billed-order.ts";
import { invoiceOf } from "../../../../tests/database/book-papers.ts";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import { ordersInParts, ordersToExport } from "./export-orders.db.server.ts";

eachShop("an export of some thousand orders of one moment", {}, (shop) => {
  test("has each of them once, in the order of the list", async () => {
    await growPapers(shop.db, invoiceOf([billedLine()]), 2300);
    const { count, parts } = await ordersToExport(shop.db, { filter: "all", text: "" });
    const seen: string[] = [];
    for await (const part of ordersInParts(shop.db, parts)) seen.push(...part.map(({ id }) => id));
    const newest = shop.db.selectFrom("orders").select("id").orderBy("created_at", "desc");
    const rows = await newest.orderBy("id").execute();
    expect(count).toBe(2301);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
