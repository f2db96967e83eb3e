import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { erased } from "#platform/mail/sending/queue-mail.server.ts";
import {
  addCardOrder,
  type CardShop,
  clearPayments,
  openCardShop,
} from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { beginPayment } from "../paying/begin-payment.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";
import { resumeRefunds } from "./refund-payment.server.ts";

const owner = shopOwner();
const bag = { product_id: "bag", quantity: 2, stock_taken: 2 };

eachDatabase("a buyer's cancellation", (database) => {
  let card: CardShop;
  beforeAll(async () => {
    card = await openCardShop(database);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await card.steer("reset", {});
    await clearPayments(database());
    await addProducts(database().db, [{ id: "bag", name: "Bag", stock_count: 3 }]);
  });

  const shop = (refundsCancelled = false) => {
    const known = card.shop();
    return { ...known, config: { ...known.config, shop: { ...known.config.shop, refundsCancelled } } };
  };
  const row = (id: string) =>
    database().db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const cancel = async (id: string, isAtOnce = false) =>
    cancelOwnOrder(shop(isAtOnce), {
      orderNumber: (await row(id)).order_id_text,
      userId: null,
      reason: "Ordered twice",
    });
  const stock = async () =>
    (
      await database()
        .db.selectFrom("products")
        .select("stock_count")
        .where("id", "=", "bag")
        .executeTakeFirst()
    )?.stock_count;
  const steps = async (id: string) =>
    (
      await database()
        .db.selectFrom("order_history")
        .select(["status", "actor_kind"])
        .where("order_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ status, actor_kind }) => `${status} ${actor_kind}`);
  const mails = async () =>
    (await database().db.selectFrom("mail_outbox").select("subject").orderBy("id").execute()).map(
      ({ subject }) => subject.replace(/JC-\d+ /, ""),
    );
  const refunds = () => database().db.selectFrom("payment_refunds").selectAll().execute();

  /** A card order whose payment was made at the provider. */
  async function paidAtProvider() {
    const id = await addCardOrder(database(), [bag]);
    const facts = await findOrderPayment(database().db, id);
    const begun = facts && (await beginPayment(card.shop(), facts));
    if (!begun?.ok) throw new Error("no payment began");
    return { id, paymentId: (await card.pay(begun.id)).payment.id };
  }

  async function paid() {
    const { id, paymentId } = await paidAtProvider();
    await settlePayment(card.shop(), paymentId);
    await database().db.deleteFrom("mail_outbox").execute();
    return id;
  }

  test("does not touch the order of a buyer who was erased", async () => {
    const id = await addCardOrder(database(), [bag]);
    await database().db.updateTable("orders").set({ billing_email: erased }).where("id", "=", id).execute();
    expect(await cancel(id)).toMatchObject({ kind: "too-late" });
    expect((await row(id)).cancel_reason).toBeNull();
  });

  test("of cash stands at once, gives the pieces back and writes once", async () => {
    const id = await addOrder(database().db, [bag]);
    expect(await cancel(id)).toEqual({ kind: "cancelled", isPaid: false });
    expect(await cancel(id)).toEqual({ kind: "already" });
    expect(await row(id)).toMatchObject({
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
    expect(await row(id)).toMatchObject({ status: "cancelled", payment_state: "captured", refund_due: true });
    expect(await refunds()).toEqual([]);
  });

  test("sends the money back at once where the owner set it, and once", async () => {
    const id = await paid();
    await Promise.all([cancel(id, true), cancel(id, true), cancel(id, true)]);
    expect(await row(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
    expect(await refunds()).toMatchObject([{ amount_paise: 1000_00, state: "processed", actor_id: null }]);
  });

  test("loses no refund that the provider could not be asked for", async () => {
    const id = await paid();
    await card.steer("scenario", { next: { endpoint: "POST /v1/payments/:id/refund", status: 500 } });
    expect(await cancel(id, true)).toEqual({ kind: "cancelled", isPaid: true });
    expect(await row(id)).toMatchObject({ status: "cancelled", refund_due: true });
    await database()
      .db.updateTable("payment_refunds")
      .set({ next_attempt_at: new Date(0) })
      .execute();
    await resumeRefunds(card.shop());
    expect(await row(id)).toMatchObject({ payment_state: "refunded", refund_due: false });
  });

  test("comes too late once the order is packed, whoever is quicker", async () => {
    const id = await addOrder(database().db, [bag]);
    const pack = () => markPacked(card.shop(), owner, { orderId: id });
    const [packed, cancelled] = await Promise.all([pack(), cancel(id), pack(), cancel(id)]);
    const { packed_at, status } = await row(id);
    if (packed_at) expect([status, cancelled.kind]).toEqual(["pending_cod_confirmation", "too-late"]);
    else expect([packed.kind, status]).toEqual(["unfit", "cancelled"]);
    expect(await stock()).toBe(packed_at ? 3 : 5);
    expect((await steps(id)).length).toBe(1);
    const later = await addOrder(database().db, [bag]);
    expect(await markPacked(card.shop(), owner, { orderId: later, version: 1 })).toMatchObject({
      kind: "kept",
    });
    expect(await markPacked(card.shop(), owner, { orderId: later, version: 1 })).toMatchObject({
      kind: "stale",
    });
    expect(await cancel(later)).toEqual({ kind: "too-late" });
  });

  test("beside the payment's arrival, in any order, leaves no money unnoticed", async () => {
    for (const isFirst of [true, false]) {
      const { id, paymentId } = await paidAtProvider();
      const settle = () => settlePayment(card.shop(), paymentId);
      await Promise.all(isFirst ? [cancel(id), settle(), settle()] : [settle(), cancel(id), cancel(id)]);
      expect(await row(id)).toMatchObject({
        ...{ status: "cancelled", payment_state: "captured", refund_due: true, cancelled_by: "shopper" },
      });
    }
  });

  test("beside the owner's own is one cancellation, and one taken back is none", async () => {
    const id = await addOrder(database().db, [bag]);
    const orderId = id;
    await Promise.all([
      changeFulfilment(card.shop(), owner, { orderId, version: 1, status: "cancelled" }),
      cancel(id),
    ]);
    expect((await steps(id)).length).toBe(1);
    expect(await stock()).toBe(5);
    const { version } = await row(id);
    await changeFulfilment(card.shop(), owner, { orderId, version, status: "pending" });
    expect(await row(id)).toMatchObject({ cancelled_by: null, cancel_reason: null });
    expect(await cancel(id)).toMatchObject({ kind: "cancelled" });
  });
});
