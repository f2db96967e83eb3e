import { randomUUID } from "node:crypto";
import type { Purchase } from "#checkout/form/purchase.ts";
import { placeOrder } from "#checkout/placing/place-order.server.ts";
import type { Placement } from "#checkout/placing/placement.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { patnaAddress } from "../patna-address.ts";
import { purchaseLine } from "../purchase-line.ts";
import type { TestShop } from "./each-shop.ts";
import { addProducts } from "./product-row.ts";

export const card = { paymentMethod: "razorpay" } as const;

export function purchase(change: Partial<Purchase> = {}): Purchase {
  return {
    idempotencyKey: randomUUID(),
    userId: null,
    lines: [purchaseLine("tote", 2, 500_00)],
    billing: { ...patnaAddress, email: "asha@example.com", phone: "98765 43210" },
    shipping: { ...patnaAddress, fullName: "Ravi Jha" },
    shippingMethod: "express",
    paymentMethod: "cod",
    ...change,
  };
}

/** A purchase of somebody else, or by another phone. */
export const billedTo = (change: Partial<Purchase["billing"]>) => ({
  billing: { ...purchase().billing, ...change },
});

/** The number of an order that was placed; throws the refusal of one that was not. */
export function numberOf(placement: Placement): string {
  if (placement.kind !== "placed") throw new Error(JSON.stringify(placement));
  return placement.orderNumber;
}

/** A tote without end, five pieces of a rare bag, and one bag that is sold out. */
export const sellBags = ({ db }: Pick<OpenDatabase, "db">) =>
  addProducts(db, [
    {
      id: "tote",
      name: "Kohbar Tote",
      price: "500",
      sku: "KT-1",
      images: ["/files/a.webp", "/files/b.webp"],
      artisan: "Sita Devi",
      hsn: "4202",
      tax_rate: "12",
    },
    { id: "few", name: "Rare Bag", price: "100", stock_count: 5 },
    { id: "out", name: "Gone Bag", price: "100", in_stock: false },
  ]);

/** What a test does with orders of the bags, and what it reads of them. */
export const checkoutOf = (shop: TestShop) => ({
  place: (change: Partial<Purchase> = {}) => placeOrder(shop, purchase(change)),
  /** Everything an order is made of, counted: nothing may be there by halves. */
  written: async () => ({
    orders: await shop.count("orders"),
    items: await shop.count("order_items"),
    history: await shop.count("order_history"),
    mails: await shop.count("mail_outbox"),
  }),
  stockOf: async (id: string) => {
    const { stock_count, in_stock } = await shop.row("products", id);
    return { stock_count, in_stock };
  },
  numbered: (number: string) => shop.row("orders", { order_id_text: number }),
});
