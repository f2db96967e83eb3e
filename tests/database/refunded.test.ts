import { expect, test } from "vitest";
import { orderColumns, ordersInParts } from "#order-admin/list/export-orders.db.server.ts";
import { findMyOrder } from "#own-orders/my-orders.db.server.ts";
import { eachShop } from "./each-shop.ts";
import { inState, type OrderRow, paidByCard } from "./order-row.ts";
import { addPayment, addRefund } from "./payment-row.ts";

const card = { ...paidByCard, razorpay_payment_id: "pay_1" };
const cash = { payment_state: "cod_collected", ...inState("delivered") } as const;

eachShop("what went back of an order's money", { on: "embedded" }, (shop) => {
  async function seenOf(order: OrderRow, refunds: readonly object[] = []) {
    const me = await shop.addCustomer();
    const id = await shop.addOrder([], { user_id: me.id, total_amount: "2000.00", ...order });
    for (const razorpay_payment_id of ["pay_1", "pay_2"])
      await addPayment(shop, id, { razorpay_payment_id, amount_paise: 2000_00, outcome: "none" });
    for (const refund of refunds) await addRefund(shop, id, "pay_1", { amount_paise: 500_00, ...refund });
    const { value: orders } = await ordersInParts(shop.db, [[id]]).next();
    const [, refundedIn] = orderColumns.find(([heading]) => heading === "Refunded") ?? [];
    const [exported] = orders?.map((order) => refundedIn?.(order)) ?? [];
    return { exported, told: (await findMyOrder(shop.db, me, id))?.refunded };
  }

  const everywhere = (amount: number) => ({ exported: amount / 100, told: amount });

  test("is nothing at first", async () => expect(await seenOf({})).toEqual(everywhere(0)));

  test("is what was refunded of the payment that settled it, and neither what failed nor what is on top", async () => {
    const others = [{ state: "failed" }, { state: "pending" }, { razorpay_payment_id: "pay_2" }];
    expect(await seenOf(card, [{}, { amount_paise: 25_50 }, ...others])).toEqual(everywhere(525_50));
  });

  test("is the cash that was given back", async () =>
    expect(await seenOf({ ...cash, cash_returned: "500.00" })).toEqual(everywhere(500_00)));
});
