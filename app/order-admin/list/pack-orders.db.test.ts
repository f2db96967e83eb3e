import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { packedWords } from "../order-notices.ts";
import { packOrders } from "./pack-orders.server.ts";

const unfit =
  "1 stayed as before: only orders that are pending, and paid or cash on delivery, can be set together.";

eachShop("packing orders together", {}, (shop) => {
  const pack = async (ids: string[]) => packedWords(await packOrders(shop, shop.owner, ids), ids.length);

  /** An order that was cancelled and lives on, whose bags were sold meanwhile. */
  async function livesOn(order_id_text: string): Promise<string> {
    const bags = { product_id: "bag", quantity: 2 };
    const id = await shop.addOrder([bags], { order_id_text, status: "pending" });
    await shop.add("order_history", { order_id: id, status: "cancelled", actor_kind: "admin" });
    return id;
  }

  test("says which of them hold no stock, and counts them all", async () => {
    await shop.addProducts([{ id: "bag", name: "Bag", stock_count: 1 }]);
    const plain = await shop.addOrder([{ quantity: 1 }]);
    const sent = await shop.addOrder([], inState("shipped"));
    const lacking = "JC-1: Bag has 1 left, fewer than this order needs. Check your shelf.";
    const text = `2 orders are being processed now. ${unfit} ${lacking}`;
    const told = { title: "Stock not taken", text, tone: "destructive" };
    expect(await pack([await livesOn("JC-1"), plain, sent])).toEqual(told);
    expect(shop.kicks).toBe(1);
    const many = await Promise.all([1, 2, 3, 4, 5].map((number) => livesOn(`JC-${10 + number}`)));
    expect((await pack(many)).text).toMatch(/shelf\. 2 more orders hold no stock either\.$/);
  });

  test("says no word of stock where none is missing", async () => {
    const plain = await shop.addOrder([{ quantity: 1 }]);
    expect(await pack([plain])).toEqual({ title: "Status Updated", text: "1 order is being processed now." });
    expect(await pack([plain])).toEqual({ title: "No Change", text: unfit });
  });
});
