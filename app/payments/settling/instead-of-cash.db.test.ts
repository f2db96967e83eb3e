import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { collectCash } from "#orders/payment/cash-acts.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { billRows } from "#shipping/bill.ts";
import { sum } from "#values/money/money.ts";
import { cardOrders } from "../../../tests/database/card-orders.ts";
import { type CardShop, clearPayments, openCardShop } from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder, linesForSale } from "../../../tests/database/order-row.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { reportOutcome } from "../paying/report-outcome.server.ts";
import { verifyPayment } from "../paying/verify-payment.server.ts";
import { refusal } from "../payment-refusal.ts";
import { processEvents } from "./process-events.server.ts";
import { reconcilePayments } from "./reconcile.server.ts";

const actor = shopOwner();

eachDatabase("a cash order that is paid by card", (database) => {
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
    await database().db.deleteFrom("promotions").execute();
  });

  const { facts, begin, begun, settle, row, mails, history } = cardOrders(database, () => card);
  const db = () => database().db;
  const ahead = (given: Parameters<typeof addPromotion>[1] = {}) =>
    addPromotion(db(), { title: "Paid ahead", kind: "prepaid", value: "50", ...given });
  const cashFee = { kind: "fee", label: "Cash on delivery fee", amount: 49_00 };
  /** Two totes of ₹500, ₹100 off by a code, and ₹49 for cash: ₹949. */
  const addCashOrder = async (order: Parameters<typeof addOrder>[2] = {}) =>
    addOrder(
      db(),
      await linesForSale(db(), [
        { discount: "60.00", stock_taken: 1 },
        { discount: "40.00", stock_taken: 1 },
      ]),
      {
        ...{ discount_total: "100.00", fees: "49.00", cod_fee: "49.00", total_amount: "949.00" },
        adjustments: JSON.stringify([{ kind: "discount", label: "Discount (TEN)", amount: 100_00 }, cashFee]),
        ...{ cod_confirm_by: new Date(now.getTime() + 3_600_000) },
        ...order,
      },
    );
  const paid = async (id: string) => (await card.pay(await begun(id))).payment.id;
  const wholeOrder = async (id: string) => {
    const found = await findOrder(db(), (await row(id)).order_id_text);
    if (!found) throw new Error("no such order");
    return found;
  };
  const uses = () => db().selectFrom("promotion_uses").select(["state", "order_total"]).execute();
  const payment = (id: string) =>
    db().selectFrom("payments").selectAll().where("razorpay_payment_id", "=", id).executeTakeFirst();
  const addParcel = (id: string) =>
    inTransaction(db(), async (trx) => {
      await lockOrder(trx, id);
      await trx.insertInto("shipments").values({ order_id: id, number: 1 }).execute();
    });
  const cancel = async (id: string) => {
    const { order_id_text: orderNumber } = await row(id);
    return inTransaction(db(), (trx) =>
      cancelByBuyer(trx, card.shop(), { orderNumber, userId: null, reason: null }),
    );
  };
  const untouched = {
    ...{ payment_method: "cod", payment_state: "cod_due", total_amount: "949.00", version: 1 },
    ...{ razorpay_order_id: null, razorpay_payment_id: null, status: "pending_cod_confirmation" },
  };

  test("is asked for less, changes nothing before the money is there, and then adds up anew", async () => {
    const promotion = await ahead({ most_uses: 5 });
    const id = await addCashOrder();
    expect(await begin(id)).toMatchObject({ ok: true, amount: 850_00 });
    const failed = await card.pay(await begun(id), "fail");
    expect(await settle(failed.payment.id)).toMatchObject({ kind: "failed" });
    await reportOutcome(card.shop(), await facts(id), "failed");
    expect(await row(id)).toMatchObject(untouched);
    expect([await history(id), await mails()]).toEqual([[], []]);

    const paymentId = await paid(id);
    expect(await settle(paymentId)).toMatchObject({ kind: "paid", orderId: id });
    expect(await row(id)).toMatchObject({
      ...{ payment_method: "razorpay", payment_state: "captured", status: "processing", paid_at: now },
      ...{
        total_amount: "850.00",
        discount_total: "150.00",
        fees: "0.00",
        cod_fee: "0.00",
        refund_due: false,
      },
      ...{ razorpay_payment_id: paymentId, cod_confirm_by: null, version: 2 },
    });
    const order = await wholeOrder(id);
    expect(billRows(order).map(({ label, amount }) => [label, amount])).toEqual([
      ["Subtotal", 1000_00],
      ["Discount (TEN)", -100_00],
      ["Discount (Paid ahead)", -50_00],
      ["Shipping (standard)", 0],
      ["Total", 850_00],
    ]);
    expect(sum(order.lines.map(({ discount }) => discount))).toBe(150_00);
    expect(await uses()).toEqual([{ state: "used", order_total: "850.00" }]);
    const { used } = await db()
      .selectFrom("promotions")
      .select("used")
      .where("id", "=", promotion)
      .executeTakeFirstOrThrow();
    expect(used).toBe(1);
    expect(await mails()).toMatchObject([{ kind: "order-paid" }]);
    expect(await history(id)).toEqual([
      ["processing", `Paid by upi (${paymentId}) instead of in cash, which saved ₹99.00.`],
    ]);
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("alreadyPaid") });
  });

  test("keeps the price that it was offered, though the promotion has ended and is used up", async () => {
    const promotion = await ahead({ most_uses: 1 });
    const id = await addCashOrder();
    const order = await begun(id);
    await db()
      .updateTable("promotions")
      .set({ used: 1, active: false })
      .where("id", "=", promotion)
      .execute();
    // Whoever begins now is asked for the price of now, and an older window still pays its own.
    const next = await begun(id);
    expect(await begin(id)).toMatchObject({ id: next, amount: 900_00 });
    const [old, late] = [await card.pay(order), await card.pay(next)];
    expect(await settle(old.payment.id)).toMatchObject({ kind: "paid" });
    expect(await row(id)).toMatchObject({ total_amount: "850.00", refund_due: false });
    expect(await settle(late.payment.id)).toMatchObject({ kind: "mismatch" });
    expect(await row(id)).toMatchObject({
      ...{ total_amount: "850.00", payment_state: "captured", refund_due: true },
      razorpay_payment_id: old.payment.id,
    });
    expect(await mails()).toHaveLength(1);
  });

  test("by 50 who begin at once gets one order of the provider, and by 50 who tell is paid once", async () => {
    await ahead();
    const id = await addCashOrder();
    const begunBy = await Promise.all(Array.from({ length: 50 }, () => begun(id)));
    expect(new Set(begunBy).size).toBe(1);
    expect(await card.asked("POST /v1/orders")).toBe(1);
    const paymentId = await paid(id);
    const settled = await Promise.all(Array.from({ length: 50 }, () => settle(paymentId)));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["paid"]));
    expect(await mails()).toHaveLength(1);
    expect(await uses()).toHaveLength(1);
    expect(await row(id)).toMatchObject({ version: 2, total_amount: "850.00" });
  });

  test.each([
    ["was cancelled", (id: string) => cancel(id), { status: "cancelled" }],
    ["got a parcel", (id: string) => addParcel(id), { status: "pending_cod_confirmation" }],
    [
      "has its cash",
      (id: string) => collectCash(card.shop(), actor, { orderId: id, version: 1 }),
      { payment_state: "cod_collected" },
    ],
    [
      "has its invoice",
      (id: string) => issueInvoice(card.shop(), id, { forWhom: "owner", actorId: "owner" }),
      { payment_state: "cod_due" },
    ],
  ] as const)("but %s meanwhile stays as it is, and the money goes back", async (_what, happens, stays) => {
    const id = await addCashOrder();
    const order = await begun(id);
    await happens(id);
    await db().deleteFrom("mail_outbox").execute();
    const { payment: late, signature } = await card.pay(order);
    const settled = await Promise.all(Array.from({ length: 5 }, () => settle(late.id)));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await row(id)).toMatchObject({
      ...{ payment_method: "cod", total_amount: "949.00", refund_due: true },
      ...stays,
    });
    expect(await payment(late.id)).toMatchObject({ outcome: "surplus", refund_due: true });
    expect(await mails()).toMatchObject([{ kind: "order-back-to-cash" }]);
    const proof = { providerOrderId: order, paymentId: late.id, signature };
    expect(await verifyPayment(card.shop(), await facts(id), proof)).toEqual({
      ...{ status: 200, verified: true, tooLate: true, ...refusal("backToCash") },
    });
    expect(await begin(id)).toMatchObject({ ok: false, status: 409 });
  });

  test.each([
    ["its cancellation", (id: string) => cancel(id)],
    ["its parcel", (id: string) => addParcel(id)],
    ["its cash", (id: string) => collectCash(card.shop(), actor, { orderId: id, version: 1 })],
  ] as const)("beside %s has one outcome", async (what, happens) => {
    for (let round = 0; round < 4; round += 1) {
      const id = await addCashOrder();
      const paymentId = await paid(id);
      await Promise.all([settle(paymentId), happens(id), settle(paymentId)]);
      const { payment_method, payment_state, refund_due, total_amount, fulfilment_state } = await row(id);
      const isConverted = payment_method === "razorpay";
      expect([total_amount, (await payment(paymentId))?.outcome]).toEqual(
        isConverted ? ["900.00", "confirmed"] : ["949.00", "surplus"],
      );
      expect(refund_due).toBe(!isConverted || fulfilment_state === "cancelled");
      if (isConverted) expect(payment_state).toBe("captured");
      if (what === "its cash" && !isConverted) expect(payment_state).toBe("cod_collected");
    }
  });

  test.each([
    ["less", { amount_override: 1_00 }],
    ["other money", { currency_override: "USD" }],
  ])("by %s than was asked is not paid, and the money is due back", async (_what, more) => {
    const id = await addCashOrder();
    const { payment: wrong } = await card.pay(await begun(id), "success", more);
    expect(await settle(wrong.id)).toMatchObject({ kind: "mismatch" });
    await settle(wrong.id);
    expect(await row(id)).toMatchObject({
      ...{ payment_method: "cod", payment_state: "cod_due", refund_due: true },
      ...{ status: "pending_cod_confirmation" },
    });
    expect(await mails()).toHaveLength(1);
  });

  test("is found by the shop's own job when nobody tells, an authorised payment too", async () => {
    const id = await addCashOrder();
    await card.pay(await begun(id), "authorized");
    now = new Date(now.getTime() + 4 * 60_000);
    await Promise.all([reconcilePayments(card.shop()), reconcilePayments(card.shop())]);
    await processEvents(card.shop());
    expect(await row(id)).toMatchObject({ payment_method: "razorpay", payment_state: "captured" });
    expect(await mails()).toHaveLength(1);
  });

  test("an authorised payment that it takes no more is not captured", async () => {
    const id = await addCashOrder();
    const { payment: late } = await card.pay(await begun(id), "authorized");
    await cancel(id);
    expect(await settle(late.id)).toMatchObject({ kind: "waiting" });
    expect(await card.asked("POST /v1/payments/:id/capture")).toBe(0);
    expect(await row(id)).toMatchObject({ payment_state: "cod_due", refund_due: false });
  });
});
