import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { expect, test } from "vitest";
import { endStockHolds } from "#payments/paying/stock-hold.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paise } from "#values/money/money.ts";
import { numberOf, purchase as purchaseOf } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import type { Purchase } from "../form/purchase.ts";
import { heldPrices } from "../submitting/held-prices.server.ts";
import { placeOrder } from "./place-order.server.ts";

const paid = { ...inState("processing"), payment_state: "captured" } as const;
const rareBag = { id: "last", name: "Rare Bag", price: "500", stock_count: 1 };

const lines = [purchaseLine("last", 1, 500_00)];
const byCard = { shippingMethod: "standard", paymentMethod: "razorpay" } as const;
const lastByCard: Partial<Purchase> = { ...byCard, lines, shipping: patnaAddress };

/** The last piece, by card. */
const purchase = (change: Partial<Purchase> = {}) => purchaseOf({ ...lastByCard, ...change });

const given = { at: "2027-03-01T10:00:00Z", begin: (shop: TestShop) => shop.addProducts([rareBag]) };

eachShop("a checkout that goes on after an unpaid card order", given, (shop) => {
  const place = async (wanted: Purchase) => numberOf(await placeOrder(shop, wanted));
  const setOrders = (to: Updateable<Tables["orders"]>) => shop.set("orders", {}, to);
  const setShipping = (standard: number) => {
    const { shipping } = shop.config.shop;
    shop.config = shopWith(shop, { shipping: { ...shipping, standard: paise(standard) } }).config;
  };

  const orders = () => shop.rows("orders", {}, "created_at", "order_id_text");
  const left = async () => (await shop.row("products")).stock_count;

  test("finds the same order while nothing has changed", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    expect(await place({ ...wanted })).toBe(first);
    expect(await orders()).toHaveLength(1);
  });

  test("is a new order at today's prices when the first one's held no longer", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    shop.pass({ days: 7, minutes: 1 });
    await endStockHolds(shop);
    expect(await place({ ...wanted })).not.toBe(first);
    expect((await orders()).map(({ status }) => status)).toEqual(["cancelled", "awaiting_razorpay_payment"]);
    expect(await left()).toBe(0);
  });

  test("finds what its own order holds, until it is paid or given up, and nobody else's", async () => {
    await shop.addProducts([{ id: "more", name: "Bag", price: "300", stock_count: 5 }]);
    const lines = [purchaseLine("last", 1, 500_00), purchaseLine("more", 1, 300_00)];
    const wanted = purchase({ lines });
    const found = async (userId: string | null = null, key = wanted.idempotencyKey) => {
      const held = await heldPrices(shop.db, key, userId, shop.clock);
      return held.map(({ id, product }) => `${id} ${product?.inStock} ${product?.stockCount}`).sort();
    };
    expect(await found()).toEqual([]);
    await place(wanted);
    expect(await found()).toEqual(["last true 1", "more true 5"]);
    expect(await found(null, randomUUID())).toEqual([]);
    // A guest who has signed in meanwhile still has it.
    const { id: owner } = await shop.addCustomer();
    expect(await found(owner)).toHaveLength(2);
    await setOrders({ user_id: owner });
    expect(await found(owner)).toHaveLength(2);
    for (const other of [null, "somebody"]) expect(await found(other)).toEqual([]);
    await setOrders(paid);
    expect(await found(owner)).toEqual([]);
  });

  test.each<[string, Partial<Purchase>]>([
    ["cash instead", { paymentMethod: "cod" }],
    ["another address", { shipping: { ...patnaAddress, city: "Gaya" } }],
    ["another way of shipping", { shippingMethod: "express" }],
  ])("%s: a new order takes the place, and even the last piece, of the first one", async (_, change) => {
    const wanted = purchase();
    const first = await place(wanted);
    expect(await left()).toBe(0);
    const second = await place({ ...wanted, ...change });
    expect(second).not.toBe(first);
    expect(await orders()).toMatchObject([
      { order_id_text: first, status: "cancelled", idempotency_key: null },
      { order_id_text: second, idempotency_key: wanted.idempotencyKey },
    ]);
    expect(await left()).toBe(0);
    expect(await place({ ...wanted, ...change })).toBe(second);
  });

  test("an order that is paid, or paid in cash, stands whatever the checkout says afterwards", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    await setOrders(paid);
    expect(await place({ ...wanted, paymentMethod: "cod" })).toBe(first);
    expect(await orders()).toMatchObject([{ status: "processing" }]);
  });

  test("a paid order is not the answer to a purchase of other goods, which takes another key", async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote", price: "300" }]);
    const wanted = purchase();
    const orderNumber = await place(wanted);
    await setOrders(paid);
    const lines = [purchaseLine("tote", 1, 300_00)];
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(shop, { ...wanted, lines })));
    const taken = { kind: "key-taken", by: { orderNumber, paymentState: "captured" } };
    expect(answers).toMatchObject(Array(3).fill(taken));
    const other = { ...wanted, lines, idempotencyKey: randomUUID() };
    const second = await place(other);
    expect(await place(other)).toBe(second);
    expect(await orders()).toMatchObject([
      { order_id_text: orderNumber, status: "processing", idempotency_key: wanted.idempotencyKey },
      { order_id_text: second, status: "awaiting_razorpay_payment" },
    ]);
  });

  test("an order that is paid while the shopper changes it is never given up", async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote", price: "300" }]);
    const wanted = purchase();
    const number = await place(wanted);
    const lines = [purchaseLine("tote", 1, 300_00)];
    // As settling does it: with the row locked, and only while the order stands.
    const unpaid = { order_id_text: number, fulfilment_state: "pending" } as const;
    const pay = () => shop.set("orders", unpaid, paid);
    const [answer] = await Promise.all([placeOrder(shop, { ...wanted, lines }), pay()]);
    const [first, ...others] = await orders();
    if (answer.kind === "placed") expect([first?.status, others.length]).toEqual(["cancelled", 1]);
    else expect([first?.status, others.length]).toEqual(["processing", 0]);
  });

  test("an unpaid order that the owner moved on stays the answer to the same purchase only", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    await setOrders({ ...inState("processing"), confirmed_at: shop.clock });
    expect(await place(wanted)).toBe(first);
    const taken = { kind: "key-taken", by: { orderNumber: first, status: "processing" } };
    for (const change of [{ paymentMethod: "cod" }, { shippingMethod: "express" }] as const)
      expect(await placeOrder(shop, { ...wanted, ...change })).toMatchObject(taken);
    expect(await orders()).toHaveLength(1);
  });

  test.each([
    ["dearer", 149_00],
    ["cheaper", 49_00],
  ])("shipping that got %s since makes another purchase, with the sum agreed to", async (_what, cost) => {
    const wanted = purchase();
    const first = await place(wanted);
    setShipping(cost);
    const second = await place(wanted);
    expect(second).not.toBe(first);
    expect(await place(wanted)).toBe(second);
    const sums = await shop.column("orders", "total_amount", {}, "created_at");
    expect(sums.map(Number).sort()).toEqual([599, 500 + cost / 100].sort());
    expect(await orders()).toMatchObject([{ status: "cancelled" }, { status: "awaiting_razorpay_payment" }]);
    expect(await left()).toBe(0);
  });

  test("shipping that got dearer does not touch a paid order", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    await setOrders(paid);
    setShipping(149_00);
    expect(await place(wanted)).toBe(first);
  });

  test("a cancelled order makes room for the same purchase", async () => {
    const wanted = purchase();
    const first = await place(wanted);
    await shop.set("products", {}, { stock_count: 5, in_stock: true });
    await shop.set("orders", {}, inState("cancelled"));
    expect(await place(wanted)).not.toBe(first);
    expect(await orders()).toHaveLength(2);
  });
});
