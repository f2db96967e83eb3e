import { expect, test } from "vitest";
import { addCardOrder, eachCardShopAndAbroad } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { refusal } from "../payment-refusal.ts";

eachCardShopAndAbroad("settling a payment", {}, (shop) => {
  const { facts, begin, begun, settle, orderOf, history } = shop;

  test("a captured payment makes the order processing, with one mail and one line of history", async () => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id), "success", { international: true });
    expect(await settle(payment.id)).toMatchObject({ kind: "paid", orderId: id });
    const kept = { status: "captured", international: true, captured_at: expect.any(Date) };
    expect(await shop.rows("payments")).toMatchObject([kept]);
    const paid = { ...inState("processing"), payment_state: "captured", paid_at: shop.clock };
    expect(await orderOf(id)).toMatchObject({ ...paid, razorpay_payment_id: payment.id, refund_due: false });
    expect(await shop.mails()).toMatchObject([{ kind: "order-paid", to_address: "asha@example.com" }]);
    expect(await history(id)).toEqual([["processing", `Paid by upi (${payment.id}).`]]);
  });

  test("20 at once confirm once, with one mail", async () => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id));
    const settled = await manyAtOnce(20, () => settle(payment.id));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["paid"]));
    expect(await shop.mails()).toHaveLength(1);
    expect(await history(id)).toHaveLength(1);
    expect((await orderOf(id)).version).toBe(3);
  });

  test("20 who begin to pay at once get the same order of the provider, made once", async () => {
    const id = await addCardOrder(shop);
    const answers = await manyAtOnce(20, () => begin(id));
    expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, amount: 1000_00, currency: "INR" });
    expect(await shop.asked("POST /v1/orders")).toBe(1);
    expect(await begun(id)).toBe(answers[0]?.ok && answers[0].id);
    expect(await shop.asked("POST /v1/orders")).toBe(1);
  });

  test("an authorised payment is captured for the order's amount", async () => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id), "authorized");
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await shop.asked("POST /v1/payments/:id/capture")).toBe(1);
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  test("a failed try leaves the order payable, and a later one pays it", async () => {
    const id = await addCardOrder(shop);
    const order = await begun(id);
    const first = await shop.pay(order, "fail");
    expect(await settle(first.payment.id)).toMatchObject({ kind: "failed" });
    const failed = { status: "payment_failed_razorpay", razorpay_payment_id: first.payment.id };
    const payment_reason = "Payment failed (Reason: payment_failed)";
    expect(await orderOf(id)).toMatchObject({ ...failed, payment_reason });
    expect(await begun(id)).toBe(order);
    expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment", payment_reason: null });
    // The provider tells of the old failure again: the new try goes on.
    await settle(first.payment.id);
    expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
    const second = await shop.pay(order);
    expect(await settle(second.payment.id)).toMatchObject({ kind: "paid" });
    await settle(first.payment.id);
    expect(await orderOf(id)).toMatchObject({ status: "processing", razorpay_payment_id: second.payment.id });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("a payment that failed and is authorised late still pays", async () => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id), "late");
    expect(await settle(payment.id)).toMatchObject({ kind: "failed" });
    await shop.steer("clock", { advance_s: 900 });
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await orderOf(id)).toMatchObject({ status: "processing", payment_reason: null });
  });

  test.each([
    ["less", { amount_override: 1_00 }],
    ["more", { amount_override: 2000_00 }],
    ["other money", { currency_override: "USD" }],
  ])("%s than was asked pays nothing and is due back", async (_what, more) => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id), "success", more);
    expect(await settle(payment.id)).toMatchObject({ kind: "mismatch" });
    await settle(payment.id);
    const failed = { status: "payment_verification_failed", payment_state: "failed" };
    expect(await orderOf(id)).toMatchObject({ ...failed, paid_at: null, refund_due: true });
    expect(await shop.mails()).toHaveLength(0);
    expect(await history(id)).toHaveLength(1);
  });

  test("a payment of nobody's order, or of none, changes nothing", async () => {
    const id = await addCardOrder(shop);
    await begun(id);
    const { payment } = await shop.pay((await facts(id)).providerOrderId ?? "");
    await shop.remove("payment_orders");
    expect(await settle(payment.id)).toEqual({ kind: "unknown" });
    expect(await settle("pay_00000000000000")).toMatchObject({ kind: "trouble" });
    expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
  });

  test("a second payment, at an older order of the provider, is due back", async () => {
    const id = await addCardOrder(shop);
    const old = await begun(id);
    await shop.set("payment_orders", {}, { state: "gone" });
    await shop.set("orders", {}, { razorpay_order_id: null });
    const live = await begun(id);
    expect(live).not.toBe(old);
    const first = await shop.pay(live);
    const second = await shop.pay(old);
    await settle(first.payment.id);
    await Promise.all([settle(second.payment.id), settle(second.payment.id)]);
    const paid = { status: "processing", razorpay_payment_id: first.payment.id, refund_due: true };
    expect(await orderOf(id)).toMatchObject(paid);
    expect(await shop.mails()).toHaveLength(1);
    expect(await history(id)).toHaveLength(2);
  });

  test("a cancelled order that gets paid stays cancelled, and its money is due back", async () => {
    const id = await addCardOrder(shop);
    const order = await begun(id);
    await shop.set("orders", {}, inState("cancelled"));
    const { payment } = await shop.pay(order);
    const settled = await manyAtOnce(5, () => settle(payment.id));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    const owed = { status: "cancelled", payment_state: "captured", refund_due: true };
    expect(await orderOf(id)).toMatchObject(owed);
    expect(await shop.mails()).toMatchObject([{ kind: "order-too-late" }]);
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("tooLate") });
  });

  test("a paid order that the owner cancels is not called confirmed when its browser asks later", async () => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id));
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("alreadyPaid") });
    await shop.set("orders", {}, inState("cancelled"));
    expect(await settle(payment.id)).toMatchObject({ kind: "too-late" });
  });
});
