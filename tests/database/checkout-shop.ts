import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach } from "vitest";
import type { Purchase } from "#checkout/form/purchase.ts";
import { placeOrder } from "#checkout/placing/place-order.server.ts";
import type { Placement } from "#checkout/placing/placement.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { patnaAddress } from "../patna-address.ts";
import { purchaseLine } from "../purchase-line.ts";
import { addProducts } from "./product-row.ts";

export const secret = "a secret of this test, long enough";
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

/** The number of an order that was placed; throws the refusal of one that was not. */
export function numberOf(placement: Placement): string {
  if (!placement.ok) throw new Error(JSON.stringify(placement.refusal));
  return placement.orderNumber;
}

let now = new Date("2026-11-21T10:00:00.000Z");

/**
 * A shop with three products in which a test places orders; before each test it is emptied, and a minute has
 * passed.
 */
export function openCheckout(database: () => OpenDatabase) {
  beforeEach(async () => {
    const { db } = database();
    for (const table of ["invoices", "orders", "mail_outbox", "products"] as const)
      await db.deleteFrom(table).execute();
    now = new Date(now.getTime() + 60_000);
    await addProducts(db, products);
  });
  const log = openLog("silent");
  const shop = () => ({ db: database().db, config: parseConfig({}), secret, now: () => now, log });
  return {
    shop,
    place: (change: Partial<Purchase> = {}) => placeOrder(shop(), purchase(change)),
    now: () => now,
    setNow(moment: Date) {
      now = moment;
    },
    /** Everything an order is made of, counted: nothing may be there by halves. */
    async written() {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
          (select count(*)::int from order_history) as history,
          (select count(*)::int from mail_outbox) as mails`.execute(database().db);
      return rows[0];
    },
    stockOf: async (id: string) =>
      database()
        .db.selectFrom("products")
        .select(["stock_count", "in_stock"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
  };
}

const products = [
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
];
