import type { Insertable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "#platform/database/tables/tables.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { addCustomer } from "../../../tests/database/profile-row.ts";
import { exportedCells, exportHeader, ordersInParts } from "../admin/list/export-orders.db.server.ts";
import { findMyOrder } from "../customer/my-orders.db.server.ts";

const card = {
  payment_method: "razorpay",
  payment_state: "captured",
  status: "processing",
  fulfilment_state: "processing",
  razorpay_payment_id: "pay_1",
} as const;
const cash = { payment_state: "cod_collected", status: "delivered", fulfilment_state: "delivered" } as const;

eachDatabase("what went back of an order's money", (database) => {
  const db = () => database().db;

  async function seenOf(order: Partial<Insertable<Tables["orders"]>>, refunds: readonly object[] = []) {
    const me = await addCustomer(db());
    const id = await addOrder(db(), [], { user_id: me.id, total_amount: "2000.00", ...order });
    const payment = { order_id: id, razorpay_order_id: "o", amount_paise: 2000_00, currency: "INR" };
    for (const razorpay_payment_id of ["pay_1", "pay_2"])
      await db()
        .insertInto("payments")
        .values({ ...payment, razorpay_payment_id, status: "captured" })
        .execute();
    for (const [n, refund] of refunds.entries())
      await db()
        .insertInto("payment_refunds")
        .values({
          ...{ order_id: id, razorpay_payment_id: "pay_1", state: "processed", amount_paise: 500_00 },
          ...{ idempotency_key: `key-${n}`, ...refund },
        })
        .execute();
    const { value: orders } = await ordersInParts(db(), [[id]]).next();
    const [row = []] = orders?.map(exportedCells) ?? [];
    return {
      exported: row[exportHeader.indexOf("Refunded")],
      told: (await findMyOrder(db(), me, id))?.refunded,
    };
  }

  beforeEach(async () => {
    for (const table of ["payment_refunds", "payments", "orders"] as const)
      await db().deleteFrom(table).execute();
  });

  const everywhere = (amount: number) => ({ exported: amount / 100, told: amount });

  test("is nothing at first", async () => {
    expect(await seenOf({})).toEqual(everywhere(0));
  });

  test("is what was refunded of the payment that settled it, and neither what failed nor what came on top", async () => {
    const refunds = [
      {},
      { amount_paise: 25_50 },
      { state: "failed" },
      { state: "pending" },
      { razorpay_payment_id: "pay_2" },
    ];
    expect(await seenOf(card, refunds)).toEqual(everywhere(525_50));
  });

  test("is the cash that was given back", async () => {
    expect(await seenOf({ ...cash, cash_returned: "500.00" })).toEqual(everywhere(500_00));
  });
});
