import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { erased } from "#platform/mail/sending/queue-mail.server.ts";
import { beside } from "../../tests/database/beside.ts";
import { clearPayments } from "../../tests/database/card-shop.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { addDelivered } from "../../tests/database/returned-order.ts";
import { sendReviewInvites } from "./inviting/send-invites.server.ts";
import { reviewedLines } from "./writing/order-reviews.db.server.ts";
import { type ReviewToWrite, writeReview } from "./writing/write-review.server.ts";

const arrived = new Date("2026-11-20T12:00:00+05:30");

eachDatabase("a review whose product or order goes meanwhile", (database) => {
  const db = () => database().db;
  const shop = () => ({
    ...{ db: db(), config: parseConfig({}), secret: "a secret of this test, long enough" },
    ...{ now: () => new Date("2026-11-28T12:00:00+05:30"), sendMailSoon: () => undefined },
  });
  const add = async () => {
    const order = await addDelivered(database(), arrived);
    const want: ReviewToWrite = {
      ...{ id: randomUUID(), orderNumber: order.orderNumber, orderItemId: order.bags, version: 0 },
      ...{ stars: 4, title: null, body: "The painting is finer than in the picture." },
      ...{ kept: [], photos: [] },
    };
    return { want, id: order.id };
  };
  const deleteBag = (trx: ReturnType<typeof db>) =>
    trx.deleteFrom("products").where("id", "=", "bag").execute();
  const deleteOrders = (trx: ReturnType<typeof db>) => trx.deleteFrom("orders").execute();

  beforeEach(async () => {
    await clearPayments(database());
    await addProducts(db(), [
      { id: "bag", name: "Bag" },
      { id: "tote", name: "Tote" },
    ]);
  });

  test("is refused with its product", async () => {
    const { want } = await add();
    const answer = await beside(database(), deleteBag, () => writeReview(shop(), want));
    expect(answer).toEqual({ kind: "unreviewable", why: "gone" });
  });

  test("takes no edit with its product", async () => {
    const { want } = await add();
    await writeReview(shop(), want);
    const edit = { ...want, version: 1, body: "The handles are short, and that is all." };
    const answer = await beside(database(), deleteBag, () => writeReview(shop(), edit));
    expect(answer).toEqual({ kind: "unreviewable", why: "gone" });
    expect(await db().selectFrom("reviews").select("id").execute()).toEqual([]);
  });

  test("is refused with its order", async () => {
    const { want, id } = await add();
    const row = await db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const answer = await beside(database(), deleteOrders, () => writeReview(shop(), want));
    expect(answer).toEqual({ kind: "missing" });
    expect(await reviewedLines(db(), row)).toEqual([]);
  });

  test("is not asked for of an order that is deleted", async () => {
    await add();
    expect(await beside(database(), deleteOrders, () => sendReviewInvites(shop()))).toBe(0);
    expect(await db().selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });

  test("is not asked of a person who is erased", async () => {
    await add();
    const erase = (trx: ReturnType<typeof db>) =>
      trx.updateTable("orders").set({ billing_email: erased }).execute();
    expect(await beside(database(), erase, () => sendReviewInvites(shop()))).toBe(0);
    expect(await db().selectFrom("review_invites").select("order_id").execute()).toEqual([]);
  });
});
