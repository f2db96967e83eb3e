import { beforeEach, expect, test } from "vitest";
import { findOrder } from "#orders/order.db.server.ts";
import { openCheckout, purchase } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { kala, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { placeOrder } from "./place-order.server.ts";

eachDatabase("an order of variants whose spelling was mended", (database) => {
  const { shop } = openCheckout(database);
  const db = () => database().db;

  beforeEach(() => sellVariants(db()));

  const pieces = async () => {
    const row = db().selectFrom("product_variants").select("stock_count").where("id", "=", "k1");
    return Number((await row.executeTakeFirstOrThrow()).stock_count);
  };

  test("takes a cart of before by their former names, and is sent twice as one order", async () => {
    await db()
      .updateTable("product_variants")
      .set({ key: "petite", former: JSON.stringify([{ key: "small", values: ["Small"] }]) })
      .where("id", "=", "k1")
      .execute();
    const before = await pieces();
    const lines = [kala("small", 400_00), kala("petite", 400_00)];
    const wanted = { ...purchase(), lines, paymentMethod: "cod" as const };
    const placed = await placeOrder(shop(), wanted);
    const order = placed.ok ? await findOrder(db(), placed.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([{ variantId: "k1", quantity: 2 }]);
    expect(await pieces()).toBe(before - 2);
    expect(await placeOrder(shop(), wanted)).toEqual(placed);
  });
});
