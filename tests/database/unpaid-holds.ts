import { expect } from "vitest";
import type { Purchase } from "#checkout/form/purchase.ts";
import { placeWithRoom } from "#checkout/placing/place-with-room.server.ts";
import { purchaseLine } from "../purchase-line.ts";
import { checkoutOf, purchase } from "./checkout-shop.ts";
import { buyer } from "./discounts-shop.ts";
import type { TestShop } from "./each-shop.ts";
import type { Change } from "./test-rows.ts";

/** Its order is refused because the shelf has none left. */
export const tooFew = { kind: "refused", refusal: expect.objectContaining({ kind: "too-few", left: 0 }) };
export const soldOut = { kind: "refused", refusal: expect.objectContaining({ kind: "out-of-stock" }) };

export const elsewhere = (at: number) => `203.0.${at >> 8}.${at & 255}`;

/** What buyers do with five pieces of the Rare Bag ('few') that they order by card and do not pay. */
export function holdsOf(shop: TestShop) {
  const { stockOf, numbered } = checkoutOf(shop);
  return {
    stockOf,
    order: numbered,
    later: (minutes: number) => shop.pass({ minutes }),
    /** Buyer number `at` orders so many of them. */
    card(at: number, quantity: number, change: Partial<Purchase> = {}) {
      const lines = [purchaseLine("few", quantity, 100_00)];
      const own = { ...buyer(at), lines, paymentMethod: "razorpay", network: elsewhere(at) } as const;
      return placeWithRoom(shop, purchase({ ...own, ...change }));
    },
    left: async () => (await stockOf("few")).stock_count,
    few: (stock_count: number) => shop.set("products", "few", { stock_count }),
    change: (number: string, changed: Change<"orders">) =>
      shop.set("orders", { order_id_text: number }, changed),
  };
}
