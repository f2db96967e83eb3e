import { addCardOrder, type CardShop } from "./card-shop.ts";
import { checkoutOf } from "./checkout-shop.ts";
import type { Change } from "./test-rows.ts";

/** What a test does with card orders that hold pieces of a product ('few'). */
export const heldStock = (shop: CardShop) => ({
  stock: checkoutOf(shop).stockOf,
  later: (minutes: number) => shop.pass({ minutes }),
  mark: (id: string, change: Change<"products">) => shop.set("products", id, change),
  /** A product of which `count` pieces are left. */
  few: (count: number) =>
    shop.addProducts([{ id: "few", name: "Rare Bag", stock_count: count, in_stock: count > 0 }]),
  /** An order that holds `quantity` of it for an hour. */
  hold: (quantity: number) =>
    addCardOrder(shop, [{ product_id: "few", quantity, stock_taken: quantity }], {
      created_at: shop.clock,
      stock_held_until: new Date(shop.clock.getTime() + 3600_000),
    }),
});
