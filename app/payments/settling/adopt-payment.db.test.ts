import { randomUUID } from "node:crypto";
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

eachDatabase("the payment of an order that was loaded as paid", (database) => {
  let card: CardShop;
  let id: string;
  let paymentId: string;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());

  const { begun, settle, row } = cardOrders(database, () => card);

  // Paid, cancelled, and as a row of the hosted platform stands: without what is written beside it here.
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    id = await addCardOrder(database());
    paymentId = (await card.pay(await begun(id))).payment.id;
    await settle(paymentId);
    for (const table of ["payments", "payment_orders"] as const)
      await database().db.deleteFrom(table).execute();
    await change({ status: "cancelled", fulfilment_state: "cancelled", refund_due: true });
  });

  const change = (order: object) => database().db.updateTable("orders").set(order).execute();
  const refund = (amount: number) =>
    refundPayment(card.shop(), {
      orderId: id,
      amountPaise: paise(amount),
      actor: shopOwner({ id: "admin-1" }),
      idempotencyKey: randomUUID(),
    });
  const payments = () => database().db.selectFrom("payments").selectAll().execute();
  const onTheOwnPage = async (amount: number): Promise<void> => {
    const made = await card.shop().razorpay.refund(paymentId, amount, "on-the-own-page", "");
    if (!made.ok) throw new Error(made.message);
    expect(await settleProviderRefund(card.shop(), made.value.id)).toBeUndefined();
  };

  test("goes back by the order's page", async () => {
    expect(await refund(400_00)).toEqual({ ok: true, kind: "made" });
    expect(await row(id)).toMatchObject({ refund_due: true, payment_state: "captured" });
    expect(await refund(600_00)).toEqual({ ok: true, kind: "made" });
    expect(await row(id)).toMatchObject({
      refund_due: false,
      payment_state: "refunded",
      status: "cancelled",
    });
    expect(await payments()).toMatchObject([{ razorpay_payment_id: paymentId, outcome: "confirmed" }]);
  });

  test.each([
    ["a part", 400_00, { refund_due: true, payment_state: "captured" }],
    ["all", 1000_00, { refund_due: false, payment_state: "refunded" }],
  ])("is found when %s of it was sent back at the provider's own dashboard", async (_what, amount, after) => {
    await onTheOwnPage(amount);
    expect(await row(id)).toMatchObject(after);
    const ledger = await database().db.selectFrom("payment_refunds").selectAll().execute();
    expect(ledger).toMatchObject([{ amount_paise: amount, state: "processed", order_id: id }]);
  });

  test.each([
    ["another sum", { subtotal: "900.00", total_amount: "900.00" }],
    ["another order of the provider", { razorpay_order_id: "order_00000000000000" }],
  ])("that the provider knows with %s is left alone", async (_what, order) => {
    await change(order);
    expect(await refund(100_00)).toMatchObject({ ok: false, reason: expect.stringContaining("otherwise") });
    expect(await payments()).toEqual([]);
    expect(await card.asked("POST /v1/payments/:id/refund")).toBe(0);
  });

  test("is asked for again when the provider could not say", async () => {
    await card.steer("scenario", { next: { endpoint: "GET /v1/payments/:id", status: 500, times: 1 } });
    expect(await refund(100_00)).toMatchObject({ ok: false });
    expect(await refund(100_00)).toEqual({ ok: true, kind: "made" });
  });
});
