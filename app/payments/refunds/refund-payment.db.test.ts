import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState, unpaidByCard } from "../../../tests/database/order-row.ts";
import { settleProviderRefund } from "./settle-refund.server.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachCardShop("refunding", {}, (shop) => {
  let id: string;
  let paymentId: string;
  beforeEach(async () => {
    id = await addCardOrder(shop);
    paymentId = await shop.paid(id);
    await shop.settle(paymentId);
  });

  const refund = (amount: number, key?: string, orderId = id) => shop.refund(orderId, amount, key);
  const ledger = () => shop.rows("payment_refunds", {}, "created_at");
  const given = async (): Promise<number[]> => {
    const listed = await shop.razorpay.refundsOf(paymentId);
    if (!listed.ok) throw new Error(listed.message);
    return listed.value.map(({ amount }) => amount);
  };
  const madeThere = async (amount: number, key: string, note = "") => {
    const made = await shop.razorpay.refund(paymentId, amount, key, note);
    if (!made.ok) throw new Error(made.message);
    return made.value.id;
  };

  test("a part, then the rest: the order is refunded when all is back", async () => {
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "captured", status: "processing" });
    expect(await refund(750_00)).toEqual({ ok: true, kind: "made" });
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "refunded", status: "processing" });
    expect(await ledger()).toMatchObject([
      { amount_paise: 250_00, state: "processed", actor_id: "admin-1", razorpay_payment_id: paymentId },
      { amount_paise: 750_00, state: "processed" },
    ]);
    expect(await shop.audit()).toMatchObject([{ action: "order.refunded", entity_id: id }, {}]);
    expect(await refund(1_00)).toMatchObject({ ok: false, reason: expect.stringContaining("left") });
  });

  test.each([
    ["more than was paid", 1000_01, "At most ₹1,000.00 can be refunded."],
    ["less than a rupee", 50, "A refund is one rupee at least."],
  ])("%s is refused without asking", async (_what, amount, reason) => {
    expect(await refund(amount)).toEqual({ ok: false, reason });
    expect(await ledger()).toEqual([]);
    expect(await shop.asked(endpoint)).toBe(0);
  });

  test("an unpaid or unknown order has nothing to give back", async () => {
    const unpaid = await addCardOrder(shop);
    expect(await refund(1_00, undefined, unpaid)).toMatchObject({ ok: false });
    expect(await refund(1_00, undefined, "nobody")).toMatchObject({ ok: false });
  });

  test("20 presses of one button refund once", async () => {
    const key = randomUUID();
    expect((await manyAtOnce(20, () => refund(400_00, key))).every(({ ok }) => ok)).toBe(true);
    expect(await given()).toEqual([400_00]);
    await shop.resumeRefunds();
    expect(await ledger()).toMatchObject([{ state: "processed" }]);
    expect(await shop.audit()).toHaveLength(1);
    expect(await refund(500_00, key)).toMatchObject({ ok: false });
  });

  test("20 refunds of ₹300 at once give no more than was paid", async () => {
    expect((await manyAtOnce(20, () => refund(300_00))).filter(({ ok }) => ok)).toHaveLength(3);
    expect(await given()).toEqual([300_00, 300_00, 300_00]);
  });

  test.each([
    ["a 500", { status: 500 }],
    ["429", { status: 429 }],
    ["401", { status: 401 }],
    ["an HTML page", { html: true }],
    ["a broken connection", { reset: true }],
    ["an answer that got lost after the work", { reset: true, after: true }],
  ])("%s: asked again with the same key until it is made, once", async (_what, mishap) => {
    await shop.mishap(endpoint, { ...mishap });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "asked" });
    expect(await ledger()).toMatchObject([{ state: "requested" }]);
    await shop.resumeRefunds();
    await shop.resumeRefunds();
    expect(await ledger()).toMatchObject([{ state: "processed", last_error: null }]);
    expect(await given()).toEqual([250_00]);
  });

  test("a refusal is final, and its amount is free again", async () => {
    await shop.mishap(endpoint, { status: 400 });
    expect(await refund(1000_00)).toMatchObject({ ok: false });
    expect(await ledger()).toMatchObject([{ state: "failed" }]);
    expect(await refund(1000_00)).toMatchObject({ ok: true });
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "refunded" });
  });

  test("one that counts as refused, and was made all the same, is made: once, with one mail", async () => {
    const key = randomUUID();
    await shop.mishap(endpoint, { status: 400 });
    expect(await refund(400_00, key)).toMatchObject({ ok: false });
    // The provider was still at work on an earlier request with this key.
    const made = await madeThere(400_00, key, id);
    await Promise.all([1, 2, 3].map(() => settleProviderRefund(shop, made)));
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1", last_error: null }]);
    expect(await refund(700_00)).toMatchObject({ ok: false, reason: "At most ₹600.00 can be refunded." });
    expect((await shop.mails()).filter(({ kind }) => kind === "order-refunded")).toHaveLength(1);
  });

  test("one under way counts as asked, and as failed when the bank says so", async () => {
    await shop.steer("refunds", { fail_next: 1 });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "made" });
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "captured" });
    expect(await refund(1_00)).toMatchObject({ ok: false });
    const resumed = async () => {
      await shop.resumeRefunds();
      return (await ledger())[0]?.state;
    };
    await expect.poll(resumed).toBe("failed");
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "captured" });
    expect(await refund(1000_00)).toMatchObject({ ok: true });
  });

  test("one made at the provider's own dashboard enters the ledger, as often as it is told", async () => {
    const made = await madeThere(600_00, "on-the-own-page");
    await Promise.all([1, 2, 3].map(() => settleProviderRefund(shop, made)));
    expect(await ledger()).toMatchObject([{ amount_paise: 600_00, actor_id: null, state: "processed" }]);
    expect(await refund(500_00)).toMatchObject({ ok: false, reason: "At most ₹400.00 can be refunded." });
    expect(await refund(400_00)).toMatchObject({ ok: true });
    expect(await shop.orderOf(id)).toMatchObject({ payment_state: "refunded" });
  });

  test("news of a refund that is quicker than news of its payment settles both", async () => {
    await shop.remove("payments");
    await shop.set("orders", {}, { ...unpaidByCard, fulfilment_state: "pending" });
    await settleProviderRefund(shop, await madeThere(600_00, "quicker-than-it"));
    expect(await shop.orderOf(id)).toMatchObject({ status: "processing", payment_state: "captured" });
    expect(await ledger()).toMatchObject([{ amount_paise: 600_00, state: "processed" }]);
  });

  test("a webhook that is quicker than the answer is the same refund", async () => {
    await shop.mishap(endpoint, { reset: true, after: true });
    await refund(250_00);
    const key = (await ledger())[0]?.idempotency_key ?? "";
    await settleProviderRefund(shop, await madeThere(250_00, key, id));
    await shop.resumeRefunds();
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1" }]);
  });

  test("money that was due back is no longer, once it is back", async () => {
    await shop.set("orders", {}, { ...inState("cancelled"), refund_due: true });
    const stands = async () => {
      const { status, payment_state, refund_due } = await shop.orderOf(id);
      return [status, payment_state, refund_due];
    };
    await refund(400_00);
    expect(await stands()).toEqual(["cancelled", "captured", true]);
    await refund(600_00);
    expect(await stands()).toEqual(["cancelled", "refunded", false]);
  });

  test("each refund brings one mail when it is made, and an invoiced order one credit note", async () => {
    expect((await issueInvoice(shop, id, { forWhom: "owner", actorId: "admin-1" })).ok).toBe(true);
    const key = randomUUID();
    await manyAtOnce(5, () => refund(250_00, key));
    const [made] = await ledger();
    await Promise.all([1, 2].map(() => settleProviderRefund(shop, made?.razorpay_refund_id ?? "")));
    await shop.mishap(endpoint, { status: 400 });
    expect(await refund(100_00)).toMatchObject({ ok: false });
    const mails = await shop.rows("mail_outbox", { kind: "order-refunded" });
    const notes = await shop.rows("credit_notes");
    expect(notes).toMatchObject([{ number: expect.stringMatching(/^CRN\//), refund_id: made?.id }]);
    expect(mails).toHaveLength(1);
    for (const fact of ["₹250.00", notes[0]?.number])
      expect(JSON.stringify(mails[0]?.letter)).toContain(fact);
  });

  test("a payment of the wrong sum goes back in full", async () => {
    const other = await addCardOrder(shop);
    await shop.settle(await shop.paid(other, "success", { amount_override: 700_00 }));
    expect(await refund(700_00, undefined, other)).toEqual({ ok: true, kind: "made" });
    expect(await shop.facts(other)).toMatchObject({ refundDue: false, paymentState: "failed" });
  });
});
