import { expect, test } from "vitest";
import { findDues } from "#orders/dues/dues.db.server.ts";
import type { DueKind } from "#orders/dues/dues.ts";
import { undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import { eachCardShop } from "../../../tests/database/card-shop.ts";
import { addDuesOrder, dueOf, receiveDue } from "../../../tests/database/dues-order.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { reportOutcome } from "../paying/report-outcome.server.ts";
import { verifyPayment } from "../paying/verify-payment.server.ts";
import { refusal } from "../payment-refusal.ts";
import { reconcilePayments } from "./reconcile.server.ts";

eachCardShop("an order that is paid in parts", {}, (shop) => {
  const { facts, begin, begun, settle, cancel, orderOf, history, paid: pay, mailKinds: kinds } = shop;
  type Offer = Parameters<typeof addDuesOrder>[2];
  const add = async (offer?: Offer) => (await addDuesOrder(shop, shop, offer)).id;
  const dues = async (id: string) =>
    (await findDues(shop.db, id)).map(({ kind, method, paymentId }) => `${kind} ${method} ${paymentId}`);
  const outcomes = async (id: string) => {
    const rows = await shop.rows("payments", { order_id: id });
    const outcome = (row: (typeof rows)[number]) => [row.outcome, row.refund_due];
    return Object.fromEntries(rows.map((row) => [row.razorpay_payment_id, outcome(row)]));
  };
  const receive = (id: string, kind: DueKind) => receiveDue(shop, id, kind);
  const undo = async (id: string, kind: "advance" | "balance") =>
    undoPayment(shop, shop.owner, {
      ...{ orderId: id, version: (await orderOf(id)).version, dueId: (await dueOf(shop.db, id, kind)).id },
    });

  test("is asked for its advance, then for its balance, and is paid once both are there", async () => {
    const id = await add();
    expect(await begin(id)).toMatchObject({ ok: true, amount: 23_200_00 });
    const first = await pay(id);
    expect(await settle(first)).toMatchObject({ kind: "paid", orderId: id });
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_state: "part_paid", status: "processing", fulfilment_state: "processing", paid_at: null },
      ...{ razorpay_order_id: null, razorpay_payment_id: null, refund_due: false },
    });
    const second = await pay(id);
    expect(await settle(second)).toMatchObject({ kind: "paid" });
    const whole = { payment_state: "captured", status: "processing", paid_at: shop.clock };
    expect(await orderOf(id)).toMatchObject(whole);
    expect(await dues(id)).toEqual([`advance razorpay ${first}`, `balance razorpay ${second}`]);
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("alreadyPaid") });
    expect(await history(id)).toMatchObject([
      ["pending", null],
      ["processing", `Advance of ₹23,200.00 paid by upi (${first}).`],
      ["processing", `Balance of ₹23,200.00 paid by upi (${second}).`],
    ]);
    expect(await kinds()).toEqual(["order-advance", "order-paid"]);
  });

  test("is paid whole by one payment, and by nothing but its sum", async () => {
    const id = await add({ advancePercent: 0 });
    const wrong = await pay(id, "success", { amount_override: 1_00 });
    expect(await settle(wrong)).toMatchObject({ kind: "mismatch" });
    const owed = { payment_state: "awaiting", refund_due: true, status: "pending" };
    expect(await orderOf(id)).toMatchObject(owed);
    const paid = await pay(id);
    expect(await settle(paid)).toMatchObject({ kind: "paid" });
    expect(await outcomes(id)).toEqual({ [wrong]: ["mismatch", true], [paid]: ["confirmed", false] });
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await kinds()).toEqual(["order-surplus", "order-paid"]);
  });

  test("keeps no trace of what came to nothing", async () => {
    const id = await add();
    const { version } = await orderOf(id);
    const failed = await pay(id, "fail");
    expect(await settle(failed)).toMatchObject({ kind: "failed" });
    await reportOutcome(shop, await facts(id), "failed");
    const forged = { providerOrderId: "order_x", paymentId: failed, signature: "x" };
    expect(await verifyPayment(shop, await facts(id), forged)).toMatchObject({ verified: false });
    await shop.mishap("POST /v1/orders", { status: 500 });
    expect(await orderOf(id)).toMatchObject({ payment_state: "awaiting", status: "pending", version });
    expect(await settle(await pay(id))).toMatchObject({ kind: "paid" });
    expect(await settle(failed)).toMatchObject({ kind: "paid" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "part_paid" });
  });

  test("begun twenty times at once and told of as often, it pays its part once", async () => {
    const id = await add();
    expect(new Set(await manyAtOnce(20, () => begun(id))).size).toBe(1);
    const paid = await pay(id);
    await manyAtOnce(20, () => settle(paid));
    expect(await settle(paid)).toMatchObject({ kind: "paid" });
    expect((await history(id)).length).toBe(2);
    expect(await kinds()).toEqual(["order-advance"]);
  });

  test("what a card pays for a part that came by bank meanwhile goes back, and its buyer is told", async () => {
    const id = await add();
    const late = await pay(id);
    expect(await receive(id, "advance")).toEqual({ kind: "kept", isToldToCustomer: true });
    expect(await settle(late)).toMatchObject({ kind: "too-late" });
    expect(await outcomes(id)).toEqual({ [late]: ["surplus", true] });
    expect(await orderOf(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await kinds()).toEqual(["order-advance", "order-surplus"]);
    // It stays a surplus, whatever the owner takes back.
    expect(await undo(id, "advance")).toMatchObject({ kind: "kept" });
    expect(await settle(late)).toMatchObject({ kind: "too-late" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "awaiting", refund_due: true, paid_at: null });
    expect(await kinds()).toEqual(["order-advance", "order-surplus"]);
  });

  test("nobody is led to pay a part that came by bank", async () => {
    const id = await add();
    const advance = await begun(id);
    await receive(id, "advance");
    const balance = await begun(id);
    expect(balance).not.toBe(advance);
    // The owner was wrong: it is the advance again, not the balance of the same sum.
    await undo(id, "advance");
    const again = await begun(id);
    expect([advance, balance]).not.toContain(again);
    const paid = await settle((await shop.pay(again)).payment.id);
    expect(paid).toMatchObject({ kind: "paid" });
    const [advanceDue, balanceDue] = await findDues(shop.db, id);
    expect(advanceDue).toMatchObject({ kind: "advance", paymentId: expect.any(String) });
    expect(balanceDue).toMatchObject({ kind: "balance", paymentId: null });
  });

  test("what is paid for an order that was cancelled goes back, and pays nothing", async () => {
    const id = await add();
    const late = await pay(id);
    await cancel(id);
    expect(await settle(late)).toMatchObject({ kind: "too-late" });
    const owed = { payment_state: "awaiting", status: "cancelled", refund_due: true };
    expect(await orderOf(id)).toMatchObject(owed);
    expect(await outcomes(id)).toEqual({ [late]: ["surplus", true] });
    expect(await begin(id)).toEqual({ ok: false, status: 409, ...refusal("cancelled") });
    expect(await receive(id, "advance")).toEqual({ kind: "unfit" });
  });

  test("authorised money is captured for its part alone", async () => {
    const id = await add();
    expect(await settle(await pay(id, "authorized"))).toMatchObject({ kind: "paid" });
    const balance = await pay(id, "authorized");
    await receive(id, "balance");
    expect(await settle(balance)).toMatchObject({ kind: "paid" });
    expect(await outcomes(id)).toMatchObject({ [balance]: ["none", false] });
  });

  test("a payment that nobody tells of is found, of the balance too, and asked for no longer then", async () => {
    const id = await add();
    await receive(id, "advance");
    const paid = await pay(id);
    shop.pass({ minutes: 4 });
    await reconcilePayments(shop);
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured" });
    expect(await dues(id)).toEqual(["advance bank null", `balance razorpay ${paid}`]);
    const asks = await shop.asked("GET /v1/orders/:id/payments");
    shop.pass({ minutes: 60 });
    await reconcilePayments(shop);
    expect(await shop.asked("GET /v1/orders/:id/payments")).toBe(asks);
  });

  test("late money for a part that came by bank is found as well", async () => {
    const id = await add();
    const open = await begun(id);
    await receive(id, "advance");
    const late = (await shop.pay(open)).payment.id;
    shop.pass({ minutes: 4 });
    await reconcilePayments(shop);
    expect(await outcomes(id)).toEqual({ [late]: ["surplus", true] });
  });

  test("an order by transfer can be paid by card as well", async () => {
    const id = await add({ method: "bank", advancePercent: 0 });
    const paid = await pay(id);
    expect(await settle(paid)).toMatchObject({ kind: "paid" });
    const ways = { payment_method: "bank", payment_ways: ["razorpay"] };
    const whole = { ...ways, payment_state: "captured", status: "processing" };
    expect(await orderOf(id)).toMatchObject(whole);
    expect(await dues(id)).toEqual([`whole razorpay ${paid}`]);
  });
});
