import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#accounts/actor.ts";
import { parseConfig } from "#platform/config.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { changeFulfilment, type FulfilmentRequest } from "./change-fulfilment.server.ts";

const actor: Actor = {
  id: "owner",
  fullName: "Owner",
  email: "owner@example.com",
  phone: null,
  role: "admin",
  sessionId: "s",
};

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
      ...(["orders", "mail_outbox", "audit_log"] as const),
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
      const id = await addOrder(database().db, [], { payment_method, payment_state, status: "pending" });
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
});
