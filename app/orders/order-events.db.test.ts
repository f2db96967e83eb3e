import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eventTypes } from "#webhooks/events/event-types.ts";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { unpaidByCard } from "../../tests/database/order-row.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { changeFulfilment } from "./fulfilment/change-fulfilment.server.ts";
import { system } from "./history/order-history.db.server.ts";
import { collectCash, returnCash } from "./money-acts/cash-acts.server.ts";
import { changeOrderPayment, lockOrderPayment } from "./payment/order-payment.db.server.ts";
import { abandonUnpaidOrder } from "./stock/abandon-order.db.server.ts";

const begin = (shop: TestShop) => addEndpointRow(shop.db, eventTypes);

eachShop("what other programs are told of orders", { begin, on: "embedded" }, (shop) => {
  const order = (id: string) => shop.row("orders", id);
  const told = async () => (await eventsIn(shop.db)).filter(([type]) => type.startsWith("order."));

  test("a cash order's way, with its sums and nobody's name", async () => {
    const id = await shop.addOrder();
    const number = (await order(id)).order_id_text;
    const version = async () => ({ orderId: id, version: (await order(id)).version });
    for (const status of ["processing", "shipped", "delivered"] as const)
      await changeFulfilment(shop, shop.owner, { ...(await version()), status });
    await collectCash(shop, shop.owner, await version());
    await returnCash(shop, shop.owner, { ...(await version()), amount: paise(100) });
    await changeFulfilment(shop, shop.owner, { ...(await version()), status: "cancelled" });
    const facts = await told();
    const expected = ["order.shipped", "order.delivered", "order.paid", "order.refunded", "order.cancelled"];
    expect(facts.map(([type]) => type)).toEqual(expected);
    const total_paise = Math.round(Number((await order(id)).total_amount) * 100);
    const same = { number, payment_method: "cod", total_paise };
    expect(facts[0]?.[1]).toEqual({ ...same, status: "shipped", payment_state: "cod_due" });
    expect(facts[2]?.[1]).toEqual({ ...same, status: "delivered", payment_state: "cod_collected" });
    expect(facts[3]?.[1]).toMatchObject({ ...same, refund_paise: 100 });
  });

  test("that a card paid, once however often it is told, and that an order was given up", async () => {
    const paid = await shop.addOrder([], unpaidByCard);
    const left = await shop.addOrder([], unpaidByCard);
    const pay = () =>
      shop.inTransaction(async (trx) => {
        const facts = await lockOrderPayment(trx, paid);
        if (facts) await changeOrderPayment(trx, facts, { paymentState: "captured" }, { by: system });
      });
    await pay();
    await pay();
    const { order_id_text: number } = await order(left);
    await shop.inTransaction((trx) => abandonUnpaidOrder(trx, shop, number));
    await shop.inTransaction((trx) => abandonUnpaidOrder(trx, shop, number));
    expect((await told()).map(([type]) => type)).toEqual(["order.paid", "order.cancelled"]);
  });
});
