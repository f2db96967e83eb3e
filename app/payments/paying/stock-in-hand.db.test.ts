import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { addCardOrder } from "../../../tests/database/card-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { heldStock } from "../../../tests/database/held-stock.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";

const owner = shopOwner();

eachDatabase("the stock of orders that the owner has in hand", (database) => {
  const { begun, settle, row, mails, shop, pay, now, stock, mark, few } = heldStock(database);

  test("that it holds stays hers when another piece is missing", async () => {
    await few(1);
    await addProducts(database().db, [{ id: "gone", name: "Jute Mat", stock_count: 0, in_stock: false }]);
    const held = { product_id: "few", quantity: 1, stock_taken: 1 };
    const id = await addCardOrder(database(), [held, { product_id: "gone", quantity: 1 }], {
      ...{ status: "processing", fulfilment_state: "processing", confirmed_at: now() },
    });
    const { payment } = await pay(await begun(id));
    await settle(payment.id);
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
  });

  test("is hers, whatever the product is marked as", async () => {
    await addProducts(database().db, [{ id: "mat", name: "Jute Mat", in_stock: false }]);
    const id = await addCardOrder(database(), [{ product_id: "mat" }], {
      ...{ status: "processing", fulfilment_state: "processing", confirmed_at: now() },
    });
    const { payment } = await pay(await begun(id));
    await settle(payment.id);
    expect(await row(id)).toMatchObject({ payment_state: "captured", refund_due: false });
  });

  test.each([0, 5])("of a parcel that left unpaid is not taken again, with %i left", async (left) => {
    await few(left);
    const id = await addCardOrder(database(), [{ product_id: "few", quantity: 2 }], {
      ...{ status: "shipped", fulfilment_state: "shipped", confirmed_at: now() },
    });
    const { payment } = await pay(await begun(id));
    const { version } = await row(id);
    expect(await changeFulfilment(shop(), owner, { orderId: id, version, status: "delivered" })).toEqual({
      kind: "changed",
      shortage: undefined,
    });
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await row(id)).toMatchObject({
      status: "delivered",
      payment_state: "captured",
      refund_due: false,
    });
    expect((await stock("few")).stock_count).toBe(left);
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toContain("order-paid");
    expect(kinds).not.toContain("order-too-late");
  });

  test("that is held goes back on the shelf with a payment that comes too late, until the owner sends it", async () => {
    await few(1);
    await addProducts(database().db, [{ id: "mat", name: "Jute Mat" }]);
    const held = { product_id: "few", quantity: 1, stock_taken: 1 };
    const id = await addCardOrder(database(), [held, { product_id: "mat", quantity: 1 }], {
      stock_held_until: new Date(now().getTime() + 3600_000),
    });
    const { payment } = await pay(await begun(id));
    await mark("few", { stock_count: 0, in_stock: false });
    await mark("mat", { in_stock: false });
    const settled = await Promise.all(Array.from({ length: 5 }, () => settle(payment.id)));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    const { version } = await row(id);
    const change = { orderId: id, version, status: "shipped" } as const;
    expect(await changeFulfilment(shop(), owner, change)).toEqual({
      kind: "changed",
      shortage: undefined,
    });
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
  });
});
