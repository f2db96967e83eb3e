import { beforeEach, expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { settleProviderRefund } from "#payments/refunds/settle-refund.server.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import { paise, sum } from "#values/money/money.ts";
import { eachReturnShop, owner } from "../../../tests/database/returned-order.ts";
import { listReturns } from "../admin/return-list.db.server.ts";
import { failedRefundOf, unpaidReturns } from "../failed-refund.db.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { settleReturn } from "./settle-return.server.ts";

const endpoint = "POST /v1/payments/:id/refund";
const listing = "GET /v1/payments/:id/refunds";

const refund = { resolution: "refund", amount: 270_00 } as const;

eachReturnShop("a return whose refund failed", (shop, acts) => {
  let order: Awaited<ReturnType<typeof acts.paidByCard>>;
  let id: string;
  beforeEach(async () => {
    order = await acts.paidByCard();
    await issueInvoice(shop, order.id, { forWhom: "owner", actorId: null });
    id = await acts.approved(order, { [order.bags]: 1 });
    await acts.receive(id, { [order.bags]: [1, 0] });
    await shop.mishap(endpoint, { status: 400 });
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: false } });
  });

  const wish = (way: Parameters<typeof acts.settle>[1]) => acts.wish(id, way);
  const settle = (way: Parameters<typeof acts.settle>[1]) => acts.settle(id, way);
  const ledger = async () =>
    (await acts.refunds()).map((row) => `${row.idempotency_key.replace(id, "R")} ${row.state}`);
  const given = async (): Promise<number> => {
    const listed = await shop.razorpay.refundsOf(order.paymentId);
    if (!listed.ok) throw new Error(listed.message);
    return sum(listed.value.flatMap(({ state, amount }) => (state === "failed" ? [] : paise(amount))));
  };
  const mails = async (kind: string) =>
    (await shop.rows("mail_outbox", { kind }, "id")).map(({ letter }) => JSON.stringify(letter));
  const stillUnpaid = async () => (await countEach(shop.db, { unpaidReturns })).unpaidReturns;
  const listed = async () =>
    (await listReturns(shop.db, { tab: "settled", page: 1 })).map(({ isUnpaid, id: each }) => [
      each === id,
      isUnpaid,
    ]);

  test("stands before the owner until it is settled again, and its money goes back once", async () => {
    expect(await stillUnpaid()).toBe(1);
    expect(await failedRefundOf(shop.db, id)).toEqual({ amount: 270_00, problem: expect.any(String) });
    expect(await listed()).toEqual([[true, true]]);
    const same = await wish(refund);
    const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(shop, owner, same)));
    expect(settled.map(({ kind }) => kind).sort()).toEqual(["settled", "stale", "stale", "stale"]);
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(270_00);
    expect(await stillUnpaid()).toBe(0);
    expect(await listed()).toEqual([[true, false]]);
    expect(await settle(refund)).toEqual({ kind: "unfit" });
    expect(await shop.count("credit_notes")).toBe(1);
    const [first, again] = (await mails("return-step")).slice(-2);
    expect(first).not.toContain("at first");
    expect(again).toContain("Your money could not be sent back at first. ₹270.00 goes back");
    expect(await mails("order-refunded")).toHaveLength(1);
  });

  test("fails again, and again, and goes back in the end", async () => {
    for (const _ of [2, 3]) {
      await shop.mishap(endpoint, { status: 400 });
      expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: false } });
    }
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    const failed = ["return:R failed", "return:R:2 failed", "return:R:3 failed"];
    expect(await ledger()).toEqual([...failed, "return:R:4 processed"]);
    expect(await given()).toBe(270_00);
  });

  test("and was made all the same goes back no second time", async () => {
    // The provider was still at work on the earlier request.
    expect((await shop.razorpay.refund(order.paymentId, 270_00, `return:${id}`, order.id)).ok).toBe(true);
    const byHand = { ...refund, resolution: "refund_by_hand" } as const;
    for (const way of [refund, byHand, { resolution: "nothing" }] as const)
      expect(await settle(way)).toEqual({ kind: "unfit" });
    expect(await ledger()).toEqual(["return:R processed"]);
    expect(await given()).toBe(270_00);
  });

  test("waits while the provider does not tell what it made", async () => {
    await shop.mishap(listing, { status: 500 });
    expect(await settle({ resolution: "replacement" })).toMatchObject({ kind: "provider" });
    expect(await stillUnpaid()).toBe(1);
    expect(await shop.rows("shipments")).toEqual([]);
  });

  test("is settled by hand, with its credit note", async () => {
    expect(await settle({ ...refund, resolution: "refund_by_hand" })).toEqual({ kind: "settled" });
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(0);
    expect(await stillUnpaid()).toBe(0);
    expect(await shop.count("credit_notes")).toBe(1);
  });

  test("is settled by the same piece anew", async () => {
    expect(await settle({ resolution: "replacement" })).toEqual({ kind: "settled" });
    expect(await findReturn(shop.db, "id", id)).toMatchObject({ refund: null, sentInstead: "Bag × 1" });
    expect(await stillUnpaid()).toBe(0);
    expect(await given()).toBe(0);
  });

  test("counts as paid by what the owner sends from its order's page", async () => {
    await shop.refund(order.id, 100_00);
    expect(await stillUnpaid()).toBe(1);
    await shop.refund(order.id, 270_00);
    expect(await stillUnpaid()).toBe(0);
    expect(await settle(refund)).toEqual({ kind: "unfit" });
  });

  test("is known when the bank says no days later", async () => {
    await shop.steer("refunds", { fail_next: 1 });
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    const asked = await shop.row("payment_refunds", { idempotency_key: `return:${id}:2` });
    const unpaid = async () => {
      await settleProviderRefund(shop, asked.razorpay_refund_id ?? "");
      return stillUnpaid();
    };
    await expect.poll(unpaid).toBe(1);
    expect(await settle(refund)).toMatchObject({ kind: "settled", refund: { ok: true } });
    expect(await given()).toBe(270_00);
  });

  test("and is killed before the provider is asked again is asked by the job, once", async () => {
    const killed = { ...shop.razorpay, refund: () => Promise.reject(new Error("killed")) };
    await settleReturn({ ...shop, razorpay: killed }, owner, await wish(refund));
    await shop.set("payment_refunds", { state: "requested" }, { next_attempt_at: new Date(0) });
    await resumeRefunds(shop);
    await resumeRefunds(shop);
    expect(await ledger()).toEqual(["return:R failed", "return:R:2 processed"]);
    expect(await given()).toBe(270_00);
  });
});
