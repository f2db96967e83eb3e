import { beforeEach, expect, test } from "vitest";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachCardShop("a refund that the provider did not make", { on: "embedded" }, (shop) => {
  let id: string;
  let paymentId: string;

  const { settle, orderOf } = shop;

  beforeEach(async () => {
    id = await addCardOrder(shop);
    paymentId = await shop.paid(id);
    await settle(paymentId);
    const cancelled = { status: "cancelled", fulfilment_state: "cancelled", refund_due: true } as const;
    await shop.set("orders", {}, cancelled);
  });

  const refund = (amount: number) => shop.refund(id, amount);
  const onTheOwnPage = (amount: number) => shop.razorpay.refund(paymentId, amount, `own-page-${amount}`, "");
  const ledger = () => shop.rows("payment_refunds", {}, "actor_id", "created_at");
  const settled = { refund_due: false, payment_state: "refunded", status: "cancelled" };

  test("was made as a whole in its own dashboard: that is learned, and nothing is due any more", async () => {
    await onTheOwnPage(1000_00);
    const reason = "The payment has been fully refunded already";
    expect(await refund(1000_00)).toEqual({ ok: false, reason });
    expect(await orderOf(id)).toMatchObject(settled);
    expect(await ledger()).toMatchObject([
      { state: "failed", actor_id: "admin-1" },
      { state: "processed", actor_id: null, amount_paise: 1000_00 },
    ]);
  });

  test("was made in part in its own dashboard: the rest can go back", async () => {
    await onTheOwnPage(300_00);
    await onTheOwnPage(100_00);
    expect(await refund(1000_00)).toMatchObject({ ok: false });
    expect(await refund(1000_00)).toEqual({ ok: false, reason: "At most ₹600.00 can be refunded." });
    expect(await refund(600_00)).toEqual({ ok: true, kind: "made" });
    expect(await orderOf(id)).toMatchObject(settled);
  });

  test("stays asked for while the list can't be read", async () => {
    await shop.mishap("GET /v1/payments/:id/refunds", { status: 500, times: 1 });
    await onTheOwnPage(1000_00);
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    await shop.resumeRefunds({ attempts: 1 });
    expect(await orderOf(id)).toMatchObject(settled);
    expect(await ledger()).toMatchObject([{ state: "failed" }, { state: "processed" }]);
  });

  test("was asked for in vain for days: it has failed, and can be asked for again", async () => {
    await shop.mishap(endpoint, { status: 500, times: 1 });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    expect(await refund(1000_00)).toMatchObject({ ok: false });
    await shop.resumeRefunds({ attempts: 40 });
    expect(await ledger()).toMatchObject([{ state: "failed", last_error: expect.stringContaining("again") }]);
    expect(await shop.asked(endpoint)).toBe(1);
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "made" });
    expect(await orderOf(id)).toMatchObject(settled);
  });

  test("was made long ago, and only its answers got lost: it counts as made", async () => {
    await shop.mishap(endpoint, { reset: true, after: true });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    await shop.resumeRefunds({ attempts: 40 });
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1" }]);
    expect(await shop.asked(endpoint)).toBe(1);
    expect(await orderOf(id)).toMatchObject(settled);
  });
});
