import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import type { CardShop } from "../../../tests/database/card-shop.ts";
import { addDelivered, delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";
import { findReturn } from "../returns.db.server.ts";
import { settleReturn } from "./settle-return.server.ts";

eachReturnShop("a return", (shop, { asked, approve, receive, settle, suggested, approved, stock, mails }) => {
  test("of cash is approved, received and sent by UPI, with its credit note and a mail at each step", async () => {
    const order = await addDelivered(shop, delivered);
    await issueInvoice(shop, order.id, { forWhom: "owner", actorId: null });
    const id = await asked(order, { [order.bags]: 2 }, { upiId: "asha@upi" });
    expect(await approve(id)).toEqual({ kind: "done" });
    expect(await receive(id, { [order.bags]: [2, 1] })).toEqual({ kind: "done" });
    expect(await stock("bag")).toBe(4);
    expect(await suggested(id)).toEqual({ total: 540_00, shipping: 0 });
    expect(await settle(id, { resolution: "refund", amount: 540_00 })).toEqual({ kind: "settled" });
    const returned = { cash_returned: "540.00", payment_state: "cod_collected" };
    expect(await shop.orderOf(order.id)).toMatchObject(returned);
    expect(await shop.count("credit_notes")).toBe(1);
    const settled = { state: "settled", resolution: "refund", refund: 540_00 };
    expect(await findReturn(shop.db, "id", id)).toMatchObject(settled);
    expect(await mails()).toEqual([
      "return-step: Return we have your request",
      "return-step: Return is approved",
      "return-step: Return has reached us",
      "order-refunded: Refund for ",
      "return-step: Return is settled",
    ]);
    const acts = (await shop.rows("audit_log", { entity: "return_requests" })).map(({ action }) => action);
    expect(acts).toEqual(["return.approved", "return.received", "return.settled"]);
  });

  test("of cash that never came has no money to give", async () => {
    const order = await addDelivered(shop, delivered, { payment_state: "cod_due", cod_collected_at: null });
    const id = await approved(order, { [order.bags]: 1 });
    expect(await settle(id, { resolution: "refund", amount: 1_00 })).toEqual({ kind: "no-money" });
    expect(await settle(id, { resolution: "nothing" }, "Worn.")).toEqual({ kind: "settled" });
  });

  test("in parts comes to what was paid, and shipping goes back once", async () => {
    const order = await addDelivered(shop, delivered);
    let given = 0;
    for (const pieces of [{ [order.bags]: 1 }, { [order.tote]: 1 }, { [order.bags]: 1 }]) {
      const id = await approved(order, pieces);
      const { total } = await suggested(id);
      await settle(id, { resolution: "refund", amount: total });
      given += total;
    }
    expect(given).toBe(1000_00);
    const back = { payment_state: "refunded", cash_returned: "1000.00" };
    expect(await shop.orderOf(order.id)).toMatchObject(back);
  });
});

eachReturnShop("a return of what was paid by card", (shop, acts) => {
  const { wish, settle, approved, paidByCard, refunds } = acts;
  test("by card goes back once, whoever settles it how often", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 1 });
    const same = await wish(id, { resolution: "refund", amount: 270_00 });
    const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(shop, owner, same)));
    expect(settled.map(({ kind }) => kind).sort()).toEqual(["settled", "stale", "stale", "stale"]);
    const asked = { idempotency_key: `return:${id}`, amount_paise: 270_00, actor_id: "owner" };
    expect(await refunds()).toMatchObject([{ ...asked, state: "processed" }]);
    expect(await shop.asked("POST /v1/payments/:id/refund")).toBe(1);
  });

  const killed: CardShop["razorpay"]["refund"] = () => Promise.reject(new Error("killed"));
  const late: CardShop["razorpay"]["refund"] = async (...asked) => {
    await shop.razorpay.refund(...asked);
    return { ok: false, kind: "down", message: "no answer" };
  };

  test.each([
    ["killed before the provider is asked", killed],
    ["answered too late", late],
  ])("by card goes back once when the shop is %s", async (_how, refund) => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 1 });
    const broken = { ...shop, razorpay: { ...shop.razorpay, refund } };
    const wanted = await wish(id, { resolution: "refund", amount: 270_00 });
    const settled = await settleReturn(broken, owner, wanted);
    expect(settled).toEqual({ kind: "settled", refund: { ok: true, kind: "asked" } });
    await shop.resumeRefunds();
    await resumeRefunds(shop);
    expect(await refunds()).toMatchObject([{ amount_paise: 270_00, state: "processed" }]);
  });

  test("beside a refund at the provider's own dashboard never comes to more than was paid", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    await shop.razorpay.refund(order.paymentId, 900_00, "made-at-the-dashboard", order.id);
    const settled = await settle(id, { resolution: "refund", amount: 1000_00 });
    expect(settled).toMatchObject({ kind: "settled", refund: { ok: false } });
    const done = (await refunds()).filter(({ state }) => state !== "failed");
    expect(done.reduce((all, { amount_paise }) => all + amount_paise, 0)).toBeLessThanOrEqual(1000_00);
  });

  test("and the order's own refund share what was paid", async () => {
    const order = await paidByCard();
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    const [settled, refunded] = await Promise.all([
      settle(id, { resolution: "refund", amount: 1000_00 }),
      shop.refund(order.id, 1000_00),
    ]);
    expect([settled.kind === "settled", refunded.ok].filter(Boolean)).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
    expect(await shop.orderOf(order.id)).toMatchObject({ payment_state: "refunded" });
  });

  test("that the owner sends back by hand counts as what went back", async () => {
    const order = await paidByCard();
    await issueInvoice(shop, order.id, { forWhom: "owner", actorId: null });
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    const byHand = (amount: number) => settle(id, { resolution: "refund_by_hand", amount });
    expect(await byHand(1000_01)).toEqual({ kind: "too-much", left: 1000_00 });
    expect(await byHand(1000_00)).toEqual({ kind: "settled" });
    expect(await shop.orderOf(order.id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await shop.count("credit_notes")).toBe(1);
    expect(await shop.asked("POST /v1/payments/:id/refund")).toBe(0);
  });
});
