import { beforeEach, expect, test } from "vitest";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { settleProviderRefund } from "./settle-refund.server.ts";

eachCardShop("the payment of an order that was loaded as paid", { on: "embedded" }, (shop) => {
  let id: string;
  let paymentId: string;

  const { settle, orderOf } = shop;

  // Paid, cancelled, and as a row of the hosted platform stands: without what is written beside it here.
  beforeEach(async () => {
    id = await addCardOrder(shop);
    paymentId = await shop.paid(id);
    await settle(paymentId);
    for (const table of ["payments", "payment_orders"] as const) await shop.remove(table);
    await change({ status: "cancelled", fulfilment_state: "cancelled", refund_due: true });
  });

  const change = (order: object) => shop.set("orders", {}, order);
  const refund = (amount: number) => shop.refund(id, amount);
  const payments = () => shop.rows("payments");
  const onTheOwnPage = async (amount: number): Promise<void> => {
    const made = await shop.razorpay.refund(paymentId, amount, "on-the-own-page", "");
    if (!made.ok) throw new Error(made.message);
    expect(await settleProviderRefund(shop, made.value.id)).toBeUndefined();
  };

  test("goes back by the order's page", async () => {
    expect(await refund(400_00)).toEqual({ ok: true, kind: "made" });
    expect(await orderOf(id)).toMatchObject({ refund_due: true, payment_state: "captured" });
    expect(await refund(600_00)).toEqual({ ok: true, kind: "made" });
    const back = { refund_due: false, payment_state: "refunded", status: "cancelled" };
    expect(await orderOf(id)).toMatchObject(back);
    expect(await payments()).toMatchObject([{ razorpay_payment_id: paymentId, outcome: "confirmed" }]);
  });

  test.each([
    ["a part", 400_00, { refund_due: true, payment_state: "captured" }],
    ["all", 1000_00, { refund_due: false, payment_state: "refunded" }],
  ])("is found when %s of it was sent back at the provider's own dashboard", async (_what, amount, after) => {
    await onTheOwnPage(amount);
    expect(await orderOf(id)).toMatchObject(after);
    const ledger = await shop.rows("payment_refunds");
    expect(ledger).toMatchObject([{ amount_paise: amount, state: "processed", order_id: id }]);
  });

  test.each([
    ["another sum", { subtotal: "900.00", total_amount: "900.00" }],
    ["another order of the provider", { razorpay_order_id: "order_00000000000000" }],
  ])("that the provider knows with %s is left alone", async (_what, order) => {
    await change(order);
    expect(await refund(100_00)).toMatchObject({ ok: false, reason: expect.stringContaining("otherwise") });
    expect(await payments()).toEqual([]);
    expect(await shop.asked("POST /v1/payments/:id/refund")).toBe(0);
  });

  test("is asked for again when the provider could not say", async () => {
    await shop.mishap("GET /v1/payments/:id", { status: 500, times: 1 });
    expect(await refund(100_00)).toMatchObject({ ok: false });
    expect(await refund(100_00)).toEqual({ ok: true, kind: "made" });
  });
});
