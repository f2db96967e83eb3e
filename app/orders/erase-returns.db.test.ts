import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addDelivered, sellReturned } from "../../tests/database/returned-order.ts";
import { eraseClosedOrders } from "./erase-orders.db.server.ts";
import { eraseOldReturns } from "./erase-returns.db.server.ts";
import { eraseReviews } from "./erase-reviews.db.server.ts";

const settled = new Date("2026-01-01T12:00:00Z");
const after = (days: number) => new Date(settled.getTime() + days * 24 * 60 * 60_000 + 1);
const photo = "/files/private/return_photos/r/a_10x10.webp";

eachShop("what a buyer said of a return", { begin: sellReturned, on: "embedded" }, (shop) => {
  async function addReturn(state: "settled" | "approved") {
    const order = await addDelivered(shop, settled, { erase_when_closed: true });
    await shop.add("return_requests", {
      ...{ id: "r", order_id: order.id, number: "R-1", kind: "damage", state, reason: "damaged" },
      ...{ wish: "refund", comment: "Torn", photos: [photo], upi_id: "asha@upi", actor_id: "asha" },
      settled_at: state === "settled" ? settled : null,
    });
    return order.id;
  }
  const request = () => shop.row("return_requests");

  test("loses its UPI ID 30 days after it was settled, and its photos after 180", async () => {
    await addReturn("settled");
    await eraseOldReturns(shop.db, new Date(after(30).getTime() - 2));
    expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
    await eraseOldReturns(shop.db, after(30));
    expect(await request()).toMatchObject({ upi_id: null, photos: [photo] });
    expect(await shop.doomed()).toEqual([]);
    await eraseOldReturns(shop.db, after(180));
    expect(await request()).toMatchObject({ photos: [], comment: "Torn" });
    expect(await shop.doomed()).toEqual([photo]);
  });

  test("is kept while it is open, whatever its age", async () => {
    await addReturn("approved");
    await eraseOldReturns(shop.db, after(1000));
    expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
  });

  test("goes with its buyer, once it is settled", async () => {
    const id = await addReturn("approved");
    expect(await eraseClosedOrders(shop.db, after(1))).toBe(0);
    await shop.set("return_requests", { order_id: id }, { state: "settled" });
    expect(await eraseClosedOrders(shop.db, after(1))).toBe(1);
    expect(await request()).toMatchObject({ comment: null, photos: [], upi_id: null, actor_id: null });
    expect(await shop.doomed()).toEqual([photo]);
  });
});

eachShop("reviews whose buyer is erased", { begin: sellReturned, on: "embedded" }, (shop) => {
  test("stay shown without name, photos and waiting words; what nobody sees goes", async () => {
    const { id, bags, tote } = await addDelivered(shop, new Date());
    const other = await shop.addReview("bag");
    await shop.addReview("tote", { order_item_id: tote, state: "pending", photos: ["/files/c"] });
    const shown = await shop.addReview("bag", { order_item_id: bags, photos: ["/files/a"], stars: 4 });
    const edit = { stars: 1, body: "I call myself Asha Kumari of Patna.", photos: ["/files/b"] };
    await shop.set("reviews", shown, { ...edit, state: "pending" });
    await shop.inTransaction((trx) => eraseReviews(trx, [id]));
    const left = await shop.rows("reviews");
    expect(left).toHaveLength(2);
    expect(left.find((row) => row.id === other)).toMatchObject({ author: "Asha" });
    expect(left.find((row) => row.id === shown)).toMatchObject({
      ...{ author: "A buyer", state: "shown", stars: 4, shown_stars: 4, photos: [], shown_photos: [] },
    });
    expect(JSON.stringify(left)).not.toContain("Kumari");
    const doomed = await shop.rows("uploads", {}, "url");
    expect(doomed.map(({ url }) => url)).toEqual(["/files/a", "/files/b", "/files/c"]);
    expect(await shop.row("products", "bag")).toMatchObject({ rating_count: 2, rating_sum: 9 });
    await shop.inTransaction((trx) => eraseReviews(trx, []));
  });
});
