import { beforeEach, expect, test } from "vitest";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";
import { areInvitesStopped, stopInvites } from "./invites.db.server.ts";
import { sendReviewInvites } from "./send-invites.server.ts";

const arrived = new Date("2026-11-20T12:00:00+05:30");

const daysLater = (days: number) => new Date(arrived.getTime() + days * 24 * 60 * 60_000);

eachShop("the question what a piece is like", { at: daysLater(7) }, (shop) => {
  const add = (order: Parameters<typeof addDelivered>[2] = {}) => addDelivered(shop, arrived, order);

  beforeEach(() => shop.addProducts(["bag", "tote"].map((id) => ({ id, name: id }))));

  test("is mailed a week after an order has arrived, with links to write and to stop", async () => {
    await add();
    shop.clock = new Date(daysLater(7).getTime() - 1);
    expect(await sendReviewInvites(shop)).toBe(0);
    shop.clock = daysLater(7);
    expect(await sendReviewInvites(shop)).toBe(1);
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({ kind: "review-invite", to_address: "asha@example.com" });
    const letter = JSON.stringify(mail?.letter);
    expect(letter).toMatch(/\/review\/JC-[\w.-]+"/);
    expect(letter).toMatch(/\/review\/JC-[\w.-]+\/stop"/);
    expect(letter).not.toContain("Kumari");
  });

  test("is sent once, by however many copies", async () => {
    for (let at = 0; at < 5; at += 1) await add({ billing_email: `buyer${at}@example.com` });
    const asked = await Promise.all(Array.from({ length: 6 }, () => sendReviewInvites(shop)));
    expect(asked.reduce((all, some) => all + some, 0)).toBe(5);
    expect(await shop.mails()).toHaveLength(5);
    shop.clock = daysLater(20);
    expect(await sendReviewInvites(shop)).toBe(0);
  });

  test("is asked of nobody where the owner has switched it off", async () => {
    await add();
    const { config } = shop;
    shop.config = { ...config, shop: { ...config.shop, reviewInvites: false } };
    expect(await sendReviewInvites(shop)).toBe(0);
    shop.config = config;
    expect(await sendReviewInvites(shop)).toBe(1);
  });

  test.each([
    ["whose money went back", { payment_state: "refunded" }],
    ["that is still on its way", { fulfilment_state: "shipped", status: "shipped" }],
    ["without a mailbox", { billing_email: "" }],
    ["whose person was erased", { billing_email: erased }],
  ] as const)("is not asked of an order %s", async (_, order) => {
    await add(order);
    expect(await sendReviewInvites(shop)).toBe(0);
  });

  test("is not asked of what arrived long ago, nor where all is said already", async () => {
    const { bags, tote } = await add();
    shop.clock = daysLater(30);
    expect(await sendReviewInvites(shop)).toBe(0);
    shop.clock = daysLater(8);
    await shop.addReview("bag", { order_item_id: bags, state: "pending" });
    await shop.addReview("tote", { order_item_id: tote, state: "pending" });
    expect(await sendReviewInvites(shop)).toBe(0);
  });

  test("is stopped for a mailbox and all its orders, however it is spelled", async () => {
    const { orderNumber } = await add();
    await sendReviewInvites(shop);
    expect(await areInvitesStopped(shop.db, orderNumber)).toBe(false);
    await stopInvites(shop.db, orderNumber, shop.now());
    await stopInvites(shop.db, orderNumber, shop.now());
    expect(await areInvitesStopped(shop.db, orderNumber)).toBe(true);
    await add({ billing_email: " ASHA@example.com " });
    await add({ billing_email: "other@example.com" });
    expect(await sendReviewInvites(shop)).toBe(1);
    const [asha, other] = ["asha@example.com", "other@example.com"];
    expect(await shop.column("mail_outbox", "to_address", {}, "id")).toEqual([asha, other]);
  });

  test("a review's photos go with its product", async () => {
    await shop.addReview("bag", { photos: ["/files/private/review_photos/r/a_1x1.webp"] });
    await shop.remove("products", "bag");
    expect(await shop.doomed()).toEqual(["/files/private/review_photos/r/a_1x1.webp"]);
  });
});
