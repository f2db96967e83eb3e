import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { cardOrders } from "../../../tests/database/card-orders.ts";
import {
  addCardOrder,
  type CardShop,
  clearPayments,
  openCardShop,
} from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { refundPayment } from "../refunds/refund-payment.server.ts";
import { settleProviderRefund } from "../refunds/settle-refund.server.ts";
import { reconcilePayments } from "../settling/reconcile.server.ts";

// A provider that answers what none would: nothing of it is kept, nothing throws, and what was paid is found
// in the end.

eachDatabase("an odd answer of the provider", (database) => {
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
  const { begin, begun, settle, row } = cardOrders(database, () => card);
  const spoil = (endpoint: string, how: string, times = 1) =>
    card.steer("scenario", { next: { endpoint, spoil: how, times } });
  const inWords = {
    ok: false,
    status: 503,
    code: "noService",
    error: "The payment service answered something unexpected.",
  };
  const kept = async () => {
    const { db } = database();
    const payments = await db.selectFrom("payments").select("razorpay_payment_id as id").execute();
    const orders = await db.selectFrom("payment_orders").select("razorpay_order_id as id").execute();
    const refunds = await db.selectFrom("payment_refunds").select("razorpay_refund_id as id").execute();
    return { payments: payments.map(({ id }) => id), orders: orders.map(({ id }) => id), refunds };
  };

  test.each(["nul", "wild-id", "other-receipt"])(
    "to a new order (%s) is told in words, and the next asking makes one",
    async (how) => {
      const id = await addCardOrder(database());
      await spoil("POST /v1/orders", how);
      expect(await begin(id)).toEqual(inWords);
      expect((await kept()).orders).toEqual([]);
      expect(await begin(id)).toMatchObject({ ok: true });
    },
  );

  test("that names one order for two of ours is told in words, and the first one keeps it", async () => {
    const first = await addCardOrder(database());
    const known = await begun(first);
    const second = await addCardOrder(database());
    await spoil("POST /v1/orders", "doubled-id");
    expect(await begin(second)).toEqual(inWords);
    expect((await kept()).orders).toEqual([known]);
    expect(await begin(second)).toMatchObject({ ok: true });
  });

  test.each(["nul", "other-id"])("about a known order (%s) begins no payment", async (how) => {
    const id = await addCardOrder(database());
    await begun(id);
    await spoil("GET /v1/orders/:id", how);
    expect(await begin(id)).toEqual(inWords);
    expect(await begin(id)).toMatchObject({ ok: true });
  });

  test.each(["nul", "other-id"])(
    "about a payment (%s) keeps nothing, and the payment is found later",
    async (how) => {
      const id = await addCardOrder(database());
      const { payment } = await card.pay(await begun(id));
      await spoil("GET /v1/payments/:id", how);
      expect(await settle(payment.id)).toMatchObject({ kind: "trouble", trouble: { kind: "odd" } });
      expect((await kept()).payments).toEqual([]);
      now = new Date(now.getTime() + 10 * 60_000);
      await reconcilePayments(card.shop());
      expect(await row(id)).toMatchObject({ status: "processing", razorpay_payment_id: payment.id });
    },
  );

  test("in a list hides no other payment, and holds up no other order", async () => {
    const [first, second] = [await addCardOrder(database()), await addCardOrder(database())];
    const order = await begun(first);
    await card.pay(order, "fail");
    const { payment } = await card.pay(order);
    const other = await card.pay(await begun(second));
    await spoil("GET /v1/orders/:id/payments", "wild-id");
    now = new Date(now.getTime() + 10 * 60_000);
    await reconcilePayments(card.shop());
    expect(await row(first)).toMatchObject({ payment_state: "failed" });
    expect(await row(second)).toMatchObject({ razorpay_payment_id: other.payment.id });
    now = new Date(now.getTime() + 10 * 60_000);
    await reconcilePayments(card.shop());
    expect(await row(first)).toMatchObject({ payment_state: "captured", razorpay_payment_id: payment.id });
  });

  test("that names one payment for two orders pays the first alone", async () => {
    const [first, second] = [await addCardOrder(database()), await addCardOrder(database())];
    const { payment } = await card.pay(await begun(first));
    await settle(payment.id);
    await card.pay(await begun(second));
    await spoil("GET /v1/orders/:id/payments", "doubled-id");
    now = new Date(now.getTime() + 10 * 60_000);
    await reconcilePayments(card.shop());
    expect(await row(second)).toMatchObject({ payment_state: "awaiting", razorpay_payment_id: null });
    expect((await kept()).payments).toEqual([payment.id]);
    now = new Date(now.getTime() + 10 * 60_000);
    await reconcilePayments(card.shop());
    expect(await row(second)).toMatchObject({ payment_state: "captured" });
  });

  test.each(["nul", "wild-id", "other-id"])(
    "about a refund (%s) keeps none of it, and it is settled later",
    async (how) => {
      const id = await addCardOrder(database());
      const { payment } = await card.pay(await begun(id));
      await settle(payment.id);
      const made = await card.shop().razorpay.refund(payment.id, 1000_00, "own-page-refund", "");
      const refund = made.ok ? made.value.id : "";
      await spoil("GET /v1/refunds/:id", how);
      expect(await settleProviderRefund(card.shop(), refund)).toMatchObject({ kind: "odd" });
      expect((await kept()).refunds).toEqual([]);
      expect(await settleProviderRefund(card.shop(), refund)).toBeUndefined();
      expect((await kept()).refunds).toEqual([{ id: refund }]);
    },
  );

  test.each(["nul", "doubled-id"])("to a refund (%s) leaves it asked for", async (how) => {
    const ids = [await addCardOrder(database()), await addCardOrder(database())];
    for (const id of ids) await settle((await card.pay(await begun(id))).payment.id);
    const ask = (orderId = "") =>
      refundPayment(card.shop(), {
        ...{ orderId, amountPaise: paise(1000_00), actor: shopOwner() },
        idempotencyKey: `key-of-refund-${orderId}`,
      });
    expect(await ask(ids[0])).toMatchObject({ ok: true, kind: "made" });
    await spoil("POST /v1/payments/:id/refund", how);
    expect(await ask(ids[1])).toMatchObject({ ok: true, kind: "asked" });
    expect((await kept()).refunds.filter(({ id }) => id === null)).toHaveLength(1);
  });
});
