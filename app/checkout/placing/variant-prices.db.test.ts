import { expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { card, purchase } from "../../../tests/database/checkout-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { asha, kala, name, sellBagsAndVariants } from "../../../tests/database/variants-for-sale.ts";
import { heldPrices } from "../submitting/held-prices.server.ts";
import { placeOrder } from "./place-order.server.ts";

eachShop("a cart of variants", { begin: sellBagsAndVariants }, (shop) => {
  test("holds its variant's last piece for its own cart", async () => {
    const wanted = purchase({ ...card, lines: [kala("large", 700_00, 1, { personal: asha })] });
    await placeOrder(shop, wanted);
    const held = () => heldPrices(shop.db, wanted.idempotencyKey, null, shop.clock);
    const product = { inStock: true, stockCount: 1, unitPrice: 650_00, optionText: "Size: Large" };
    expect(await held()).toMatchObject([{ id: "kala", variant: "large", product }]);
    // A cart may know the variant by its former name (CATALOGUE-51).
    const former = JSON.stringify([{ key: "large", values: ["Large"] }]);
    await shop.set("product_variants", "k2", { key: "grand", former });
    const { optionText: _, ...facts } = product;
    const names = ["grand", "large"];
    expect(await held()).toMatchObject(names.map((variant) => ({ id: "kala", variant, product: facts })));
  });

  test("is priced by its variants, each with what is its own", async () => {
    await shop.set("products", "kala", { sale_price: "300" });
    const goods = ["small", "large", "tiny", undefined].map((variant) => ({ productId: "kala", variant }));
    const asked = [...goods, { productId: "tote", variant: "x" }];
    const answer = await priceProducts(shop.db, asked, { moment: shop.clock });
    const sums = { unitPrice: 300_00, was: 400_00, stockCount: 3 };
    expect(answer).toMatchObject([
      { variant: "small", product: { ...sums, image: "/b.webp", personal: [name] } },
      { variant: "large", product: { unitPrice: 650_00, stockCount: 1, image: "/a.webp" } },
      { variant: "tiny", product: { optionTrouble: "gone" } },
      { product: { optionTrouble: "missing" } },
      { id: "tote", variant: "x", product: { optionTrouble: "gone" } },
    ]);
    expect(answer[1]?.product?.was).toBeUndefined();
    expect(answer[1]?.product).toMatchObject({ optionText: "Size: Large" });
  });
});

eachShop("an order of variants whose spelling was mended", { begin: sellBagsAndVariants }, (shop) => {
  const pieces = async () => Number((await shop.row("product_variants", "k1")).stock_count);

  test("takes a cart of before by their former names, and is sent twice as one order", async () => {
    const former = JSON.stringify([{ key: "small", values: ["Small"] }]);
    await shop.set("product_variants", "k1", { key: "petite", former });
    const before = await pieces();
    const lines = [kala("small", 400_00), kala("petite", 400_00)];
    const wanted = { ...purchase(), lines, paymentMethod: "cod" as const };
    const placed = await placeOrder(shop, wanted);
    const order = placed.kind === "placed" ? await findOrder(shop.db, placed.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([{ variantId: "k1", quantity: 2 }]);
    expect(await pieces()).toBe(before - 2);
    expect(await placeOrder(shop, wanted)).toEqual(placed);
  });
});
