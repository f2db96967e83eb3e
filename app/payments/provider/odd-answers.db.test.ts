import { expect, test } from "vitest";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { settleProviderRefund } from "../refunds/settle-refund.server.ts";
import { reconcilePayments } from "../settling/reconcile.server.ts";

// A provider that answers what none would: nothing of it is stored, nothing throws, and what was paid is
// found in the end.

eachCardShop("an odd answer of the provider", { on: "embedded" }, (shop) => {
  const { begin, begun, settle, orderOf } = shop;
  const reconcileLater = () => {
    shop.pass({ minutes: 10 });
    return reconcilePayments(shop);
  };
  const spoil = (endpoint: string, how: string, times = 1) => shop.mishap(endpoint, { spoil: how, times });
  const error = "The payment service answered something unexpected.";
  const inWords = { ok: false, status: 503, code: "noService", error };
  const kept = {
    payments: () => shop.column("payments", "razorpay_payment_id"),
    orders: () => shop.column("payment_orders", "razorpay_order_id"),
    refunds: () => shop.column("payment_refunds", "razorpay_refund_id"),
  };

  const odd = ["nul", "surrogate", "wild-id", "other-receipt"];
  test.each(odd)("to a new order (%s) is told in words, and the next asking makes one", async (how) => {
    const id = await addCardOrder(shop);
    await spoil("POST /v1/orders", how);
    expect(await begin(id)).toEqual(inWords);
    expect(await kept.orders()).toEqual([]);
    expect(await begin(id)).toMatchObject({ ok: true });
  });

  test("that names one order for two of ours is told in words, and the first one keeps it", async () => {
    const first = await addCardOrder(shop);
    const known = await begun(first);
    const second = await addCardOrder(shop);
    await spoil("POST /v1/orders", "doubled-id");
    expect(await begin(second)).toEqual(inWords);
    expect(await kept.orders()).toEqual([known]);
    expect(await begin(second)).toMatchObject({ ok: true });
  });

  test.each(["nul", "other-id"])("about a known order (%s) begins no payment", async (how) => {
    const id = await addCardOrder(shop);
    await begun(id);
    await spoil("GET /v1/orders/:id", how);
    expect(await begin(id)).toEqual(inWords);
    expect(await begin(id)).toMatchObject({ ok: true });
  });

  test.each(["nul", "other-id"])("about a payment (%s) keeps nothing; it is found later", async (how) => {
    const id = await addCardOrder(shop);
    const { payment } = await shop.pay(await begun(id));
    await spoil("GET /v1/payments/:id", how);
    expect(await settle(payment.id)).toMatchObject({ kind: "trouble", trouble: { kind: "odd" } });
    expect(await kept.payments()).toEqual([]);
    await reconcileLater();
    expect(await orderOf(id)).toMatchObject({ status: "processing", razorpay_payment_id: payment.id });
  });

  test("in a list hides no other payment, and holds up no other order", async () => {
    const [first, second] = [await addCardOrder(shop), await addCardOrder(shop)];
    const order = await begun(first);
    await shop.pay(order, "fail");
    const { payment } = await shop.pay(order);
    const other = await shop.pay(await begun(second));
    await shop.mishap("GET /v1/orders/:id/payments", { spoil: "wild-id", match: order });
    await reconcileLater();
    expect(await orderOf(first)).toMatchObject({ payment_state: "failed" });
    expect(await orderOf(second)).toMatchObject({ razorpay_payment_id: other.payment.id });
    await reconcileLater();
    const paid = { payment_state: "captured", razorpay_payment_id: payment.id };
    expect(await orderOf(first)).toMatchObject(paid);
  });

  test("that names one payment for two orders pays the first alone", async () => {
    const [first, second] = [await addCardOrder(shop), await addCardOrder(shop)];
    const { payment } = await shop.pay(await begun(first));
    await settle(payment.id);
    await shop.pay(await begun(second));
    await spoil("GET /v1/orders/:id/payments", "doubled-id");
    await reconcileLater();
    expect(await orderOf(second)).toMatchObject({ payment_state: "awaiting", razorpay_payment_id: null });
    expect(await kept.payments()).toEqual([payment.id]);
    await reconcileLater();
    expect(await orderOf(second)).toMatchObject({ payment_state: "captured" });
  });

  test.each(["nul", "wild-id", "other-id"])(
    "about a refund (%s) keeps none of it, and it is settled later",
    async (how) => {
      const paymentId = await shop.paid(await addCardOrder(shop));
      await settle(paymentId);
      const made = await shop.razorpay.refund(paymentId, 1000_00, "own-page-refund", "");
      const refund = made.ok ? made.value.id : "";
      await spoil("GET /v1/refunds/:id", how);
      expect(await settleProviderRefund(shop, refund)).toMatchObject({ kind: "odd" });
      expect(await kept.refunds()).toEqual([]);
      expect(await settleProviderRefund(shop, refund)).toBeUndefined();
      expect(await kept.refunds()).toEqual([refund]);
    },
  );

  test.each(["nul", "doubled-id"])("to a refund (%s) leaves it asked for", async (how) => {
    const ids = [await addCardOrder(shop), await addCardOrder(shop)];
    for (const id of ids) await settle(await shop.paid(id));
    const ask = (id = "") => shop.refund(id, 1000_00, `key-of-refund-${id}`);
    expect(await ask(ids[0])).toMatchObject({ ok: true, kind: "made" });
    await spoil("POST /v1/payments/:id/refund", how);
    expect(await ask(ids[1])).toMatchObject({ ok: true, kind: "asked" });
    expect((await kept.refunds()).filter((id) => id === null)).toHaveLength(1);
  });
});
