import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refundableOf } from "#orders/admin/refunds/refunds.db.server.ts";
import { receivePayment } from "#orders/dues/receive-payment.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { returnCash } from "#orders/payment/cash-acts.server.ts";
import { paise } from "#values/money/money.ts";
import { cardOrders } from "../../../tests/database/card-orders.ts";
import { type CardShop, clearPayments, openCardShop } from "../../../tests/database/card-shop.ts";
import { addDuesOrder, dueOf } from "../../../tests/database/dues-order.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { refundPayment } from "./refund-payment.server.ts";

const actor = shopOwner();

eachDatabase("money of an order that is paid in parts goes back", (database) => {
  let card: CardShop;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
  });
  const { begun, settle, row, mails } = cardOrders(database, () => card);
  const db = () => database().db;
  const shop = () => card.shop();
  type How = "card" | "bank" | "nothing";

  /** An order whose advance and balance were paid so. */
  async function paid(advance: How, balance: How): Promise<string> {
    const { id } = await addDuesOrder(database(), shop());
    for (const [kind, how] of [
      ["advance", advance],
      ["balance", balance],
    ] as const) {
      if (how === "card") await settle((await card.pay(await begun(id))).payment.id);
      if (how === "bank")
        await receivePayment(shop(), actor, {
          ...{ orderId: id, version: (await row(id)).version, dueId: (await dueOf(db(), id, kind)).id },
          ...{ method: "bank", reference: null, day: new Date().toISOString().slice(0, 10) },
        });
    }
    await db().deleteFrom("mail_outbox").execute();
    return id;
  }
  const cancel = async (orderId: string) =>
    changeFulfilment(shop(), actor, {
      ...{ orderId, version: (await row(orderId)).version, status: "cancelled" },
    });
  const refund = (orderId: string, rupees: number, idempotencyKey: string = randomUUID()) =>
    refundPayment(shop(), { orderId, amountPaise: paise(rupees * 100), actor, idempotencyKey });
  const giveBack = async (orderId: string, rupees: number) =>
    returnCash(shop(), actor, {
      ...{ orderId, version: (await row(orderId)).version, amount: paise(rupees * 100) },
    });
  const refunds = async (id: string) => {
    const rows = await db().selectFrom("payment_refunds").selectAll().where("order_id", "=", id).execute();
    return rows.map(({ amount_paise, state }) => [amount_paise, state] as const).toSorted();
  };
  const kinds = async () => (await mails()).map(({ kind }) => kind).toSorted();
  const half = [23_200_00, "processed"] as const;

  test("by the owner's button: all of two payments at once, and once", async () => {
    const id = await paid("card", "card");
    await cancel(id);
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await refundableOf(db(), id)).toBe(46_400_00);
    const key = randomUUID();
    const asked = await Promise.all([refund(id, 46_400, key), refund(id, 46_400, key)]);
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(await refunds(id)).toEqual([half, half]);
    expect(await row(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await refund(id, 46_400, key)).toEqual({ ok: true, kind: "made" });
    expect(await refund(id, 1)).toMatchObject({ ok: false });
    expect(await kinds()).toEqual(["order-refunded", "order-refunded", "order-status"]);
  });

  test("in parts, and never more than came", async () => {
    const id = await paid("card", "card");
    expect(await refund(id, 23_300)).toMatchObject({ ok: true });
    expect(await refunds(id)).toEqual([[100_00, "processed"], half]);
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: false });
    expect(await refundableOf(db(), id)).toBe(23_100_00);
    expect(await refund(id, 23_101)).toMatchObject({ ok: false });
    expect(await refund(id, 23_100)).toMatchObject({ ok: true });
    expect(await row(id)).toMatchObject({ payment_state: "refunded" });
  });

  test("what came by bank goes back by hand, and is told", async () => {
    const id = await paid("bank", "nothing");
    await cancel(id);
    expect(await row(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await giveBack(id, 23_201)).toEqual({ kind: "too-much", left: 23_200_00 });
    expect(await giveBack(id, 200)).toMatchObject({ kind: "kept" });
    expect(await row(id)).toMatchObject({ payment_state: "part_paid", refund_due: true });
    expect(await giveBack(id, 23_000)).toMatchObject({ kind: "kept" });
    expect(await row(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await giveBack(id, 1)).toEqual({ kind: "unfit" });
    expect(await kinds()).toEqual(["order-refunded", "order-refunded", "order-status"]);
  });

  test.each(["hand first", "card first"])("of a transfer and a card's payment, both: %s", async (order) => {
    const id = await paid("bank", "card");
    await cancel(id);
    const acts = [() => giveBack(id, 23_200), () => refund(id, 23_200)];
    if (order === "card first") acts.reverse();
    await acts[0]?.();
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    await acts[1]?.();
    expect(await row(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
  });

  test("with a credit note for each way of an invoice", async () => {
    const id = await paid("bank", "card");
    const { version } = await row(id);
    await changeFulfilment(shop(), actor, { orderId: id, version, status: "shipped" });
    await giveBack(id, 200);
    await refund(id, 300);
    await giveBack(id, 100);
    const notes = await db().selectFrom("credit_notes").selectAll().where("order_id", "=", id).execute();
    const totals = notes.map(({ facts }) => (facts as { total: number }).total);
    expect(totals.toSorted((a, b) => a - b)).toEqual([100_00, 200_00, 300_00]);
  });
});
