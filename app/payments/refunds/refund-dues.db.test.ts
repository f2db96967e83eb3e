import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { refundableOf } from "#order-admin/money/refunds.db.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { returnCash } from "#orders/money-acts/cash-acts.server.ts";
import { paise } from "#values/money/money.ts";
import { eachCardShop } from "../../../tests/database/card-shop.ts";
import { addDuesOrder, receiveDue } from "../../../tests/database/dues-order.ts";
import { refundPayment } from "./refund-payment.server.ts";

eachCardShop("money of an order that is paid in parts goes back", {}, (shop) => {
  const { settle, orderOf } = shop;
  type How = "card" | "bank" | "nothing";

  /** An order whose advance and balance were paid so. */
  async function paid(advance: How, balance: How): Promise<string> {
    const { id } = await addDuesOrder(shop, shop);
    const pay = async (kind: "advance" | "balance", how: How) => {
      if (how === "card") await settle(await shop.paid(id));
      if (how === "bank") await receiveDue(shop, id, kind);
    };
    await pay("advance", advance);
    await pay("balance", balance);
    await shop.remove("mail_outbox");
    return id;
  }
  const seen = async (orderId: string) => ({ orderId, version: (await orderOf(orderId)).version });
  const cancel = async (id: string) =>
    changeFulfilment(shop, shop.owner, { ...(await seen(id)), status: "cancelled" });
  const refund = (orderId: string, rupees: number, idempotencyKey: string = randomUUID()) =>
    refundPayment(shop, { orderId, amountPaise: paise(rupees * 100), actor: shop.owner, idempotencyKey });
  const giveBack = async (id: string, rupees: number) =>
    returnCash(shop, shop.owner, { ...(await seen(id)), amount: paise(rupees * 100) });
  const refunds = async (id: string) => {
    const rows = await shop.rows("payment_refunds", { order_id: id });
    return rows.map(({ amount_paise, state }) => [amount_paise, state] as const).toSorted();
  };
  const kinds = async () => (await shop.mailKinds()).toSorted();
  const half = [23_200_00, "processed"] as const;

  test("by the owner's button: all of two payments at once, and once", async () => {
    const id = await paid("card", "card");
    await cancel(id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await refundableOf(shop.db, id)).toBe(46_400_00);
    const key = randomUUID();
    const asked = await Promise.all([refund(id, 46_400, key), refund(id, 46_400, key)]);
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(await refunds(id)).toEqual([half, half]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await refund(id, 46_400, key)).toEqual({ ok: true, kind: "made" });
    expect(await refund(id, 1)).toMatchObject({ ok: false });
    expect(await kinds()).toEqual(["order-refunded", "order-refunded", "order-status"]);
  });

  test("in parts, and never more than came", async () => {
    const id = await paid("card", "card");
    expect(await refund(id, 23_300)).toMatchObject({ ok: true });
    expect(await refunds(id)).toEqual([[100_00, "processed"], half]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: false });
    expect(await refundableOf(shop.db, id)).toBe(23_100_00);
    expect(await refund(id, 23_101)).toMatchObject({ ok: false });
    expect(await refund(id, 23_100)).toMatchObject({ ok: true });
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded" });
  });

  test("what came by bank goes back by hand, and is told", async () => {
    const id = await paid("bank", "nothing");
    await cancel(id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await giveBack(id, 23_201)).toEqual({ kind: "too-much", left: 23_200_00 });
    expect(await giveBack(id, 200)).toMatchObject({ kind: "kept" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await giveBack(id, 23_000)).toMatchObject({ kind: "kept" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await giveBack(id, 1)).toEqual({ kind: "unfit" });
    expect(await kinds()).toEqual(["order-refunded", "order-refunded", "order-status"]);
  });

  test.each(["hand first", "card first"])("of a transfer and a card's payment, both: %s", async (order) => {
    const id = await paid("bank", "card");
    await cancel(id);
    const acts = [() => giveBack(id, 23_200), () => refund(id, 23_200)];
    if (order === "card first") acts.reverse();
    await acts[0]?.();
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    await acts[1]?.();
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
  });

  test("with a credit note for each way of an invoice", async () => {
    const id = await paid("bank", "card");
    await changeFulfilment(shop, shop.owner, { ...(await seen(id)), status: "shipped" });
    await giveBack(id, 200);
    await refund(id, 300);
    await giveBack(id, 100);
    const notes = await shop.rows("credit_notes", { order_id: id });
    const totals = notes.map(({ facts }) => (facts as { total: number }).total);
    expect(totals.toSorted((a, b) => a - b)).toEqual([100_00, 200_00, 300_00]);
  });
});
