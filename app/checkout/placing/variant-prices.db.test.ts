import { beforeEach, expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { openCheckout, purchase } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { asha, kala, name, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { heldPrices } from "./held-prices.server.ts";
import { placeOrder } from "./place-order.server.ts";

const card = { paymentMethod: "razorpay" } as const;

eachDatabase("a cart of variants", (database) => {
  const { shop, now } = openCheckout(database);
  const db = () => database().db;

  beforeEach(() => sellVariants(db()));

  test("holds its variant's last piece for its own cart", async () => {
    const wanted = purchase({ ...card, lines: [kala("large", 700_00, 1, { personal: asha })] });
    await placeOrder(shop(), wanted);
    const [held, ...others] = await heldPrices(db(), wanted.idempotencyKey, null, now());
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      ...{ id: "kala", variant: "large" },
      product: { inStock: true, stockCount: 1, unitPrice: 650_00, optionText: "Size: Large" },
    });
  });

  test("holds it for a cart that knows the variant by its former name (CATALOGUE-51)", async () => {
    const wanted = purchase({ ...card, lines: [kala("large", 700_00, 1, { personal: asha })] });
    await placeOrder(shop(), wanted);
    await db()
      .updateTable("product_variants")
      .set({ key: "grand", former: JSON.stringify([{ key: "large", values: ["Large"] }]) })
      .where("id", "=", "k2")
      .execute();
    const held = await heldPrices(db(), wanted.idempotencyKey, null, now());
    const product = { inStock: true, stockCount: 1, unitPrice: 650_00 };
    expect(held).toMatchObject([
      { id: "kala", variant: "grand", product },
      { id: "kala", variant: "large", product },
    ]);
  });

  test("is priced by its variants, each with what is its own", async () => {
    const sale = { sale_price: "300" };
    await db().updateTable("products").set(sale).where("id", "=", "kala").execute();
    const goods = ["small", "large", "tiny", undefined].map((variant) => ({ productId: "kala", variant }));
    const answer = await priceProducts(db(), [...goods, { productId: "tote", variant: "x" }], {
      moment: now(),
    });
    expect(answer).toMatchObject([
      {
        variant: "small",
        product: { unitPrice: 300_00, was: 400_00, stockCount: 3, image: "/b.webp", personal: [name] },
      },
      { variant: "large", product: { unitPrice: 650_00, stockCount: 1, image: "/a.webp" } },
      { variant: "tiny", product: { optionTrouble: "gone" } },
      { product: { optionTrouble: "missing" } },
      { id: "tote", variant: "x", product: { optionTrouble: "gone" } },
    ]);
    expect(answer[1]?.product?.was).toBeUndefined();
    expect(answer[1]?.product).toMatchObject({ optionText: "Size: Large" });
  });
});
