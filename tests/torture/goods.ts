import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { addProducts, addVariants } from "../database/product-row.ts";

/** What the visitors buy: a bag that nobody counts, a counted one, and one in sizes with a name on it. */
export async function sellGoods(db: Kysely<Tables>, stock: number): Promise<void> {
  await addProducts(db, [
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "few", name: "Rare Bag", price: "100", stock_count: stock },
    {
      ...{ id: "kala", name: "Kala Tote", price: "400" },
      personal: JSON.stringify([{ label: "Name", most: 8, required: true, price: 10_00 }]),
    },
  ]);
  await addVariants(db, "kala", { Size: ["Small", "Large"] }, [
    { values: ["Small"], stock_count: stock },
    { values: ["Large"], stock_count: 0 },
  ]);
}

const gstin = "27AAPFU0939F1ZV";

/** What a gift that a company buys has in its form besides; its shopper was warned of the other state. */
export const giftForm = {
  ...{ isGift: "on", giftMessage: "Shubh vivah", giftWrap: "on" },
  ...{ isCompany: "on", companyName: "Haat & Sons", gstin, gstinSeen: gstin },
};

/** One in four is such a gift, and stays it each time it is sent. */
export const isGift = (key: string): boolean => Number.parseInt(key.slice(-2, -1), 16) % 4 === 0;

/** What wrapping it costs, in paise. */
export const wrapPrice = 4950;

/** As the owner does on the settings page, before the shop starts. */
export async function sellGiftWrap(db: Kysely<Tables>): Promise<void> {
  const facts = JSON.stringify({ giftWrap: wrapPrice });
  await sql`update shop_settings set facts = facts || ${facts}::text::jsonb`.execute(db);
}
