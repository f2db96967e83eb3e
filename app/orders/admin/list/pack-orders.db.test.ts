import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { addOrder } from "../../../../tests/database/order-row.ts";
import { addProducts } from "../../../../tests/database/product-row.ts";
import { shopOwner } from "../../../../tests/database/shop-owner.ts";
import { packedWords } from "../order-admin.text.ts";
import { packOrders } from "./pack-orders.server.ts";

const actor = shopOwner();

eachDatabase("packing orders together", (database) => {
  let mailings = 0;
  const shop = () => ({
    db: database().db,
    config: parseConfig({}),
    secret: "a secret of this test, long enough",
    now: () => new Date("2026-11-21T10:00:00Z"),
    sendMailSoon: () => void mailings++,
  });
  const pack = async (ids: string[]) => packedWords(await packOrders(shop(), actor, ids), ids.length);

  /** An order that was cancelled and lives on, whose bags were sold meanwhile. */
  async function livesOn(order_id_text: string): Promise<string> {
    const { db } = database();
    const id = await addOrder(db, [{ product_id: "bag", quantity: 2 }], { order_id_text, status: "pending" });
    await db
      .insertInto("order_history")
      .values({ order_id: id, status: "cancelled", actor_kind: "admin" })
      .execute();
    return id;
  }

  test("says which of them hold no stock, and counts them all", async () => {
    const { db } = database();
    await addProducts(db, [{ id: "bag", name: "Bag", stock_count: 1 }]);
    const plain = await addOrder(db, [{ quantity: 1 }]);
    const sent = await addOrder(db, [], { status: "shipped", fulfilment_state: "shipped" });
    expect(await pack([await livesOn("JC-1"), plain, sent])).toEqual({
      title: "Stock not taken",
      text: [
        "2 orders are being processed now.",
        "1 stayed as before: only orders that are pending, and paid or cash on delivery, can be set together.",
        "JC-1: Bag has 1 left, fewer than this order needs. Check your shelf.",
      ].join(" "),
      tone: "destructive",
    });
    expect(mailings).toBe(1);
    const many = await Promise.all([1, 2, 3, 4, 5].map((number) => livesOn(`JC-${10 + number}`)));
    expect((await pack(many)).text).toMatch(/shelf\. 2 more orders hold no stock either\.$/);
  });

  test("says no word of stock where none is missing", async () => {
    const plain = await addOrder(database().db, [{ quantity: 1 }]);
    const title = "Status Updated";
    expect(await pack([plain])).toEqual({ title, text: "1 order is being processed now." });
    expect(await pack([plain])).toEqual({
      title: "No Change",
      text: "1 stayed as before: only orders that are pending, and paid or cash on delivery, can be set together.",
    });
  });
});
