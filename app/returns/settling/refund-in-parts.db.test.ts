import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import { addDuesOrder, receiveDue } from "../../../tests/database/dues-order.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";
import { failedRefundOf, unpaidReturns } from "../failed-refund.db.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { settleReturn } from "./settle-return.server.ts";

const endpoint = "POST /v1/payments/:id/refund";
/** An order over ₹46,400, paid in an advance and a balance of ₹23,200 each. */
const [totes, half] = [45_800_00, 23_200_00];
const rest = totes - half;

eachReturnShop("a return of what was paid in two payments", (shop, acts) => {
  const { wish, settle, approved, refunds, suggested, mails } = acts;

  async function paidTwice(balanceBy: "card" | "bank" = "card") {
    const order = await addDuesOrder(shop, shop);
    for (const kind of ["advance", "balance"] as const) {
      if (kind === "advance" || balanceBy === "card") await shop.settle(await shop.paid(order.id));
      else await receiveDue(shop, order.id, kind);
    }
    await shop.set("orders", order.id, { ...inState("delivered"), delivered_at: delivered });
    const totesLine = { order_id: order.id, quantity: 200 };
    await shop.set("order_items", totesLine, { returnable: true });
    const { id: line } = await shop.row("order_items", totesLine);
    return { ...order, request: await approved(order, { [line]: 200 }) };
  }
  const refund = { resolution: "refund", amount: totes } as const;
  const ledger = async (id: string) => {
    const line = (row: Awaited<ReturnType<typeof refunds>>[number]) =>
      `${row.idempotency_key.replace(id, "R")} ${row.amount_paise} ${row.state}`;
    return (await refunds()).map(line).sort();
  };
  const inTwo = [`return:R ${half} processed`, `return:R-part2 ${rest} processed`];
  /** What is left at the provider of what was paid. */
  async function given(orderId: string): Promise<number> {
    const payments = await shop.rows("payments", { order_id: orderId });
    let all = 0;
    for (const { razorpay_payment_id: id } of payments) {
      const listed = await shop.razorpay.refundsOf(id);
      if (!listed.ok) throw new Error(listed.message);
      for (const { state, amount } of listed.value) if (state !== "failed") all += amount;
    }
    return all;
  }
  /** A shop at whose provider this part of a refund is refused. */
  const refusing = (part: string) => {
    const { razorpay } = shop;
    const refundOne: typeof razorpay.refund = async (id, amount, key, orderId) => {
      if (key.endsWith(part)) await shop.mishap(endpoint, { status: 400 });
      return razorpay.refund(id, amount, key, orderId);
    };
    return { ...shop, razorpay: { ...razorpay, refund: refundOne } };
  };

  const stillUnpaid = async () => (await countEach(shop.db, { unpaidReturns })).unpaidReturns;

  test("takes from both, once, whoever settles it how often", async () => {
    const { id, request } = await paidTwice();
    await issueInvoice(shop, id, { forWhom: "owner", actorId: null });
    expect(await suggested(request)).toEqual({ total: totes, shipping: 0 });
    const tooMuch = await settle(request, { ...refund, amount: 46_400_01 });
    expect(tooMuch).toEqual({ kind: "too-much", left: 46_400_00 });
    const same = await wish(request, refund);
    const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(shop, owner, same)));
    expect(settled.map(({ kind }) => kind).toSorted()).toEqual(["settled", "stale", "stale", "stale"]);
    expect(await ledger(request)).toEqual(inTwo);
    expect(await given(id)).toBe(totes);
    expect(await stillUnpaid()).toBe(0);
    const notes = await shop.rows("credit_notes", {}, "serial");
    const lines = notes.map(({ facts }) => parseInvoice(facts).lines.filter(({ amount }) => amount > 0));
    const first = { quantity: null, amount: half };
    expect(lines).toMatchObject([[first], [{ quantity: 200, amount: rest }]]);
    expect((await mails()).filter((mail) => mail.startsWith("order-refunded"))).toHaveLength(2);
    expect(await findReturn(shop.db, "id", request)).toMatchObject({ refund: totes });
  });

  test.each([
    ["first", "", half, "return:R", "return:R-part2"],
    ["second", "-part2", rest, "return:R-part2", "return:R"],
  ])("whose %s part failed is settled once more for that part alone", async (_, part, lacking, bad, good) => {
    const { id, request } = await paidTwice();
    const first = await settleReturn(refusing(part || request), owner, await wish(request, refund));
    expect(first).toMatchObject({ kind: "settled", refund: { ok: false } });
    const lines = [`${bad} ${lacking} failed`, `${good} ${totes - lacking} processed`];
    expect(await ledger(request)).toEqual(lines.sort());
    expect(await failedRefundOf(shop.db, request)).toEqual({ amount: lacking, problem: expect.any(String) });
    expect(await suggested(request)).toEqual({ total: lacking, shipping: 0 });
    const again = await wish(request, { ...refund, amount: lacking });
    const settled = await Promise.all([1, 2, 3].map(() => settleReturn(shop, owner, again)));
    expect(settled.map(({ kind }) => kind).toSorted()).toEqual(["settled", "stale", "stale"]);
    expect(await given(id)).toBe(totes);
    expect(await stillUnpaid()).toBe(0);
    expect(await findReturn(shop.db, "id", request)).toMatchObject({ refund: totes });
    expect(await settle(request, refund)).toEqual({ kind: "unfit" });
  });

  test("both of whose parts failed says so as one, and counts as paid by the owner's own refund", async () => {
    const { id, request } = await paidTwice();
    await settleReturn(refusing(""), owner, await wish(request, refund));
    expect(await stillUnpaid()).toBe(1);
    expect(await failedRefundOf(shop.db, request)).toMatchObject({ amount: totes });
    await shop.refund(id, 500_00);
    expect(await stillUnpaid()).toBe(1);
    await shop.refund(id, totes);
    expect(await stillUnpaid()).toBe(0);
    expect(await settle(request, refund)).toEqual({ kind: "unfit" });
  });

  test("and was made all the same, in both parts, goes back no second time", async () => {
    const { id, request } = await paidTwice();
    await settleReturn(refusing(""), owner, await wish(request, refund));
    for (const { razorpay_payment_id, amount_paise, idempotency_key } of await refunds())
      await shop.razorpay.refund(razorpay_payment_id, amount_paise, idempotency_key, id);
    expect(await settle(request, refund)).toEqual({ kind: "unfit" });
    expect(await stillUnpaid()).toBe(0);
    expect(await given(id)).toBe(totes);
  });

  test("waits while the provider tells of one of them only", async () => {
    const { request } = await paidTwice();
    await settleReturn(refusing(""), owner, await wish(request, refund));
    const { razorpay } = shop;
    let lists = 0;
    const refundsOf: typeof razorpay.refundsOf = async (id) => {
      lists += 1;
      return lists === 1 ? razorpay.refundsOf(id) : { ok: false, kind: "down", message: "no answer" };
    };
    const silent = { ...shop, razorpay: { ...razorpay, refundsOf } };
    const answer = await settleReturn(silent, owner, await wish(request, refund));
    expect(answer).toMatchObject({ kind: "provider" });
    expect(await stillUnpaid()).toBe(1);
  });

  test("loses neither part when the shop is killed before the provider is asked", async () => {
    const { id, request } = await paidTwice();
    const killed = { ...shop.razorpay, refund: () => Promise.reject(new Error("killed")) };
    await settleReturn({ ...shop, razorpay: killed }, owner, await wish(request, refund));

    await shop.resumeRefunds();
    await resumeRefunds(shop);
    expect(await given(id)).toBe(totes);
    expect((await refunds()).map(({ state }) => state)).toEqual(["processed", "processed"]);
  });

  test("is noted as sent by hand, out of both", async () => {
    const { id, request } = await paidTwice();
    const byHand = { resolution: "refund_by_hand", amount: totes } as const;
    expect(await settle(request, byHand)).toEqual({ kind: "settled" });
    expect(await ledger(request)).toEqual(inTwo);
    expect(await given(id)).toBe(0);
    expect((await mails()).filter((mail) => mail.startsWith("order-refunded"))).toHaveLength(1);
  });

  test("one by card and one by transfer gives back what is left of one of them", async () => {
    const { id, request } = await paidTwice("bank");
    expect(await settle(request, refund)).toEqual({ kind: "too-much", left: half });
    await shop.mishap(endpoint, { status: 400 });
    await settle(request, { ...refund, amount: half });
    expect(await stillUnpaid()).toBe(1);
    await shop.refund(id, 100_00);
    // More than is left of the card: it goes back by hand, and that is all.
    expect(await settle(request, { ...refund, amount: half })).toEqual({ kind: "settled" });
    expect(await stillUnpaid()).toBe(0);
    expect(await settle(request, { ...refund, amount: 100_00 })).toEqual({ kind: "unfit" });
  });
});
