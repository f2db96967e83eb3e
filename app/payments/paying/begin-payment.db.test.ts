import { expect, test } from "vitest";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { verifyPayment } from "./verify-payment.server.ts";

eachCardShop("a provider that misbehaves while a payment begins", { on: "embedded" }, (shop) => {
  const { begin, begun, facts, settle, orderOf } = shop;

  test.each([
    ["a 500", { status: 500 }, 503],
    ["a page", { html: true }, 503],
    ["a broken connection", { reset: true }, 503],
    ["429", { status: 429 }, 503],
    ["wrong keys", { status: 401 }, 503],
    ["a refusal", { status: 400 }, 502],
  ])("%s: the order can be paid all the same, a moment later", async (_what, mishap, answered) => {
    const id = await addCardOrder(shop);
    await shop.mishap("POST /v1/orders", { times: 1, ...mishap });
    expect(await begin(id)).toMatchObject({ ok: false, status: answered });
    expect(await orderOf(id)).toMatchObject({ status: "payment_init_failed" });
    const razorpay_order_id = await begun(id);
    const status = "awaiting_razorpay_payment";
    expect(await orderOf(id)).toMatchObject({ status, razorpay_order_id });
  });

  test("an answer that got lost: a new order of the provider takes its place", async () => {
    const id = await addCardOrder(shop);
    await shop.mishap("POST /v1/orders", { reset: true, after: true });
    expect(await begin(id)).toMatchObject({ ok: false, status: 503 });
    expect(await begin(id)).toMatchObject({ ok: true });
  });

  test("an order that it does not know any more gives way to a new one", async () => {
    const id = await addCardOrder(shop);
    const old = await begun(id);
    await shop.steer("reset", {});
    const live = await begun(id);
    expect(live).not.toBe(old);
    expect(await orderOf(id)).toMatchObject({ razorpay_order_id: live });
  });

  test("an order paid there with a wrong sum gives way to a new one", async () => {
    const id = await addCardOrder(shop);
    const old = await begun(id);
    const wrong = await shop.pay(old, "success", { amount_override: 1_00 });
    const live = await begun(id);
    expect(live).not.toBe(old);
    const right = await shop.pay(live);
    await settle(right.payment.id);
    await settle(wrong.payment.id);
    const paid = { status: "processing", razorpay_payment_id: right.payment.id, refund_due: true };
    expect(await orderOf(id)).toMatchObject(paid);
  });

  test("an order that it knows as paid is settled instead of paid twice", async () => {
    const id = await addCardOrder(shop);
    await shop.pay(await begun(id));
    expect(await begin(id)).toMatchObject({ ok: false, status: 409, error: "This order is already paid." });
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  /** As the hosted platform's row has it: the provider's order is named, and nothing else known of it. */
  const loaded = async () => {
    const notes = {};
    const made = await shop.razorpay.createOrder({ amount: 1000_00, currency: "INR", receipt: "1", notes });
    if (!made.ok) throw new Error(made.message);
    const order = { status: "payment_failed_razorpay", razorpay_order_id: made.value.id } as const;
    return { id: await addCardOrder(shop, undefined, order), provider: made.value.id };
  };

  test("an order that was loaded with the provider's is paid by it, and found by every way", async () => {
    const { id, provider } = await loaded();
    expect(await begin(id)).toMatchObject({ ok: true, id: provider });
    const { payment, signature } = await shop.pay(provider);
    const proof = { providerOrderId: provider, paymentId: payment.id, signature };
    expect(await verifyPayment(shop, await facts(id), proof)).toEqual({ status: 200, verified: true });
    expect(await orderOf(id)).toMatchObject({ status: "processing", razorpay_payment_id: payment.id });
  });

  test("an order that was loaded, and is paid at the provider by now, is not paid twice", async () => {
    const { id, provider } = await loaded();
    await shop.pay(provider);
    expect(await begin(id)).toMatchObject({ ok: false, status: 409, error: "This order is already paid." });
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });
});
