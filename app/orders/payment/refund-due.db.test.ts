import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { changeFulfilment, type FulfilmentRequest } from "../fulfilment/change-fulfilment.server.ts";

const actor = shopOwner();

eachDatabase("what is owed once an order's status changes", (database) => {
  const change = (request: FulfilmentRequest) => {
    const { db } = database();
    const shop = { db, config: parseConfig({}), now: () => new Date("2026-11-21T10:00:00Z") };
    return changeFulfilment({ ...shop, secret: "a secret of this test, long enough" }, actor, request);
  };
  const order = (id: string) =>
    database().db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  beforeEach(async () => {
    for (const table of [
      ...(["payment_refunds", "payments", "invoices", "invoice_series"] as const),
      ...(["orders", "products", "mail_outbox", "audit_log"] as const),
    ]) {
      await database().db.deleteFrom(table).execute();
    }
  });

  test("cancelling a paid order owes its money, and taking that back owes it no more", async () => {
    const id = await addOrder(database().db, [], {
      payment_method: "razorpay",
      payment_state: "captured",
      status: "processing",
      fulfilment_state: "processing",
    });
    await change({ orderId: id, version: 1, status: "cancelled" });
    expect((await order(id)).refund_due).toBe(true);
    await change({ orderId: id, version: 2, status: "processing" });
    expect((await order(id)).refund_due).toBe(false);
  });

  test.each([
    ["razorpay", "awaiting", false],
    ["razorpay", "failed", false],
    ["razorpay", "captured", true],
    ["razorpay", "refunded", false],
    ["cod", "cod_due", false],
    ["cod", "cod_collected", true],
    ["cod", "refunded", false],
  ] as const)(
    "cancelling an order that is %s and %s: refund due %s, and not once it lives on",
    async (payment_method, payment_state, isDue) => {
      const status = payment_state === "awaiting" ? "awaiting_razorpay_payment" : "pending";
      const id = await addOrder(database().db, [], { payment_method, payment_state, status });
      await change({ orderId: id, version: 1, status: "cancelled" });
      expect((await order(id)).refund_due).toBe(isDue);
      await change({ orderId: id, version: 2, status: "processing" });
      expect((await order(id)).refund_due).toBe(false);
    },
  );

  test("a second payment stays due back until it is back; what paid an order that lives on does not", async () => {
    const { db } = database();
    const id = await addOrder(db, [], {
      ...{ payment_method: "razorpay", payment_state: "captured", refund_due: true },
      ...{ status: "cancelled", fulfilment_state: "cancelled" },
    });
    const payment = { order_id: id, razorpay_order_id: "order_1", currency: "INR", status: "captured" };
    await db
      .insertInto("payments")
      .values([
        {
          ...payment,
          razorpay_payment_id: "late",
          amount_paise: 1000_00,
          outcome: "confirmed",
          refund_due: true,
        },
        {
          ...payment,
          razorpay_payment_id: "second",
          amount_paise: 1000_00,
          outcome: "surplus",
          refund_due: true,
        },
      ])
      .execute();
    await change({ orderId: id, version: 1, status: "processing" });
    expect((await order(id)).refund_due).toBe(true);
    await db
      .insertInto("payment_refunds")
      .values({
        ...{ order_id: id, razorpay_payment_id: "second", idempotency_key: "key" },
        ...{ amount_paise: 1000_00, state: "processed" },
      })
      .execute();
    await change({ orderId: id, version: 2, status: "shipped" });
    expect((await order(id)).refund_due).toBe(false);
  });

  /** An order whose payment came when its two bags were sold. */
  async function paidLate(left: number): Promise<string> {
    const { db } = database();
    await addProducts(db, [{ id: "bag", name: "Bag", stock_count: left, in_stock: left > 0 }]);
    const id = await addOrder(db, [{ product_id: "bag", quantity: 2 }], {
      ...{ payment_method: "razorpay", payment_state: "captured", refund_due: true },
      ...{ status: "processing", fulfilment_state: "processing" },
    });
    await db
      .insertInto("payments")
      .values({
        ...{ order_id: id, razorpay_order_id: "order_1", razorpay_payment_id: "pay_late" },
        ...{ amount_paise: 1000_00, currency: "INR", status: "captured" },
        ...{ outcome: "confirmed", refund_due: true },
      })
      .execute();
    return id;
  }
  const left = async () =>
    (await database().db.selectFrom("products").select("stock_count").executeTakeFirstOrThrow()).stock_count;
  const lastNote = async (id: string) =>
    (
      await database()
        .db.selectFrom("order_history")
        .select("note")
        .where("order_id", "=", id)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).note;
  const isDue = async (id: string) => {
    const payment = await database()
      .db.selectFrom("payments")
      .select("refund_due")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    return [(await order(id)).refund_due, payment.refund_due];
  };

  test("a late payment pays the order that is sent after all, which takes its stock once", async () => {
    const id = await paidLate(2);
    const answer = await change({ orderId: id, version: 1, status: "shipped" });
    expect(answer).toEqual({ kind: "changed", shortage: undefined });
    expect(await left()).toBe(0);
    expect(await isDue(id)).toEqual([false, false]);
    expect(await lastNote(id)).toBe("Payment pay_late pays it after all");
    await database().db.updateTable("products").set({ stock_count: 5 }).execute();
    await change({ orderId: id, version: 2, status: "delivered" });
    expect(await left()).toBe(5);
    await change({ orderId: id, version: 3, status: "cancelled" });
    expect(await left()).toBe(7);
    expect(await isDue(id)).toEqual([true, false]);
  });

  test("an order that is sent without its stock says what is missing, and is paid all the same", async () => {
    const id = await paidLate(1);
    const shortage = { productName: "Bag", left: 1, of: expect.objectContaining({ name: "Bag" }) };
    expect(await change({ orderId: id, version: 1, status: "shipped" })).toEqual({
      kind: "changed",
      shortage,
    });
    expect(await left()).toBe(1);
    expect(await isDue(id)).toEqual([false, false]);
    expect(await lastNote(id)).toBe("No stock taken: Bag, 1 left. Payment pay_late pays it after all");
    // Its parcel has left: what is counted later is counted without it.
    await database().db.updateTable("products").set({ stock_count: 5 }).execute();
    await change({ orderId: id, version: 2, status: "delivered" });
    expect(await left()).toBe(5);
  });

  test("a late payment stays due back while its order only waits, or is packed without its stock", async () => {
    const id = await paidLate(1);
    await change({ orderId: id, version: 1, status: "pending" });
    await change({ orderId: id, version: 2, status: "processing" });
    expect(await isDue(id)).toEqual([true, true]);
    await change({ orderId: id, version: 3, status: "pending" });
    await database().db.updateTable("products").set({ stock_count: 2 }).execute();
    await change({ orderId: id, version: 4, status: "processing" });
    expect(await left()).toBe(0);
    expect(await isDue(id)).toEqual([false, false]);
  });
});
