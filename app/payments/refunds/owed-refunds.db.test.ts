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
import { findOwedRefunds } from "./owed-refunds.db.server.ts";
import { refundPayment, resumeRefunds } from "./refund-payment.server.ts";

const endpoint = "POST /v1/payments/:id/refund";

eachDatabase("money that waits to go back", (database) => {
  let card: CardShop;
  let id: string;
  let paymentId: string;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());

  const { begun, settle, row } = cardOrders(database, () => card);
  const cancelled = { status: "cancelled", fulfilment_state: "cancelled" } as const;
  const orders = () => database().db.updateTable("orders");

  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    id = await addCardOrder(database());
    paymentId = (await card.pay(await begun(id))).payment.id;
  });

  const refund = (amount: number) =>
    refundPayment(card.shop(), {
      ...{ orderId: id, amountPaise: paise(amount), actor: shopOwner({ id: "admin-1" }) },
      idempotencyKey: randomUUID(),
    });
  const resume = async () => {
    await database()
      .db.updateTable("payment_refunds")
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await resumeRefunds(card.shop());
  };
  const owed = async () =>
    (await findOwedRefunds(database().db)).map(({ occasion }) => occasion.split(":")[0]);

  test("is a payment that came too late, until all of it is on its way back", async () => {
    await orders().set(cancelled).execute();
    await settle(paymentId);
    const { order_id_text: orderNumber } = await row(id);
    expect(await findOwedRefunds(database().db)).toEqual([
      { orderNumber, occasion: `refund-due:${paymentId}` },
    ]);
    await refund(400_00);
    expect(await owed()).toEqual(["refund-due"]);
    await card.steer("scenario", { next: { endpoint, status: 500 } });
    expect(await refund(600_00)).toEqual({ ok: true, kind: "asked" });
    expect(await owed()).toEqual([]);
  });

  test("is none that the owner has just caused by cancelling a paid order", async () => {
    await settle(paymentId);
    await orders()
      .set({ ...cancelled, refund_due: true })
      .execute();
    expect(await owed()).toEqual([]);
  });

  test.each([
    ["a card payment", "razorpay", "captured"],
    ["cash", "cod", "cod_collected"],
  ] as const)(
    "is %s of an order that was cancelled a day ago",
    async (_what, payment_method, payment_state) => {
      const order = { ...cancelled, payment_method, payment_state, refund_due: true };
      const add = (hours: number) =>
        addCardOrder(database(), [], { ...order, updated_at: new Date(Date.now() - hours * 3600_000) });
      await add(23);
      const forgotten = await add(25);
      expect((await findOwedRefunds(database().db)).map(({ occasion }) => occasion)).toEqual([
        `refund-due:${forgotten}`,
      ]);
    },
  );

  test("is a refund that was to go back later and failed, until it is asked for again", async () => {
    await settle(paymentId);
    await card.steer("scenario", { next: { endpoint, status: 500 } });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "asked" });
    expect(await owed()).toEqual([]);
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    await resume();
    expect(await owed()).toEqual(["refund-failed"]);
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    expect(await owed()).toEqual([]);
  });

  test("is a refund that was under way when the bank refused it, and none that was refused at once", async () => {
    await settle(paymentId);
    await card.steer("scenario", { next: { endpoint, status: 400 } });
    expect(await refund(250_00)).toMatchObject({ ok: false });
    expect(await owed()).toEqual([]);
    await card.steer("refunds", { fail_next: 1 });
    expect(await refund(250_00)).toEqual({ ok: true, kind: "made" });
    await expect
      .poll(async () => {
        await resume();
        return owed();
      })
      .toEqual(["refund-failed"]);
  });
});
