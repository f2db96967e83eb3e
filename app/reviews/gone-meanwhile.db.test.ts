import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { beside } from "../../tests/database/beside.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addDelivered } from "../../tests/database/returned-order.ts";
import { sendReviewInvites } from "./inviting/send-invites.server.ts";
import { reviewedLines } from "./writing/order-reviews.db.server.ts";
import { type ReviewToWrite, writeReview } from "./writing/write-review.server.ts";

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
