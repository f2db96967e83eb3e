import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { paidByCard } from "../../tests/database/order-row.ts";
import { addPayment } from "../../tests/database/payment-row.ts";
import { findAdminOrder } from "./admin-order.db.server.ts";
import { whyNotSent } from "./not-sent.ts";

eachShop("an order whose payment is due back", { on: "embedded" }, (shop) => {
  /** A paid order of which one payment more is known, that goes back. */
  async function paidBy(outcome: "confirmed" | "surplus"): Promise<string> {
    const id = await shop.addOrder([], { ...paidByCard, refund_due: true });
    await addPayment(shop, id, { outcome, refund_due: true });
    return id;
  }

  test.each([
    ["is not sent when that paid it too late", "confirmed", "the payment goes back"],
    ["is sent when it was paid twice", "surplus", undefined],
  ] as const)("%s", async (_, outcome, why) => {
    const order = await findAdminOrder(shop.db, await paidBy(outcome));
    expect(order).toMatchObject({ refundDue: true, paidTooLate: why !== undefined });
    expect(order && whyNotSent(order)).toBe(why);
  });
});
