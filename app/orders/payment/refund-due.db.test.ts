import { expect, test } from "vitest";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { addOrder, inState, orderHistory, paidByCard } from "../../../tests/database/order-row.ts";
import { addPayment, addRefund } from "../../../tests/database/payment-row.ts";
import { changeFulfilment, type FulfilmentRequest } from "../fulfilment/change-fulfilment.server.ts";

const actor = shopOwner();

eachShop("what is owed once an order's status changes", { on: "embedded" }, (shop) => {
  const change = (request: FulfilmentRequest) => changeFulfilment(shop, actor, request);
  const order = (id: string) => shop.row("orders", id);

  const cancelled = [
    ["razorpay", "awaiting", false],
    ["razorpay", "captured", true],
    ["cod", "cod_due", false],
    ["cod", "cod_collected", true],
  ] as const;
  const title = "cancelling an order that is %s and %s: refund due %s, and not once it lives on";
  test.each(cancelled)(title, async (payment_method, payment_state, isDue) => {
    const status = payment_state === "awaiting" ? "awaiting_razorpay_payment" : "pending";
    const id = await addOrder(shop.db, [], { payment_method, payment_state, status });
    await change({ orderId: id, version: 1, status: "cancelled" });
    expect((await order(id)).refund_due).toBe(isDue);
    await change({ orderId: id, version: 2, status: "processing" });
    expect((await order(id)).refund_due).toBe(false);
  });

  test("a second payment stays due back until it is back; what paid an order that lives on does not", async () => {
    const id = await addOrder(shop.db, [], { ...paidByCard, ...inState("cancelled"), refund_due: true });
    await addPayment(shop, id, { refund_due: true });
    const second = await addPayment(shop, id, { outcome: "surplus", refund_due: true });
    await change({ orderId: id, version: 1, status: "processing" });
    expect((await order(id)).refund_due).toBe(true);
    await addRefund(shop, id, second, { amount_paise: 1000_00 });
    await change({ orderId: id, version: 2, status: "shipped" });
    expect((await order(id)).refund_due).toBe(false);
  });

  /** An order whose payment came when its two bags were sold. */
  async function paidLate(left: number): Promise<string> {
    await shop.addProducts([{ id: "bag", name: "Bag", stock_count: left, in_stock: left > 0 }]);
    const bags = { product_id: "bag", quantity: 2 };
    const id = await addOrder(shop.db, [bags], { ...paidByCard, refund_due: true });
    await addPayment(shop, id, { razorpay_payment_id: "pay_late", refund_due: true });
    return id;
  }
  const left = async () => (await shop.row("products")).stock_count;
  const lastNote = async (id: string) => (await orderHistory(shop, id)).at(-1)?.note;
  const isDue = async (id: string) => {
    const payment = await shop.row("payments", { order_id: id });
    return [(await order(id)).refund_due, payment.refund_due];
  };

  test("a late payment pays the order that is sent after all, which takes its stock once", async () => {
    const id = await paidLate(2);
    const answer = await change({ orderId: id, version: 1, status: "shipped" });
    expect(answer).toEqual({ kind: "changed", shortage: undefined });
    expect(await left()).toBe(0);
    expect(await isDue(id)).toEqual([false, false]);
    expect(await lastNote(id)).toBe("Payment pay_late pays it after all");
    await shop.set("products", {}, { stock_count: 5 });
    await change({ orderId: id, version: 2, status: "delivered" });
    expect(await left()).toBe(5);
    await change({ orderId: id, version: 3, status: "cancelled" });
    expect(await left()).toBe(7);
    expect(await isDue(id)).toEqual([true, false]);
  });

  test("an order that is sent without its stock says what is missing, and is paid all the same", async () => {
    const id = await paidLate(1);
    const shortage = { productName: "Bag", left: 1, of: expect.objectContaining({ name: "Bag" }) };
    const expected = { kind: "changed", shortage };
    expect(await change({ orderId: id, version: 1, status: "shipped" })).toEqual(expected);
    expect(await left()).toBe(1);
    expect(await isDue(id)).toEqual([false, false]);
    expect(await lastNote(id)).toBe("No stock taken: Bag, 1 left. Payment pay_late pays it after all");
    // Its parcel has left: what is counted later is counted without it.
    await shop.set("products", {}, { stock_count: 5 });
    await change({ orderId: id, version: 2, status: "delivered" });
    expect(await left()).toBe(5);
  });

  test("a late payment stays due back while its order only waits, or is packed without its stock", async () => {
    const id = await paidLate(1);
    await change({ orderId: id, version: 1, status: "pending" });
    await change({ orderId: id, version: 2, status: "processing" });
    expect(await isDue(id)).toEqual([true, true]);
    await change({ orderId: id, version: 3, status: "pending" });
    await shop.set("products", {}, { stock_count: 2 });
    await change({ orderId: id, version: 4, status: "processing" });
    expect(await left()).toBe(0);
    expect(await isDue(id)).toEqual([false, false]);
  });
});
