import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState, type OrderRow, orderHistory } from "../../../tests/database/order-row.ts";
import { issueInvoice } from "../invoice/issue-invoice.server.ts";
import { collectCash } from "../money-acts/cash-acts.server.ts";
import { takeBack } from "../parcel-moves/move-shipment.server.ts";
import { forgetRefusals } from "../payment/cash-refusals.db.server.ts";
import { cameBack } from "./came-back.server.ts";
import { changeFulfilment } from "./change-fulfilment.server.ts";

const begin = (shop: TestShop) => shop.addProducts([{ id: "bag", name: "Bag", stock_count: 3 }]);

eachShop("an order whose parcel came back", { begin }, (shop) => {
  const bringBack = (id: string) => shop.inTransaction((trx) => cameBack(trx, shop, { id }));
  const row = (id: string) => shop.row("orders", id);
  const stock = async () => (await shop.row("products")).stock_count;
  const refusals = () => shop.rows("cod_refusals");
  const notes = async (id: string) => (await orderHistory(shop, id)).map(({ note }) => note);
  const bags = { product_id: "bag", quantity: 2, stock_taken: 2 };
  const sent = (order: OrderRow = {}) =>
    shop.addOrder([bags], { ...inState("shipped"), phone_key: "key", ...order });
  const card = { payment_method: "razorpay", payment_state: "captured", phone_key: null } as const;

  test("is cancelled, its pieces go back, its invoice is taken back, and its refusal is kept, once", async () => {
    const id = await sent();
    await issueInvoice(shop, id, { forWhom: "owner", actorId: "owner" });
    await Promise.all(Array.from({ length: 5 }, () => bringBack(id)));
    expect(await row(id)).toMatchObject({
      ...{ ...inState("cancelled"), payment_state: "cod_due" },
      ...{ refund_due: false, cancelled_by: "system" },
    });
    expect(await stock()).toBe(5);
    const expected = ["Came back", expect.stringMatching(/^Invoice taken back: credit note /)];
    expect(await notes(id)).toEqual(expected);
    expect(await shop.count("credit_notes")).toBe(1);
    expect(await refusals()).toMatchObject([{ order_id: id, phone_key: "key", happened_at: shop.clock }]);
    const letters = (await shop.mails()).map(({ letter }) => JSON.stringify(letter));
    expect(letters).toEqual([expect.stringContaining("came back to us")]);
  });

  test("owes what a card paid, and nobody refused anything", async () => {
    const id = await sent(card);
    await bringBack(id);
    expect(await row(id)).toMatchObject({ status: "cancelled", payment_state: "captured", refund_due: true });
    expect(await refusals()).toEqual([]);
  });

  test("stays delivered where it arrived", async () => {
    const id = await sent(inState("delivered"));
    await bringBack(id);
    expect(await row(id)).toMatchObject({ status: "delivered" });
    expect([await stock(), await refusals(), await shop.mails()]).toEqual([3, [], []]);
  });

  test("was cancelled before: only the refusal is new", async () => {
    const id = await sent();
    await changeFulfilment(shop, shop.owner, { orderId: id, version: 1, status: "cancelled" });
    await bringBack(id);
    expect(await stock()).toBe(5);
    expect(await shop.mails()).toHaveLength(1);
    expect(await refusals()).toHaveLength(1);
  });

  test.each(["cancelled", "delivered"] as const)(
    "beside the owner who sets it to %s is where its pieces are",
    async (status) => {
      for (let round = 0; round < 6; round += 1) {
        await shop.set("products", {}, { stock_count: 3 });
        const id = await sent();
        const setting = () => changeFulfilment(shop, shop.owner, { orderId: id, version: 1, status });
        await Promise.all([bringBack(id), setting(), bringBack(id)]);
        const { fulfilment_state: state } = await row(id);
        expect([state, await stock()]).toEqual(state === "cancelled" ? [state, 5] : ["delivered", 3]);
        expect((await notes(id)).filter((note) => note === "Came back").length).toBeLessThan(2);
      }
    },
  );

  test("beside its cash being collected owes the cash, or never got it", async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await sent();
      const collecting = () => collectCash(shop, shop.owner, { orderId: id, version: 1 });
      const [, { kind }] = await Promise.all([bringBack(id), collecting()]);
      const { payment_state, refund_due } = await row(id);
      const sums = kind === "kept" ? ["cod_collected", true] : ["cod_due", false];
      expect([payment_state, refund_due]).toEqual(sums);
      expect(await shop.count("cod_refusals", { order_id: id })).toBe(kind === "kept" ? 0 : 1);
    }
  });

  test("is taken back by the owner's hand once it has left, as she saw it, with its parcel by hand", async () => {
    const id = await sent();
    await shop.add("shipments", { order_id: id, number: 1, state: "moving", carrier: "shiprocket" });
    expect(await takeBack(shop, shop.owner, { orderId: id, version: 1 })).toEqual({ kind: "unfit" });
    await shop.set("shipments", {}, { carrier: "hand" });
    expect(await takeBack(shop, shop.owner, { orderId: id, version: 2 })).toEqual({ kind: "stale" });
    expect(await takeBack(shop, shop.owner, { orderId: id, version: 1 })).toMatchObject({ kind: "kept" });
    expect(await takeBack(shop, shop.owner, { orderId: id, version: 2 })).toEqual({ kind: "unfit" });
    expect(await row(id)).toMatchObject({ status: "cancelled", cancelled_by: "admin" });
    expect(await shop.rows("shipments")).toMatchObject([{ state: "rto_received" }]);
    expect([await stock(), (await shop.mails()).length, (await refusals()).length]).toEqual([5, 1, 1]);
    expect(await takeBack(shop, shop.owner, { orderId: "gone", version: 1 })).toEqual({ kind: "missing" });
  });

  test("a refusal counts for 18 months, and outlives its order", async () => {
    const id = await sent();
    await bringBack(id);
    await shop.remove("orders", id);
    expect(await refusals()).toMatchObject([{ order_id: null, phone_key: "key" }]);
    expect(await forgetRefusals(shop.db, new Date("2028-05-21T09:59:00Z"))).toBe(0);
    expect(await forgetRefusals(shop.db, new Date("2028-05-21T10:00:01Z"))).toBe(1);
    expect(await refusals()).toEqual([]);
  });
});
