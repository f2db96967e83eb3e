import type { Kysely } from "kysely";
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
