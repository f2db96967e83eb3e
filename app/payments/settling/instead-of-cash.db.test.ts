import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { collectCash } from "#orders/money-acts/cash-acts.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { billRows } from "#shipping/bill.ts";
import { sum } from "#values/money/money.ts";
import { eachCardShopAndAbroad } from "../../../tests/database/card-shop.ts";
import { manyAtOnce, shopOwner } from "../../../tests/database/each-shop.ts";
import { addOrder, linesForSale } from "../../../tests/database/order-row.ts";
import { processEvents } from "../events/process-events.server.ts";
import { reportOutcome } from "../paying/report-outcome.server.ts";
import { verifyPayment } from "../paying/verify-payment.server.ts";
import { refusal } from "../payment-refusal.ts";
import { reconcilePayments } from "./reconcile.server.ts";

const actor = shopOwner();

eachCardShopAndAbroad("a cash order that is paid by card", {}, (shop) => {
  const { facts, begin, begun, settle, orderOf, paid, history, cancel } = shop;
  const ahead = (given: Parameters<typeof shop.addPromotion>[0] = {}) =>
    shop.addPromotion({ title: "Paid ahead", kind: "prepaid", value: "50", ...given });
  const cashFee = { kind: "fee", label: "Cash on delivery fee", amount: 49_00 };
  /** Two totes of ₹500, ₹100 off by a code, and ₹49 for cash: ₹949. */
  const addCashOrder = async () => {
    const discounts = ["60.00", "40.00"].map((discount) => ({ discount, stock_taken: 1 }));
    const off = { kind: "discount", label: "Discount (TEN)", amount: 100_00 };
    return addOrder(shop.db, await linesForSale(shop.db, discounts), {
      ...{ discount_total: "100.00", fees: "49.00", cod_fee: "49.00", total_amount: "949.00" },
      adjustments: JSON.stringify([off, cashFee]),
      cod_confirm_by: new Date(shop.clock.getTime() + 3_600_000),
    });
  };
  const wholeOrder = async (id: string) => {
    const found = await findOrder(shop.db, (await orderOf(id)).order_id_text);
    if (!found) throw new Error("no such order");
    return found;
  };
  const uses = () => shop.rows("promotion_uses");
  const payment = (id: string) => shop.row("payments", { razorpay_payment_id: id });
  const addParcel = (id: string) =>
    shop.inTransaction(async (trx) => {
      await lockOrder(trx, id);
      await trx.insertInto("shipments").values({ order_id: id, number: 1 }).execute();
    });
  const collect = (orderId: string) => collectCash(shop, actor, { orderId, version: 1 });
  const invoice = (id: string) => issueInvoice(shop, id, { forWhom: "owner", actorId: "owner" });
  const untouched = {
    ...{ payment_method: "cod", payment_state: "cod_due", total_amount: "949.00", version: 1 },
    ...{ razorpay_order_id: null, razorpay_payment_id: null, status: "pending_cod_confirmation" },
  };

  test("is asked for less, changes nothing before the money is there, and then adds up anew", async () => {
    const promotion = await ahead({ most_uses: 5 });
    const id = await addCashOrder();
    expect(await begin(id)).toMatchObject({ ok: true, amount: 850_00 });
    const failed = await shop.pay(await begun(id), "fail");
    expect(await settle(failed.payment.id)).toMatchObject({ kind: "failed" });
    await reportOutcome(shop, await facts(id), "failed");
    expect(await orderOf(id)).toMatchObject(untouched);
    expect([await history(id), await shop.mails()]).toEqual([[], []]);

    const paymentId = await paid(id);
    expect(await settle(paymentId)).toMatchObject({ kind: "paid", orderId: id });
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_method: "razorpay", payment_state: "captured", status: "processing", paid_at: shop.clock },
      ...{ total_amount: "850.00", discount_total: "150.00", fees: "0.00", cod_fee: "0.00" },
      ...{ razorpay_payment_id: paymentId, cod_confirm_by: null, version: 2, refund_due: false },
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
    expect(await uses()).toMatchObject([{ state: "used", order_total: "850.00" }]);
    expect((await shop.row("promotions", promotion)).used).toBe(1);
    expect(await shop.mails()).toMatchObject([{ kind: "order-paid" }]);
    expect(await history(id)).toEqual([
      ["processing", `Paid by upi (${paymentId}) instead of in cash, which saved ₹99.00.`],
    ]);
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("alreadyPaid") });
  });

  test("keeps the price that it was offered, though the promotion has ended and is used up", async () => {
    const promotion = await ahead({ most_uses: 1 });
    const id = await addCashOrder();
    const order = await begun(id);
    await shop.set("promotions", promotion, { used: 1, active: false });
    // A payment that begins now is for the price of now, and an older window still pays its own.
    const next = await begun(id);
    expect(await begin(id)).toMatchObject({ id: next, amount: 900_00 });
    const [old, late] = [await shop.pay(order), await shop.pay(next)];
    expect(await settle(old.payment.id)).toMatchObject({ kind: "paid" });
    expect(await orderOf(id)).toMatchObject({ total_amount: "850.00", refund_due: false });
    expect(await settle(late.payment.id)).toMatchObject({ kind: "mismatch" });
    expect(await orderOf(id)).toMatchObject({
      ...{ total_amount: "850.00", payment_state: "captured", refund_due: true },
      razorpay_payment_id: old.payment.id,
    });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("by 50 who begin at once gets one order of the provider, and by 50 who tell is paid once", async () => {
    await ahead();
    const id = await addCashOrder();
    expect(new Set(await manyAtOnce(50, () => begun(id))).size).toBe(1);
    expect(await shop.asked("POST /v1/orders")).toBe(1);
    const paymentId = await paid(id);
    const settled = await manyAtOnce(50, () => settle(paymentId));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["paid"]));
    expect(await shop.mails()).toHaveLength(1);
    expect(await uses()).toHaveLength(1);
    expect(await orderOf(id)).toMatchObject({ version: 2, total_amount: "850.00" });
  });

  test.each([
    ["was cancelled", (id: string) => cancel(id), { status: "cancelled" }],
    ["got a parcel", (id: string) => addParcel(id), { status: "pending_cod_confirmation" }],
    ["has its cash", (id: string) => collect(id), { payment_state: "cod_collected" }],
    ["has its invoice", (id: string) => invoice(id), { payment_state: "cod_due" }],
  ] as const)("but %s meanwhile stays as it is, and the money goes back", async (_what, happens, stays) => {
    const id = await addCashOrder();
    const order = await begun(id);
    await happens(id);
    await shop.remove("mail_outbox");
    const { payment: late, signature } = await shop.pay(order);
    const settled = await manyAtOnce(5, () => settle(late.id));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_method: "cod", total_amount: "949.00", refund_due: true },
      ...stays,
    });
    expect(await payment(late.id)).toMatchObject({ outcome: "surplus", refund_due: true });
    expect(await shop.mails()).toMatchObject([{ kind: "order-back-to-cash" }]);
    const proof = { providerOrderId: order, paymentId: late.id, signature };
    expect(await verifyPayment(shop, await facts(id), proof)).toEqual({
      ...{ status: 200, verified: true, tooLate: true, ...refusal("backToCash") },
    });
    expect(await begin(id)).toMatchObject({ ok: false, status: 409 });
  });

  test.each([
    ["its cancellation", (id: string) => cancel(id)],
    ["its parcel", (id: string) => addParcel(id)],
    ["its cash", (id: string) => collect(id)],
  ] as const)("beside %s has one outcome", async (what, happens) => {
    for (let round = 0; round < 4; round += 1) {
      const id = await addCashOrder();
      const paymentId = await paid(id);
      await Promise.all([settle(paymentId), happens(id), settle(paymentId)]);
      const { payment_method, payment_state, refund_due, total_amount, fulfilment_state } = await orderOf(id);
      const isConverted = payment_method === "razorpay";
      const sums = isConverted ? ["900.00", "confirmed"] : ["949.00", "surplus"];
      expect([total_amount, (await payment(paymentId)).outcome]).toEqual(sums);
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
    const { payment: wrong } = await shop.pay(await begun(id), "success", more);
    expect(await settle(wrong.id)).toMatchObject({ kind: "mismatch" });
    await settle(wrong.id);
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_method: "cod", payment_state: "cod_due", refund_due: true },
      ...{ status: "pending_cod_confirmation" },
    });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("is found by the shop's own job when nobody tells, an authorised payment too", async () => {
    const id = await addCashOrder();
    await shop.pay(await begun(id), "authorized");
    shop.pass({ minutes: 4 });
    await Promise.all([reconcilePayments(shop), reconcilePayments(shop)]);
    await processEvents(shop);
    expect(await orderOf(id)).toMatchObject({ payment_method: "razorpay", payment_state: "captured" });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("an authorised payment that it takes no more is not captured", async () => {
    const id = await addCashOrder();
    const { payment: late } = await shop.pay(await begun(id), "authorized");
    await cancel(id);
    expect(await settle(late.id)).toMatchObject({ kind: "waiting" });
    expect(await shop.asked("POST /v1/payments/:id/capture")).toBe(0);
    expect(await orderOf(id)).toMatchObject({ payment_state: "cod_due", refund_due: false });
  });
});
