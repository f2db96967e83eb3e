import { expect, test } from "vitest";
import { growPapers } from "../../../../bench/large-shop/grow-papers.ts";
import { billedLine } from "../../../../tests/database/billed-order.ts";
import { invoiceOf } from "../../../../tests/database/book-papers.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { ordersInParts, ordersToExport } from "./export-orders.db.server.ts";

eachDatabase("an export of some thousand orders of one moment", (database) => {
  test("has each of them once, in the order of the list", async () => {
    const { db } = database();
    await growPapers(db, invoiceOf([billedLine()]), 2300);
    const { count, parts } = await ordersToExport(db, { filter: "all", text: "" });
    const seen: string[] = [];
    for await (const part of ordersInParts(db, parts)) seen.push(...part.map(({ id }) => id));
    const rows = await db
      .selectFrom("orders")
      .select("id")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    expect(count).toBe(2301);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
