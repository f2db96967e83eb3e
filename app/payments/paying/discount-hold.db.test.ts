import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { manyAtOnce, shopOwner } from "../../../tests/database/each-shop.ts";
import { heldStock } from "../../../tests/database/held-stock.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { endStockHolds, holdForPayment } from "./stock-hold.server.ts";

eachCardShop("the discount of a card order", {}, (shop) => {
  const { begun, settle, orderOf, pay } = shop;
  const { later, few, hold, stock } = heldStock(shop);

  async function discounted(pieces: number) {
    const id = await hold(pieces);
    const promotion_id = await shop.addPromotion({ code: `C${id}`, most_uses: 1, used: 1 });
    await shop.add("promotion_uses", { order_id: id, promotion_id, state: "held" });
    const use = async () => {
      const { used } = await shop.row("promotions", promotion_id);
      const { state } = await shop.row("promotion_uses", { order_id: id });
      return `${used} ${state}`;
    };
    return { id, use };
  }

  test("is used once it is paid, however often that is told", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    await Promise.all([settle(payment.id), settle(payment.id)]);
    expect(await use()).toBe("1 used");
  });

  test("is given back with the stock, and used again by a payment that comes later, at its price", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    later(60.1);
    await Promise.all([endStockHolds(shop), endStockHolds(shop)]);
    expect(await use()).toBe("0 given_back");
    await Promise.all([settle(payment.id), settle(payment.id)]);
    expect(await use()).toBe("1 used");
    expect(await orderOf(id)).toMatchObject({ status: "processing", refund_due: false });
  });

  test("ends with words for what it held, and for nothing else", async () => {
    const noteOf = async (id: string) => {
      later(60.1);
      await endStockHolds(shop);
      return (await shop.column("order_history", "note", { order_id: id })).filter((note) => note !== null);
    };
    await few(1);
    const { id } = await discounted(1);
    const both = "its pieces are for sale again, and somebody else may use its discount";
    expect(await noteOf(id)).toEqual([`Not paid while it was held: ${both}.`]);
    const unlimited = await discounted(1);
    await shop.set("promotions", {}, { most_uses: null });
    await shop.set("order_items", {}, { stock_taken: 0 });
    expect(await noteOf(unlimited.id)).toEqual(["Not paid while it was held."]);
  });

  test("is held again by a second try to pay, once, where a use is left", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    later(60.1);
    await endStockHolds(shop);
    expect(await use()).toBe("0 given_back");
    await Promise.all([holdForPayment(shop, id), holdForPayment(shop, id)]);
    expect(await use()).toBe("1 held");
    later(60.1);
    await endStockHolds(shop);
    expect(await use()).toBe("0 given_back");
  });

  test("whose last use somebody else has got leaves the second try its price", async () => {
    await few(1);
    const { id, use } = await discounted(1);
    later(60.1);
    await endStockHolds(shop);
    await shop.set("promotions", {}, { used: 1 });
    expect(await holdForPayment(shop, id)).toBeUndefined();
    expect(await use()).toBe("1 given_back");
  });

  test("is given back by an order whose payment found it sold out", async () => {
    await few(0);
    const { id, use } = await discounted(1);
    const { payment } = await pay(await begun(id));
    later(60.1);
    await endStockHolds(shop);
    await shop.set("products", {}, { stock_count: 0, in_stock: false });
    await settle(payment.id);
    expect(await use()).toBe("0 given_back");
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
  });
});

const owner = shopOwner();

eachCardShop("the stock of orders that the owner has in hand", {}, (shop) => {
  const { begun, settle, orderOf, pay } = shop;
  const { stock, mark, few } = heldStock(shop);
  const inHand = (state: "processing" | "shipped") => ({ ...inState(state), confirmed_at: shop.clock });

  test("that it holds stays hers when another piece is missing", async () => {
    await few(1);
    await shop.addProducts([{ id: "gone", name: "Jute Mat", stock_count: 0, in_stock: false }]);
    const held = { product_id: "few", quantity: 1, stock_taken: 1 };
    const id = await addCardOrder(shop, [held, { product_id: "gone", quantity: 1 }], inHand("processing"));
    const { payment } = await pay(await begun(id));
    await settle(payment.id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
  });

  test("is hers, whatever the product is marked as", async () => {
    await shop.addProducts([{ id: "mat", name: "Jute Mat", in_stock: false }]);
    const id = await addCardOrder(shop, [{ product_id: "mat" }], inHand("processing"));
    const { payment } = await pay(await begun(id));
    await settle(payment.id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: false });
  });

  test.each([0, 5])("of a parcel that left unpaid is not taken again, with %i left", async (left) => {
    await few(left);
    const id = await addCardOrder(shop, [{ product_id: "few", quantity: 2 }], inHand("shipped"));
    const { payment } = await pay(await begun(id));
    const { version } = await orderOf(id);
    const arrived = { orderId: id, version, status: "delivered" } as const;
    expect(await changeFulfilment(shop, owner, arrived)).toEqual({ kind: "changed", shortage: undefined });
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    const paid = { status: "delivered", payment_state: "captured", refund_due: false };
    expect(await orderOf(id)).toMatchObject(paid);
    expect((await stock("few")).stock_count).toBe(left);
    const kinds = await shop.mailKinds();
    expect(kinds).toContain("order-paid");
    expect(kinds).not.toContain("order-too-late");
  });

  test("that is held goes back on the shelf with a payment that comes too late, until the owner sends it", async () => {
    await few(1);
    await shop.addProducts([{ id: "mat", name: "Jute Mat" }]);
    const held = { product_id: "few", quantity: 1, stock_taken: 1 };
    const stock_held_until = new Date(shop.clock.getTime() + 3600_000);
    const id = await addCardOrder(shop, [held, { product_id: "mat" }], { stock_held_until });
    const { payment } = await pay(await begun(id));
    await mark("few", { stock_count: 0, in_stock: false });
    await mark("mat", { in_stock: false });
    const settled = await manyAtOnce(5, () => settle(payment.id));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    const { version } = await orderOf(id);
    const change = { orderId: id, version, status: "shipped" } as const;
    expect(await changeFulfilment(shop, owner, change)).toEqual({ kind: "changed", shortage: undefined });
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
  });
});
