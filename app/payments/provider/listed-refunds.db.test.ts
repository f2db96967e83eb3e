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
import { refundPayment, resumeRefunds } from "../refunds/refund-payment.server.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachDatabase("a refund that the provider did not make, with no webhook to tell why", (database) => {
  let card: CardShop;
  let id: string;
  let paymentId: string;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());

  const { begun, settle, row } = cardOrders(database, () => card);

  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    id = await addCardOrder(database());
    paymentId = (await card.pay(await begun(id))).payment.id;
    await settle(paymentId);
    const cancelled = { status: "cancelled", fulfilment_state: "cancelled", refund_due: true } as const;
    await database().db.updateTable("orders").set(cancelled).execute();
  });

  const refund = (amount: number) =>
    refundPayment(card.shop(), {
      orderId: id,
      amountPaise: paise(amount),
      actor: shopOwner({ id: "admin-1" }),
      idempotencyKey: randomUUID(),
    });
  const onTheOwnPage = (amount: number) =>
    card.shop().razorpay.refund(paymentId, amount, `own-page-${amount}`, "");
  const ledger = () =>
    database()
      .db.selectFrom("payment_refunds")
      .selectAll()
      .orderBy("actor_id")
      .orderBy("created_at")
      .execute();
  const resume = async (attempts: number) => {
    await database()
      .db.updateTable("payment_refunds")
      .set({ attempts, next_attempt_at: new Date(0) })
      .execute();
    await resumeRefunds(card.shop());
  };
  const settled = { refund_due: false, payment_state: "refunded", status: "cancelled" };

  test("was made as a whole in its own dashboard: that is learned, and nothing is due any more", async () => {
    await onTheOwnPage(1000_00);
    expect(await refund(1000_00)).toEqual({
      ok: false,
      reason: "The payment has been fully refunded already",
    });
    expect(await row(id)).toMatchObject(settled);
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
    expect(await row(id)).toMatchObject(settled);
  });

  test("stays asked for while the list can't be read", async () => {
    const list = "GET /v1/payments/:id/refunds";
    await card.steer("scenario", { next: { endpoint: list, status: 500, times: 1 } });
    await onTheOwnPage(1000_00);
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    await resume(1);
    expect(await row(id)).toMatchObject(settled);
    expect(await ledger()).toMatchObject([{ state: "failed" }, { state: "processed" }]);
  });

  test("was asked for in vain for days: it has failed, and can be asked for again", async () => {
    await card.steer("scenario", { next: { endpoint, status: 500, times: 1 } });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    expect(await refund(1000_00)).toMatchObject({ ok: false });
    await resume(40);
    expect(await ledger()).toMatchObject([{ state: "failed", last_error: expect.stringContaining("again") }]);
    expect(await card.asked(endpoint)).toBe(1);
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "made" });
    expect(await row(id)).toMatchObject(settled);
  });

  test("was made long ago, and only its answers got lost: it counts as made", async () => {
    await card.steer("scenario", { next: { endpoint, reset: true, after: true } });
    expect(await refund(1000_00)).toEqual({ ok: true, kind: "asked" });
    await resume(40);
    expect(await ledger()).toMatchObject([{ state: "processed", actor_id: "admin-1" }]);
    expect(await card.asked(endpoint)).toBe(1);
    expect(await row(id)).toMatchObject(settled);
  });
});
