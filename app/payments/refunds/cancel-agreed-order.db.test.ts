import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import { eachCardShop } from "../../../tests/database/card-shop.ts";
import { addDuesOrder, dueOf, receiveDue } from "../../../tests/database/dues-order.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";

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
