import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { refundPayment, resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { settleProviderRefund } from "#payments/refunds/settle-refund.server.ts";
import { paise } from "#values/money/money.ts";
import { type CardShop, clearPayments, openCardShop } from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { addDeliveredByCard, wanted } from "../../../tests/database/returned-order.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { listReturns } from "../admin/return-list.db.server.ts";
import { requestReturn } from "../asking/request-return.server.ts";
import { countUnpaidReturns, failedRefundOf } from "../failed-refund.db.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { approveReturn, receiveReturn } from "./answer-return.server.ts";
import { type SettleWish, settleReturn } from "./settle-return.server.ts";

const owner = shopOwner();
const delivered = new Date("2026-11-20T12:00:00+05:30");
const endpoint = "POST /v1/payments/:id/refund";
const listing = "GET /v1/payments/:id/refunds";

eachDatabase("a return whose refund failed", (database) => {
  let card: CardShop;
  let order: Awaited<ReturnType<typeof addDeliveredByCard>>;
  let id: string;
  beforeAll(async () => {
    card = await openCardShop(database, () => new Date("2026-11-21T12:00:00+05:30"));
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    await addProducts(database().db, [
      { id: "bag", name: "Bag", price: "300", stock_count: 3 },
      { id: "tote", name: "Tote", price: "400" },
    ]);
    order = await addDeliveredByCard(database(), card, delivered);
    await issueInvoice(card.shop(), order.id, { forWhom: "owner", actorId: null });
    const want = wanted(order.orderNumber, { [order.bags]: 1 });
    await requestReturn(card.shop(), want);
    id = want.id;
    await approveReturn(card.shop(), owner, await seen());
    const pieces = [{ orderItemId: order.bags, received: 1, resellable: 0 }];
    await receiveReturn(card.shop(), owner, { ...(await seen()), pieces });
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: false } });
  });

  const db = () => database().db;
  const seen = async () => ({ id, version: (await findReturn(db(), "id", id))?.version ?? 0 });
  const refund = { resolution: "refund", amount: paise(270_00) } as const;
  type Way = typeof refund | { resolution: "refund_by_hand"; amount: typeof refund.amount } | Other;
  type Other = { resolution: "replacement" | "nothing" };
  const wish = async (way: Way): Promise<SettleWish> => ({ ...(await seen()), words: null, ...way });
  const settle = async (way: Way) => settleReturn(card.shop(), owner, await wish(way));
  const ledger = async () =>
    (await db().selectFrom("payment_refunds").selectAll().orderBy("id").execute()).map(
      ({ idempotency_key: key, state }) => `${key.replace(id, "R")} ${state}`,
    );
  const given = async (): Promise<number> => {
    const listed = await card.shop().razorpay.refundsOf(order.paymentId);
    if (!listed.ok) throw new Error(listed.message);
    return listed.value
      .filter(({ state }) => state !== "failed")
      .reduce((all, { amount }) => all + amount, 0);
  };
  const mails = async (kind: string) =>
    (
      await db().selectFrom("mail_outbox").select("letter").where("kind", "=", kind).orderBy("id").execute()
    ).map(({ letter }) => JSON.stringify(letter));
  const listed = async () =>
    (await listReturns(db(), "settled", 1)).map(({ isUnpaid, id: each }) => [each === id, isUnpaid]);

  test("stands before the owner until it is settled again, and its money goes back once", async () => {
    expect(await countUnpaidReturns(db())).toBe(1);
    expect(await failedRefundOf(db(), id)).toEqual({ amount: 270_00, problem: expect.any(String) });
    expect(await listed()).toEqual([[true, true]]);
    const same = await wish(refund);
    const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(card.shop(), owner, same)));
    expect(settled.map(({ kind }) => kind).sort()).toEqual(["settled", "stale", "stale", "stale"]);
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(270_00);
    expect(await countUnpaidReturns(db())).toBe(0);
    expect(await listed()).toEqual([[true, false]]);
    expect(await settle(refund)).toEqual({ kind: "unfit" });
    expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
    const [first, again] = (await mails("return-step")).slice(-2);
    expect(first).not.toContain("at first");
    expect(again).toContain("Your money could not be sent back at first. ₹270.00 goes back");
    expect(await mails("order-refunded")).toHaveLength(1);
  });

  test("fails again, and again, and goes back in the end", async () => {
    for (const _ of [2, 3]) {
      await card.steer("scenario", { next: { endpoint, status: 400 } });
      expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: false } });
    }
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    expect(await ledger()).toEqual([
      ...["return:R failed", "return:R:2 failed", "return:R:3 failed", "return:R:4 processed"],
    ]);
    expect(await given()).toBe(270_00);
  });

  test("and was made all the same goes back no second time", async () => {
    // The provider was still at work on the earlier request.
    const made = await card.shop().razorpay.refund(order.paymentId, 270_00, `return:${id}`, order.id);
    expect(made.ok).toBe(true);
    for (const way of [
      refund,
      { ...refund, resolution: "refund_by_hand" },
      { resolution: "nothing" },
    ] as const)
      expect(await settle(way)).toEqual({ kind: "unfit" });
    expect(await ledger()).toEqual(["return:R processed"]);
    expect(await given()).toBe(270_00);
  });

  test("waits while the provider does not tell what it made", async () => {
    await card.steer("scenario", { next: { endpoint: listing, status: 500 } });
    expect(await settle({ resolution: "replacement" })).toMatchObject({ kind: "provider" });
    expect(await countUnpaidReturns(db())).toBe(1);
    expect(await db().selectFrom("shipments").selectAll().execute()).toEqual([]);
  });

  test("is settled by hand, with its credit note", async () => {
    expect(await settle({ ...refund, resolution: "refund_by_hand" })).toEqual({ kind: "settled" });
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(0);
    expect(await countUnpaidReturns(db())).toBe(0);
    expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
  });

  test("is settled by the same piece anew", async () => {
    expect(await settle({ resolution: "replacement" })).toEqual({ kind: "settled" });
    expect(await findReturn(db(), "id", id)).toMatchObject({ refund: null, sentInstead: "Bag × 1" });
    expect(await countUnpaidReturns(db())).toBe(0);
    expect(await given()).toBe(0);
  });

  test("counts as paid by what the owner sends from its order's page", async () => {
    const byButton = (amount: number) =>
      refundPayment(card.shop(), {
        ...{ orderId: order.id, amountPaise: paise(amount), actor: owner, idempotencyKey: randomUUID() },
      });
    await byButton(100_00);
    expect(await countUnpaidReturns(db())).toBe(1);
    await byButton(270_00);
    expect(await countUnpaidReturns(db())).toBe(0);
    expect(await settle(refund)).toEqual({ kind: "unfit" });
  });

  test("is known when the bank says no days later", async () => {
    await card.steer("refunds", { fail_next: 1 });
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    const asked = await db()
      .selectFrom("payment_refunds")
      .select("razorpay_refund_id")
      .where("idempotency_key", "=", `return:${id}:2`)
      .executeTakeFirst();
    await expect
      .poll(async () => {
        await settleProviderRefund(card.shop(), asked?.razorpay_refund_id ?? "");
        return countUnpaidReturns(db());
      })
      .toBe(1);
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    expect(await given()).toBe(270_00);
  });

  test("and is killed before the provider is asked again is asked by the job, once", async () => {
    const killed = { ...card.shop().razorpay, refund: () => Promise.reject(new Error("killed")) };
    await settleReturn({ ...card.shop(), razorpay: killed }, owner, await wish(refund));
    await db()
      .updateTable("payment_refunds")
      .set({ next_attempt_at: new Date(0) })
      .where("state", "=", "requested")
      .execute();
    await resumeRefunds(card.shop());
    await resumeRefunds(card.shop());
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(270_00);
  });
});
