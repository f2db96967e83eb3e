import { expect, test } from "vitest";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import { addCardOrder, type CardShop, eachCardShop } from "../../../tests/database/card-shop.ts";
import { addDuesOrder, dueOf, receiveDue } from "../../../tests/database/dues-order.ts";
import { shopOwner, shopWith } from "../../../tests/database/each-shop.ts";
import { orderHistory } from "../../../tests/database/order-row.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";

const owner = shopOwner();
const bag = { product_id: "bag", quantity: 2, stock_taken: 2 };

const begin = (shop: CardShop) => shop.addProducts([{ id: "bag", name: "Bag", stock_count: 3 }]);

eachCardShop("a buyer's cancellation", { begin }, (shop) => {
  const { orderOf } = shop;
  const cancel = async (id: string, isAtOnce = false) => {
    const { order_id_text: orderNumber } = await orderOf(id);
    const asked = { orderNumber, userId: null, reason: "Ordered twice" };
    return cancelOwnOrder(shopWith(shop, { refundsCancelled: isAtOnce }), asked);
  };
  const stock = async () => (await shop.row("products", "bag")).stock_count;
  const steps = async (id: string) =>
    (await orderHistory(shop, id)).map(({ status, actor_kind }) => `${status} ${actor_kind}`);
  const mails = async () => (await shop.mails()).map(({ subject }) => subject.replace(/JC-\d+ /, ""));
  const refunds = () => shop.rows("payment_refunds");

  /** A card order whose payment was made at the provider. */
  async function paidAtProvider() {
    const id = await addCardOrder(shop, [bag]);
    return { id, paymentId: await shop.paid(id) };
  }

  async function paid() {
    const { id, paymentId } = await paidAtProvider();
    await shop.settle(paymentId);
    await shop.remove("mail_outbox");
    return id;
  }

  test("does not touch the order of a buyer who was erased", async () => {
    const id = await addCardOrder(shop, [bag]);
    await shop.set("orders", id, { billing_email: erased });
    expect(await cancel(id)).toMatchObject({ kind: "too-late" });
    expect((await orderOf(id)).cancel_reason).toBeNull();
  });

  test("of cash stands at once, gives the pieces back and writes once", async () => {
    const id = await shop.addOrder([bag]);
    expect(await cancel(id)).toEqual({ kind: "cancelled", isPaid: false });
    expect(await cancel(id)).toEqual({ kind: "already" });
    expect(await orderOf(id)).toMatchObject({
      ...{ status: "cancelled", fulfilment_state: "cancelled", refund_due: false, confirmed_at: null },
      ...{ cancelled_by: "shopper", cancel_reason: "Ordered twice", version: 2 },
    });
    expect(await stock()).toBe(5);
    expect(await steps(id)).toEqual(["cancelled shopper"]);
    expect(await mails()).toEqual(["Your order has been cancelled"]);
  });

  test("of a paid order leaves a refund due", async () => {
    const id = await paid();
    expect(await cancel(id)).toEqual({ kind: "cancelled", isPaid: true });
    const owed = { status: "cancelled", payment_state: "captured", refund_due: true };
    expect(await orderOf(id)).toMatchObject(owed);
    expect(await refunds()).toEqual([]);
  });

  test("sends the money back at once where the owner set it, and once", async () => {
    const id = await paid();
    await Promise.all([cancel(id, true), cancel(id, true), cancel(id, true)]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await refunds()).toMatchObject([{ amount_paise: 1000_00, state: "processed", actor_id: null }]);
  });

  test("loses no refund that the provider could not be asked for", async () => {
    const id = await paid();
    await shop.mishap("POST /v1/payments/:id/refund", { status: 500 });
    expect(await cancel(id, true)).toEqual({ kind: "cancelled", isPaid: true });
    expect(await orderOf(id)).toMatchObject({ status: "cancelled", refund_due: true });
    await shop.resumeRefunds();
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
  });

  test("comes too late once the order is packed, whoever is quicker", async () => {
    const id = await shop.addOrder([bag]);
    const pack = () => markPacked(shop, owner, { orderId: id });
    const [packed, cancelled] = await Promise.all([pack(), cancel(id), pack(), cancel(id)]);
    const { packed_at, status } = await orderOf(id);
    if (packed_at) expect([status, cancelled.kind]).toEqual(["pending_cod_confirmation", "too-late"]);
    else expect([packed.kind, status]).toEqual(["unfit", "cancelled"]);
    expect(await stock()).toBe(packed_at ? 3 : 5);
    expect((await steps(id)).length).toBe(1);
    const later = await shop.addOrder([bag]);
    expect(await markPacked(shop, owner, { orderId: later, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await markPacked(shop, owner, { orderId: later, version: 1 })).toMatchObject({ kind: "stale" });
    expect(await cancel(later)).toEqual({ kind: "too-late" });
  });

  test("beside the payment's arrival, in any order, leaves no money unnoticed", async () => {
    for (const isFirst of [true, false]) {
      const { id, paymentId } = await paidAtProvider();
      const settle = () => shop.settle(paymentId);
      await Promise.all(isFirst ? [cancel(id), settle(), settle()] : [settle(), cancel(id), cancel(id)]);
      const owed = { status: "cancelled", payment_state: "captured", refund_due: true };
      expect(await orderOf(id)).toMatchObject({ ...owed, cancelled_by: "shopper" });
    }
  });

  test("beside the owner's own is one cancellation, and one taken back is none", async () => {
    const id = await shop.addOrder([bag]);
    const set = (version: number, status: "cancelled" | "pending") =>
      changeFulfilment(shop, owner, { orderId: id, version, status });
    await Promise.all([set(1, "cancelled"), cancel(id)]);
    expect((await steps(id)).length).toBe(1);
    expect(await stock()).toBe(5);
    await set((await orderOf(id)).version, "pending");
    expect(await orderOf(id)).toMatchObject({ cancelled_by: null, cancel_reason: null });
    expect(await cancel(id)).toMatchObject({ kind: "cancelled" });
  });
});

eachCardShop("an order that was agreed on (OFFER-51)", {}, (shop) => {
  const { settle, orderOf, history, paid: payByCard } = shop;
  const cancel = async (id: string) => {
    const { order_id_text: orderNumber } = await orderOf(id);
    return cancelOwnOrder(shop, { orderNumber, userId: null, reason: "No need any more" });
  };
  const receive = (id: string) => receiveDue(shop, id, "advance");

  test("is cancelled by its buyer while nothing of it is paid", async () => {
    const { id } = await addDuesOrder(shop, shop);
    expect(await cancel(id)).toEqual({ kind: "cancelled", isPaid: false });
    expect(await cancel(id)).toEqual({ kind: "already" });
    const cancelled = { status: "cancelled", cancelled_by: "shopper", refund_due: false };
    expect(await orderOf(id)).toMatchObject(cancelled);
  });

  test.each([0, 50])("binds its buyer once a card paid a part of it: advance of %i %%", async (percent) => {
    const { id } = await addDuesOrder(shop, shop, { advancePercent: percent });
    await settle(await payByCard(id));
    const before = [await orderOf(id), await history(id)];
    expect(await cancel(id)).toEqual({ kind: "binding" });
    expect([await orderOf(id), await history(id)]).toEqual(before);
  });

  test("binds its buyer once the owner saw the money come, and no more once she takes that back", async () => {
    const { id } = await addDuesOrder(shop, shop, { method: "bank" });
    await receive(id);
    expect(await cancel(id)).toEqual({ kind: "binding" });
    const dueId = (await dueOf(shop.db, id, "advance")).id;
    await undoPayment(shop, shop.owner, { orderId: id, version: (await orderOf(id)).version, dueId });
    expect(await cancel(id)).toEqual({ kind: "cancelled", isPaid: false });
  });

  test("is the owner's to cancel, whatever is paid", async () => {
    const { id } = await addDuesOrder(shop, shop);
    await settle(await payByCard(id));
    const { version } = await orderOf(id);
    const byOwner = await changeFulfilment(shop, shop.owner, { orderId: id, version, status: "cancelled" });
    expect(byOwner).toMatchObject({ kind: "changed" });
    expect(await orderOf(id)).toMatchObject({ status: "cancelled", refund_due: true });
    expect(await cancel(id)).toEqual({ kind: "already" });
  });

  test("stands with its money or is cancelled with it due back, when both come at once", async () => {
    for (const isFirst of [true, false]) {
      const { id } = await addDuesOrder(shop, shop);
      const paymentId = await payByCard(id);
      const acts = [() => cancel(id), () => settle(paymentId), () => cancel(id), () => settle(paymentId)];
      await Promise.all((isFirst ? acts : acts.toReversed()).map((act) => act()));
      const { status, payment_state, refund_due } = await orderOf(id);
      const payment = await shop.row("payments", { razorpay_payment_id: paymentId });
      if (status === "cancelled") expect([payment_state, payment.refund_due]).toEqual(["awaiting", true]);
      else expect([payment_state, refund_due, payment.refund_due]).toEqual(["part_paid", false, false]);
    }
  });

  test("stands or is cancelled, never both, when the owner notes its money meanwhile", async () => {
    for (let at = 0; at < 3; at += 1) {
      const { id } = await addDuesOrder(shop, shop, { method: "bank" });
      const [one, received, other] = await Promise.all([cancel(id), receive(id), cancel(id)]);
      const { status, payment_state } = await orderOf(id);
      const told = [one.kind, other.kind].toSorted();
      expect([...told, received.kind, status, payment_state]).toEqual(
        received.kind === "kept"
          ? ["binding", "binding", "kept", "processing", "part_paid"]
          : ["already", "cancelled", "stale", "cancelled", "awaiting"],
      );
    }
  });
});
