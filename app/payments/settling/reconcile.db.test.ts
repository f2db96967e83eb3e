import { expect, test } from "vitest";
import { firstCheckAfter } from "#orders/payment/payment.ts";
import { checkSoon } from "#orders/payment/provider-orders.db.server.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { reportOutcome } from "../paying/report-outcome.server.ts";
import { reconcilePayments } from "./reconcile.server.ts";

eachCardShop("the reconcilers of several copies", {}, (shop) => {
  test("several copies at once ask once for each order", async () => {
    const orders = [];
    for (let index = 0; index < 25; index++) orders.push(await shop.begun(await addCardOrder(shop)));
    for (const provider of orders) await shop.pay(provider);
    shop.pass({ minutes: firstCheckAfter / 60_000 });
    await manyAtOnce(3, () => reconcilePayments(shop));
    expect(await shop.asked("GET /v1/orders/:id/payments")).toBe(25);
    expect(await shop.mails()).toHaveLength(25);
    expect(await shop.rows("orders", { status: "processing" })).toHaveLength(25);
  });
});

eachCardShop("the reconciler", { on: "embedded" }, (shop) => {
  const { orderOf } = shop;
  const pass = (milliseconds: number) => shop.pass({ minutes: milliseconds / 60_000 });
  const reconcile = () => reconcilePayments(shop);
  const firstCheck = () => {
    pass(firstCheckAfter);
    return reconcile();
  };
  const everyHour = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      pass(3600_000);
      await reconcile();
    }
  };
  const asked = () => shop.asked("GET /v1/orders/:id/payments");
  const begun = async () => begin(await addCardOrder(shop));
  /** Somebody's browser begins to pay. */
  const begin = async (id: string) => ({ id, provider: await shop.begun(id) });

  test("finds a payment whose browser and webhooks never came", async () => {
    const { id, provider } = await begun();
    await shop.pay(provider);
    await reconcile();
    expect(await asked()).toBe(0);
    await firstCheck();
    expect(await orderOf(id)).toMatchObject({ status: "processing", payment_state: "captured" });
    expect(await shop.mails()).toHaveLength(1);
    pass(24 * 3600_000);
    await reconcile();
    expect(await asked()).toBe(1);
  });

  test("takes the payment that worked, whichever failed before it", async () => {
    const { id, provider } = await begun();
    await shop.pay(provider, "fail");
    const { payment } = await shop.pay(provider);
    await firstCheck();
    expect(await orderOf(id)).toMatchObject({ status: "processing", razorpay_payment_id: payment.id });
  });

  test("learns why a payment failed that a browser only reports", async () => {
    const { id, provider } = await begun();
    const { payment } = await shop.pay(provider, "fail");
    await reportOutcome(shop, await shop.facts(id), "failed");
    expect(await orderOf(id)).toMatchObject({ status: "payment_failed_razorpay", payment_reason: null });
    pass(60_000);
    await reconcile();
    const payment_reason = "Payment failed (Reason: payment_failed)";
    expect(await orderOf(id)).toMatchObject({ payment_reason, razorpay_payment_id: payment.id });
  });

  test("captures what is only authorised", async () => {
    const { id, provider } = await begun();
    await shop.pay(provider, "authorized");
    await firstCheck();
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  test("asks what is due to be asked, however often somebody presses Pay again", async () => {
    const { id, provider } = await begun();
    await shop.pay(provider, "authorized");
    pass(firstCheckAfter);
    expect(await begin(id)).toEqual({ id, provider });
    await reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  test("finds the payment of a cancelled order too", async () => {
    const { id, provider } = await begun();
    await shop.pay(provider);
    await shop.set("orders", {}, inState("cancelled"));
    await firstCheck();
    expect(await orderOf(id)).toMatchObject({ status: "cancelled", refund_due: true });
  });

  test("asks ever more seldom, and no more after six days", async () => {
    await begun();
    await everyHour(7 * 24);
    expect(await asked()).toBeGreaterThan(20);
    expect(await asked()).toBeLessThan(40);
    const before = await asked();
    pass(24 * 3600_000);
    await reconcile();
    expect(await asked()).toBe(before);
  });

  test.each([
    ["ten hours", 10],
    ["almost seven days", 7 * 24 - 4],
  ])("a retry after %s is asked about like a new payment", async (_when, hours) => {
    const { id, provider } = await begun();
    await everyHour(hours);
    expect(await begin(id)).toEqual({ id, provider });
    await shop.pay(provider);
    await reconcile();
    expect(await orderOf(id)).toMatchObject({ payment_state: "awaiting" });
    await firstCheck();
    expect(await orderOf(id)).toMatchObject({ status: "processing", payment_state: "captured" });
  });

  test("a payment that waits for its bank is asked about for days, however old its order is", async () => {
    const { id } = await begun();
    await everyHour(8 * 24);
    const before = await asked();
    await checkSoon(shop.db, id, shop.clock);
    await reconcile();
    expect(await asked()).toBe(before + 1);
    await everyHour(7 * 24);
    expect(await asked()).toBeGreaterThan(before + 20);
    expect(await asked()).toBeLessThan(before + 40);
  });

  test("an hour without the provider uses up no questions", async () => {
    const { id, provider } = await begun();
    pass(firstCheckAfter);
    await shop.mishap("GET /v1/orders/:id/payments", { status: 401, times: 60 });
    for (let minute = 0; minute < 61; minute += 1) {
      await reconcile();
      pass(60_000);
    }
    await shop.pay(provider);
    pass(3600_000);
    await reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });

  test.each([
    ["500", { status: 500 }],
    ["429", { status: 429 }],
    ["401", { status: 401 }],
    ["HTML", { html: true }],
    ["connections that break", { reset: true, times: 2 }],
  ])("%s from the provider puts the question off, nothing else", async (_what, mishap) => {
    const { id, provider } = await begun();
    await shop.pay(provider);
    pass(firstCheckAfter);
    await shop.mishap("GET /v1/orders/:id/payments", { ...mishap });
    await reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "awaiting_razorpay_payment" });
    pass(5 * 60_000);
    await reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "processing" });
  });
});
