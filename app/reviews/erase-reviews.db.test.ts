import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { beside } from "../../tests/database/beside.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addDelivered, sellReturned } from "../../tests/database/returned-order.ts";
import { eraseReviews } from "./erase-reviews.db.server.ts";
import { sendReviewInvites } from "./inviting/send-invites.server.ts";
import { reviewedLines } from "./writing/order-reviews.db.server.ts";
import { type ReviewToWrite, writeReview } from "./writing/write-review.server.ts";

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

const arrived = new Date("2026-11-20T12:00:00+05:30");

eachShop("a review whose product or order goes meanwhile", { at: "2026-11-28T12:00:00+05:30" }, (shop) => {
  const add = async () => {
    const order = await addDelivered(shop, arrived);
    const want: ReviewToWrite = {
      ...{ id: randomUUID(), orderNumber: order.orderNumber, orderItemId: order.bags, version: 0 },
      ...{ stars: 4, title: null, body: "The painting is finer than in the picture." },
      ...{ kept: [], photos: [] },
    };
    return { want, id: order.id };
  };
  const deleteBag = (trx: typeof shop.db) => trx.deleteFrom("products").where("id", "=", "bag").execute();
  const deleteOrders = (trx: typeof shop.db) => trx.deleteFrom("orders").execute();

  beforeEach(() => shop.addProducts(["bag", "tote"].map((id) => ({ id, name: id }))));

  test("is refused with its product", async () => {
    const { want } = await add();
    const answer = await beside(shop.database, deleteBag, () => writeReview(shop, want));
    expect(answer).toEqual({ kind: "unreviewable", why: "gone" });
  });

  test("takes no edit with its product", async () => {
    const { want } = await add();
    await writeReview(shop, want);
    const edit = { ...want, version: 1, body: "The handles are short, and that is all." };
    const answer = await beside(shop.database, deleteBag, () => writeReview(shop, edit));
    expect(answer).toEqual({ kind: "unreviewable", why: "gone" });
    expect(await shop.rows("reviews")).toEqual([]);
  });

  test("is refused with its order", async () => {
    const { want, id } = await add();
    const row = await shop.row("orders", id);
    const answer = await beside(shop.database, deleteOrders, () => writeReview(shop, want));
    expect(answer).toEqual({ kind: "missing" });
    expect(await reviewedLines(shop.db, row)).toEqual([]);
  });

  test("is not asked for of an order that is deleted", async () => {
    await add();
    expect(await beside(shop.database, deleteOrders, () => sendReviewInvites(shop))).toBe(0);
    expect(await shop.rows("mail_outbox")).toEqual([]);
  });

  test("is not asked of a person who is erased", async () => {
    await add();
    const erase = (trx: typeof shop.db) => trx.updateTable("orders").set({ billing_email: erased }).execute();
    expect(await beside(shop.database, erase, () => sendReviewInvites(shop))).toBe(0);
    expect(await shop.rows("review_invites")).toEqual([]);
  });
});
