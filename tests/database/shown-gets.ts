import type { TestRows } from "./test-rows.ts";

/** Has a product of ₹1,499 say who gets what of it, at 5 % GST: Sewing for ₹540, paid for five pieces. */
export async function showGets(shop: TestRows, id: string): Promise<void> {
  const shown = { shows_makers: true, material_cost: "210.00", price: "1499.00", tax_rate: "5.00" };
  await shop.set("products", id, shown);
  await shop.add("product_steps", { product_id: id, position: 1, name: "Sewing", rate: "540.00" });
  await shop.db
    .insertInto("maker_pay_borne")
    .values({ product_id: id, work: "Sewing", pieces: 5, paid: "2700.00" })
    .onConflict((conflict) => conflict.columns(["product_id", "work"]).doNothing())
    .execute();
}

/** The same where jobs run, which read anew what was paid: a statement that says so, paid on this day. */
export async function payForGets(shop: TestRows, id: string, day: string): Promise<void> {
  const maker = { artisan_id: "told", artisan_name: "Asha Devi" };
  const steps = JSON.stringify([{ name: "Sewing", rate: 540_00 }]);
  const lot = { id: "told", number: "W-26-27-9999", product_id: id, product_name: "Tote", quantity: 5 };
  await shop.add("lots", { ...lot, steps });
  const part = { id: "told", lot_id: "told", step: 1, artisan_name: maker.artisan_name };
  await shop.add("lot_parts", { ...part, quantity: 5, rate: "540.00" });
  const entry = { ...maker, on_date: day };
  const earned = { kind: "piece", pieces: 5, amount: "2700.00", source: "check:told:1" } as const;
  await shop.add("maker_entries", { id: "earned", ...entry, ...earned });
  await shop.add("maker_entries", { ...entry, kind: "payment", amount: "-2700.00", source: "hand:told" });
  const statement = { id: "stated", number: "M/26-27/999999", month: `${day.slice(0, 7)}-01`, facts: "{}" };
  await shop.add("maker_statements", { ...maker, ...statement, made_at: new Date() });
  await shop.add("maker_statement_entries", { entry_id: "earned", statement_id: "stated" });
}

/** The parts of its price in a shop with a GSTIN. */
export const shownGets = { makers: 540_00, material: 210_00, collective: 677_62, gst: 71_38 };

/** Such a shop. */
export const registeredShop = { gstin: "10ABCDE1234F1Z5", goodsTax: { rate: null, hsn: null } };
