import type { Goods } from "#cart/goods.ts";
import { claimOf } from "#cart/kept/cart-cookie.ts";
import { paise } from "#values/money/money.ts";
import { sellBags } from "./checkout-shop.ts";
import type { TestShop } from "./each-shop.ts";
import { addProducts, addVariants } from "./product-row.ts";
import type { Db } from "./test-rows.ts";

export const name = { label: "Name", most: 6, required: false, price: 50_00 };
export const asha = [{ label: "Name", text: "Asha" }];
export const line = (goods: Goods, unitPrice: number, quantity = 1) => {
  return { ...claimOf(goods, quantity), unitPrice: paise(unitPrice) };
};
export const kala = (variant: string, unitPrice: number, quantity = 1, more: Partial<Goods> = {}) =>
  line({ productId: "kala", variant, ...more }, unitPrice, quantity);

/** A tote in three sizes that can be written on, and a belt in two colours. */
export async function sellVariants(db: Db): Promise<void> {
  await addProducts(db, [
    {
      ...{ id: "kala", name: "Kala Tote", price: "400", sku: "KA", images: ["/a.webp", "/b.webp"] },
      personal: JSON.stringify([name]),
    },
    { id: "dori", name: "Dori Belt", price: "200" },
  ]);
  await addVariants(db, "kala", { Size: ["Small", "Large", "Huge"] }, [
    { id: "k1", values: ["Small"], stock_count: 3, sku: "KA-S", picture: "/b.webp" },
    { id: "k2", values: ["Large"], price: "650", stock_count: 1 },
    { id: "k3", values: ["Huge"], price: "900" },
  ]);
  await addVariants(db, "dori", { Colour: ["Red", "Blue"] }, [
    { id: "d1", values: ["Red"], stock_count: 1 },
    { id: "d2", values: ["Blue"], stock_count: 1, in_stock: false },
  ]);
}

export async function sellBagsAndVariants(shop: TestShop): Promise<void> {
  await sellBags(shop);
  await sellVariants(shop.db);
}
