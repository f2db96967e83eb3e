import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { paise } from "#values/money/money.ts";
import {
  addCardOrder,
  type CardShop,
  clearPayments,
  openCardShop,
} from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { beginPayment } from "../paying/begin-payment.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import { refundPayment, resumeRefunds } from "./refund-payment.server.ts";
import { settleProviderRefund } from "./settle-refund.server.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachDatabase("refunding", (database) => {
  let card: CardShop;
  let id: string;
  let paymentId: string;
  let provider: string;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    id = await addCardOrder(database());
    const facts = await findOrderPayment(database().db, id);
    const begun = facts && (await beginPayment(card.shop(), facts));
    if (!begun?.ok) throw new Error("no payment began");
    provider = begun.id;
    paymentId = (await card.pay(provider)).payment.id;
    await settlePayment(card.shop(), paymentId);
  });

  const refund = (amount: number, key: string = randomUUID(), orderId = id) =>
    refundPayment(card.shop(), {
      orderId,
      amountPaise: paise(amount),
      actor: shopOwner({ id: "admin-1" }),
      idempotencyKey: key,
    });
  const ledger = () =>
    database().db.selectFrom("payment_refunds").selectAll().orderBy("created_at").execute();
  const row = () =>
    database().db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const audits = () => database().db.selectFrom("audit_log").selectAll().execute();
  const resume = async () => {
    await database()
      .db.updateTable("payment_refunds")
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await resumeRefunds(card.shop());
  };
  const given = async (): Promise<{ count: number; amount: number }> => {
    const { keyId, keySecret, apiBase } = card.shop().config.razorpay;
    const answer = await fetch(`${apiBase}/v1/payments/${paymentId}/refunds`, {
      headers: { Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}` },
    });
    const { items }: { items: { amount: number }[] } = await answer.json();
    return { count: items.length, amount: items.reduce((sum, { amount }) => sum + amount, 0) };
  };

  test("a part, then the rest: the order is refunded when all is back", async () => {
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    expect(await row()).toMatchObject({ payment_state: "captured", status: "processing" });
    expect(await refund(750_00)).toEqual({ ok: true, kind: "made" });
    expect(await row()).toMatchObject({ payment_state: "refunded", status: "processing" });
    expect(await ledger()).toMatchObject([
      { amount_paise: 250_00, state: "processed", actor_id: "admin-1", razorpay_payment_id: paymentId },
      { amount_paise: 750_00, state: "processed" },
    ]);
    expect(await audits()).toMatchObject([{ action: "order.refunded", entity_id: id }, {}]);
    expect(await refund(1_00)).toMatchObject({ ok: false, reason: expect.stringContaining("left") });
  });

  test.each([
    ["more than was paid", 1000_01, "At most ₹1,000.00 can be refunded."],
    ["less than a rupee", 50, "A refund is one rupee at least."],
  ])("%s is refused without asking", async (_what, amount, reason) => {
    expect(await refund(amount)).toEqual({ ok: false, reason });
    expect(await ledger()).toEqual([]);
    expect(await card.asked(endpoint)).toBe(0);
  });

  test("an unpaid or unknown order has nothing to give back", async () => {
    const unpaid = await addCardOrder(database());
    expect(await refund(1_00, randomUUID(), unpaid)).toMatchObject({ ok: false });
    expect(await refund(1_00, randomUUID(), "nobody")).toMatchObject({ ok: false });
  });

  test("20 presses of one button refund once", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(400_00, key)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await given()).toEqual({ count: 1, amount: 400_00 });
    await resume();
    expect(await ledger()).toMatchObject([{ state: "processed" }]);
    expect(await audits()).toHaveLength(1);
    expect(await refund(500_00, key)).toMatchObject({ ok: false });
  });

  test("20 refunds of ₹300 at once give no more than was paid", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(300_00)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await given()).toEqual({ count: 3, amount: 900_00 });
  });

  test.each([
    ["a 500", { status: 500 }],
    ["429", { status: 429 }],
    ["401", { status: 401 }],
    ["an HTML page", { html: true }],
    ["a broken connection", { reset: true }],
    ["an answer that got lost after the work", { reset: true, after: true }],
  ])("%s: asked again with the same key until it is made, once", async (_what, mishap) => {
    await card.steer("scenario", { next: { endpoint, ...mishap } });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "asked" });
    expect(await ledger()).toMatchObject([{ state: "requested" }]);
    await resume();
    await resume();
    expect(await ledger()).toMatchObject([{ state: "processed", last_error: null }]);
    expect(await given()).toEqual({ count: 1, amount: 250_00 });
  });

  test("a refusal is final, and its amount is free again", async () => {
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    expect(await refund(1000_00)).toMatchObject({ ok: false });
    expect(await ledger()).toMatchObject([{ state: "failed" }]);
    expect(await refund(1000_00)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ payment_state: "refunded" });
  });

  test("one that counts as refused, and was made all the same, is made: once, with one mail", async () => {
    const key = randomUUID();
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    expect(await refund(400_00, key)).toMatchObject({ ok: false });
    // The provider was still at work on an earlier request with this key.
    const made = await card.shop().razorpay.refund(paymentId, 400_00, key, id);
    if (!made.ok) throw new Error(made.message);
    await Promise.all([1, 2, 3].map(() => settleProviderRefund(card.shop(), made.value.id)));
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1", last_error: null }]);
    expect(await refund(700_00)).toMatchObject({ ok: false, reason: "At most ₹600.00 can be refunded." });
    const mails = await database().db.selectFrom("mail_outbox").select("kind").execute();
    expect(mails.filter(({ kind }) => kind === "order-refunded")).toHaveLength(1);
  });

  test("one under way counts as asked, and as failed when the bank says so", async () => {
    await card.steer("refunds", { fail_next: 1 });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "made" });
    expect(await row()).toMatchObject({ payment_state: "captured" });
    expect(await refund(1_00)).toMatchObject({ ok: false });
    await expect
      .poll(async () => {
        await resume();
        return (await ledger())[0]?.state;
      })
      .toBe("failed");
    expect(await row()).toMatchObject({ payment_state: "captured" });
    expect(await refund(1000_00)).toMatchObject({ ok: true });
  });

  test("one made at the provider's own dashboard enters the ledger, as often as it is told", async () => {
    const { razorpay } = card.shop();
    const made = await razorpay.refund(paymentId, 600_00, "on-the-own-page", "");
    if (!made.ok) throw new Error(made.message);
    await Promise.all([1, 2, 3].map(() => settleProviderRefund(card.shop(), made.value.id)));
    expect(await ledger()).toMatchObject([{ amount_paise: 600_00, actor_id: null, state: "processed" }]);
    expect(await refund(500_00)).toMatchObject({ ok: false, reason: "At most ₹400.00 can be refunded." });
    expect(await refund(400_00)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ payment_state: "refunded" });
  });

  test("news of a refund that is quicker than news of its payment settles both", async () => {
    const { db } = database();
    await db.deleteFrom("payments").execute();
    await db
      .updateTable("orders")
      .set({ payment_state: "awaiting", status: "awaiting_razorpay_payment", fulfilment_state: "pending" })
      .execute();
    const made = await card.shop().razorpay.refund(paymentId, 600_00, "quicker-than-it", "");
    await settleProviderRefund(card.shop(), made.ok ? made.value.id : "");
    expect(await row()).toMatchObject({ status: "processing", payment_state: "captured" });
    expect(await ledger()).toMatchObject([{ amount_paise: 600_00, state: "processed" }]);
  });

  test("a webhook that is quicker than the answer is the same refund", async () => {
    await card.steer("scenario", { next: { endpoint, reset: true, after: true } });
    await refund(250_00);
    const { razorpay } = card.shop();
    const key = (await ledger())[0]?.idempotency_key ?? "";
    const same = await razorpay.refund(paymentId, 250_00, key, id);
    if (!same.ok) throw new Error(same.message);
    await settleProviderRefund(card.shop(), same.value.id);
    await resume();
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1" }]);
  });

  test("money that was due back is no longer, once it is back", async () => {
    const { db } = database();
    await db
      .updateTable("orders")
      .set({ status: "cancelled", fulfilment_state: "cancelled", refund_due: true })
      .execute();
    await refund(400_00);
    expect(await row()).toMatchObject({ refund_due: true, payment_state: "captured", status: "cancelled" });
    await refund(600_00);
    expect(await row()).toMatchObject({ refund_due: false, payment_state: "refunded", status: "cancelled" });
  });

  test("each refund brings one mail when it is made, and an invoiced order one credit note", async () => {
    const { db } = database();
    const issued = await issueInvoice(card.shop(), id, { forWhom: "owner", actorId: "admin-1" });
    expect(issued.ok).toBe(true);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => refund(250_00, key)));
    const [made] = await ledger();
    await Promise.all([1, 2].map(() => settleProviderRefund(card.shop(), made?.razorpay_refund_id ?? "")));
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    expect(await refund(100_00)).toMatchObject({ ok: false });
    const mails = await db
      .selectFrom("mail_outbox")
      .select("letter")
      .where("kind", "=", "order-refunded")
      .execute();
    const notes = await db.selectFrom("credit_notes").select(["number", "refund_id"]).execute();
    expect(notes).toMatchObject([{ number: expect.stringMatching(/^CRN\//), refund_id: made?.id }]);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0]?.letter)).toContain("₹250.00");
    expect(JSON.stringify(mails[0]?.letter)).toContain(notes[0]?.number);
  });

  test("a payment of the wrong sum goes back in full", async () => {
    const other = await addCardOrder(database());
    const facts = await findOrderPayment(database().db, other);
    const begun = facts && (await beginPayment(card.shop(), facts));
    const { payment } = await card.pay(begun?.ok ? begun.id : "", "success", { amount_override: 700_00 });
    await settlePayment(card.shop(), payment.id);
    expect(await refund(700_00, randomUUID(), other)).toEqual({ ok: true, kind: "made" });
    const after = await findOrderPayment(database().db, other);
    expect(after).toMatchObject({ refundDue: false, paymentState: "failed" });
  });
});
