import { beforeEach, expect } from "vitest";
import type { Purchase } from "#checkout/form/purchase.ts";
import { placeWithRoom } from "#checkout/placing/place-with-room.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { purchaseLine } from "../purchase-line.ts";
import { openCheckout, purchase } from "./checkout-shop.ts";
import { openDiscounts } from "./discounts-shop.ts";

/** Its order is refused because the shelf has none left. */
export const tooFew = { ok: false, refusal: expect.objectContaining({ kind: "too-few", left: 0 }) };
export const soldOut = { ok: false, refusal: expect.objectContaining({ kind: "out-of-stock" }) };

/** A shop with five pieces of the Rare Bag ('few'), which buyers order by card and do not pay. */
export function openHolds(database: () => OpenDatabase) {
  const { shop, now, setNow, stockOf } = openCheckout(database);
  const { buyer, refused, used, setTo } = openDiscounts(database, { shop });
  const db = () => database().db;
  beforeEach(async () => {
    for (const table of ["promotions", "rate_limits"] as const) await db().deleteFrom(table).execute();
  });
  const elsewhere = (at: number) => `203.0.${at >> 8}.${at & 255}`;
  return {
    ...{ shop, now, stockOf, buyer, refused, used, setTo, db, elsewhere },
    later: (minutes: number) => setNow(new Date(now().getTime() + minutes * 60_000)),
    /** Buyer number `at` orders so many of them. */
    card(at: number, quantity: number, change: Partial<Purchase> = {}) {
      const lines = [purchaseLine("few", quantity, 100_00)];
      const own = { ...buyer(at), lines, paymentMethod: "razorpay", network: elsewhere(at) } as const;
      return placeWithRoom(shop(), purchase({ ...own, ...change }));
    },
    left: async () => (await stockOf("few")).stock_count,
    order: (number: string) =>
      db().selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow(),
    change: (number: string, changed: object) =>
      db().updateTable("orders").set(changed).where("order_id_text", "=", number).execute(),
  };
}
