import { expect, test } from "vitest";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import { inState } from "../../../../tests/database/order-row.ts";
import { addPayment, addRefund } from "../../../../tests/database/payment-row.ts";
import { readMoneyComing } from "./money-coming.db.server.ts";
import { comingPlaces } from "./money-coming.ts";

eachShop("money on its way", {}, (shop) => {
  test("is none in a new shop", async () => expect(await readMoneyComing(shop.db)).toEqual([]));

  test("is cash at couriers and at home, unpaid parts and refunds that go out (ADMIN-68)", async () => {
    const sent = { status: "shipped", fulfilment_state: "shipped", total_amount: "500.50" } as const;
    await shop.addOrder([], sent);
    await shop.addOrder([], sent);
    await shop.addOrder([], { ...sent, payment_state: "cod_collected" });
    await shop.addOrder([], { status: "delivered", fulfilment_state: "delivered", total_amount: "99" });
    await shop.addOrder([], { status: "cancelled", fulfilment_state: "cancelled" });
    const part = { payment_method: "bank", payment_state: "part_paid", status: "processing" } as const;
    await shop.addOrder([], { ...part, id: "agreed", fulfilment_state: "processing" });
    await shop.addOrder([], { ...part, id: "off", fulfilment_state: "cancelled" });
    const due = { method: "bank", amount: "750" } as const;
    await shop.addAll("order_dues", [
      { ...due, order_id: "agreed", kind: "advance", paid_at: new Date() },
      { ...due, order_id: "agreed", kind: "balance" },
      { ...due, order_id: "off", kind: "balance" },
    ]);
    const paidBack = await shop.addOrder([], inState("cancelled"));
    const payment = await addPayment(shop, paidBack);
    for (const state of ["requested", "pending", "processed", "failed"] as const)
      await addRefund(shop, paidBack, payment, { state, amount_paise: 100_00 });
    const coming = await readMoneyComing(shop.db);
    expect(coming).toEqual([
      { kind: "courierCash", orders: 2, amount: 1001_00 },
      { kind: "deliveredCash", orders: 1, amount: 99_00 },
      { kind: "parts", orders: 1, amount: 750_00 },
      { kind: "refunds", orders: 1, amount: 200_00 },
    ]);
    for (const { kind, orders } of coming.filter((each) => each.kind !== "parts")) {
      const query = listQuery(new URL(comingPlaces[kind], "http://shop").searchParams);
      expect([kind, (await listOrders(shop.db, query)).total]).toEqual([kind, orders]);
    }
  });
});
