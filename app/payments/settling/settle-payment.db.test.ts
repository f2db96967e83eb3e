import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cardOrders } from "../../../tests/database/card-orders.ts";
import {
  addCardOrder,
  type CardShop,
  clearPayments,
  openCardShop,
} from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { refusal } from "../payment-refusal.ts";

eachDatabase("settling a payment", (database) => {
  let card: CardShop;
  let now = new Date();
  beforeAll(async () => {
    card = await openCardShop(database, () => now);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    now = new Date();
    await card.steer("reset", {});
    await clearPayments(database());
  });

  const { facts, begin, begun, settle, row, mails, history } = cardOrders(database, () => card);

  test("a captured payment makes the order processing, with one mail and one line of history", async () => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id));
    expect(await settle(payment.id)).toMatchObject({ kind: "paid", orderId: id });
    expect(await row(id)).toMatchObject({
      status: "processing",
      payment_state: "captured",
      fulfilment_state: "processing",
      razorpay_payment_id: payment.id,
      paid_at: now,
      refund_due: false,
    });
    expect(await mails()).toMatchObject([{ kind: "order-paid", to_address: "asha@example.com" }]);
    expect(await history(id)).toEqual([["processing", `Paid by upi (${payment.id}).`]]);
  });

  test("20 at once confirm once, with one mail", async () => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id));
    const settled = await Promise.all(Array.from({ length: 20 }, () => settle(payment.id)));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["paid"]));
    expect(await mails()).toHaveLength(1);
    expect(await history(id)).toHaveLength(1);
    expect((await row(id)).version).toBe(3);
  });

  test("20 who begin to pay at once get the same order of the provider, made once", async () => {
    const id = await addCardOrder(database());
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(id)));
    expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, amount: 1000_00, currency: "INR" });
    expect(await card.asked("POST /v1/orders")).toBe(1);
    expect(await begun(id)).toBe(answers[0]?.ok && answers[0].id);
    expect(await card.asked("POST /v1/orders")).toBe(1);
  });

  test("an authorised payment is captured for the order's amount", async () => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id), "authorized");
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await card.asked("POST /v1/payments/:id/capture")).toBe(1);
    expect(await row(id)).toMatchObject({ status: "processing" });
  });

  test("a failed try leaves the order payable, and a later one pays it", async () => {
    const id = await addCardOrder(database());
    const order = await begun(id);
    const first = await card.pay(order, "fail");
    expect(await settle(first.payment.id)).toMatchObject({ kind: "failed" });
    expect(await row(id)).toMatchObject({
      status: "payment_failed_razorpay",
      payment_reason: "Payment failed (Reason: payment_failed)",
      razorpay_payment_id: first.payment.id,
    });
    expect(await begun(id)).toBe(order);
    expect(await row(id)).toMatchObject({ status: "awaiting_razorpay_payment", payment_reason: null });
    // The provider tells of the old failure again: the new try goes on.
    await settle(first.payment.id);
    expect(await row(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
    const second = await card.pay(order);
    expect(await settle(second.payment.id)).toMatchObject({ kind: "paid" });
    await settle(first.payment.id);
    expect(await row(id)).toMatchObject({ status: "processing", razorpay_payment_id: second.payment.id });
    expect(await mails()).toHaveLength(1);
  });

  test("a payment that failed and is authorised late still pays", async () => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id), "late");
    expect(await settle(payment.id)).toMatchObject({ kind: "failed" });
    await card.steer("clock", { advance_s: 900 });
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await row(id)).toMatchObject({ status: "processing", payment_reason: null });
  });

  test.each([
    ["less", { amount_override: 1_00 }],
    ["more", { amount_override: 2000_00 }],
    ["other money", { currency_override: "USD" }],
  ])("%s than was asked pays nothing and is due back", async (_what, more) => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id), "success", more);
    expect(await settle(payment.id)).toMatchObject({ kind: "mismatch" });
    await settle(payment.id);
    expect(await row(id)).toMatchObject({
      status: "payment_verification_failed",
      payment_state: "failed",
      paid_at: null,
      refund_due: true,
    });
    expect(await mails()).toHaveLength(0);
    expect(await history(id)).toHaveLength(1);
  });

  test("a payment of nobody's order, or of none, changes nothing", async () => {
    const id = await addCardOrder(database());
    await begun(id);
    const { db } = database();
    const { payment } = await card.pay((await facts(id)).providerOrderId ?? "");
    await db.deleteFrom("payment_orders").execute();
    expect(await settle(payment.id)).toEqual({ kind: "unknown" });
    expect(await settle("pay_00000000000000")).toMatchObject({ kind: "trouble" });
    expect(await row(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
  });

  test("a second payment, at an older order of the provider, is due back", async () => {
    const id = await addCardOrder(database());
    const old = await begun(id);
    await database().db.updateTable("payment_orders").set({ state: "gone" }).execute();
    await database().db.updateTable("orders").set({ razorpay_order_id: null }).execute();
    const live = await begun(id);
    expect(live).not.toBe(old);
    const first = await card.pay(live);
    const second = await card.pay(old);
    await settle(first.payment.id);
    await Promise.all([settle(second.payment.id), settle(second.payment.id)]);
    expect(await row(id)).toMatchObject({
      status: "processing",
      razorpay_payment_id: first.payment.id,
      refund_due: true,
    });
    expect(await mails()).toHaveLength(1);
    expect(await history(id)).toHaveLength(2);
  });

  test("a cancelled order that gets paid stays cancelled, and its money is due back", async () => {
    const id = await addCardOrder(database());
    const order = await begun(id);
    await database()
      .db.updateTable("orders")
      .set({ status: "cancelled", fulfilment_state: "cancelled" })
      .execute();
    const { payment } = await card.pay(order);
    const settled = await Promise.all(Array.from({ length: 5 }, () => settle(payment.id)));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await row(id)).toMatchObject({ status: "cancelled", payment_state: "captured", refund_due: true });
    expect(await mails()).toMatchObject([{ kind: "order-too-late" }]);
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("tooLate") });
  });

  test("a paid order that the owner cancels is not called confirmed when its browser asks later", async () => {
    const id = await addCardOrder(database());
    const { payment } = await card.pay(await begun(id));
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("alreadyPaid") });
    const cancelled = { status: "cancelled", fulfilment_state: "cancelled" } as const;
    await database().db.updateTable("orders").set(cancelled).execute();
    expect(await settle(payment.id)).toMatchObject({ kind: "too-late" });
  });
});
