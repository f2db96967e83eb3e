import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { findAdminOrder } from "./admin-order.db.server.ts";
import { whyNotSent } from "./not-sent.ts";

eachDatabase("an order whose payment is due back", (database) => {
  /** A paid order of which one payment more is known, that goes back. */
  async function paidBy(outcome: "confirmed" | "surplus"): Promise<string> {
    const { db } = database();
    const id = await addOrder(db, [], {
      ...{ payment_method: "razorpay", payment_state: "captured", refund_due: true },
      ...{ status: "processing", fulfilment_state: "processing" },
    });
    await db
      .insertInto("payments")
      .values({
        ...{ order_id: id, razorpay_order_id: "order_1", razorpay_payment_id: `pay_${outcome}` },
        ...{ amount_paise: 1000_00, currency: "INR", status: "captured", outcome, refund_due: true },
      })
      .execute();
    return id;
  }

  test.each([
    ["is not sent when that paid it too late", "confirmed", "the payment goes back"],
    ["is sent when it was paid twice", "surplus", undefined],
  ] as const)("%s", async (_, outcome, why) => {
    const order = await findAdminOrder(database().db, await paidBy(outcome));
    expect(order).toMatchObject({ refundDue: true, paidTooLate: why !== undefined });
    expect(order && whyNotSent(order)).toBe(why);
  });
});
