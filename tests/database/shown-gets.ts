import type { TestRows } from "./test-rows.ts";

/** Has a product of ₹1,499 say who gets what of it, at 5 % GST: Sewing for ₹540, paid for five pieces. */
export async function showGets(shop: TestRows, id: string): Promise<void> {
  const shown = { shows_makers: true, material_cost: "210.00", price: "1499.00", tax_rate: "5.00" };
  await shop.set("products", id, shown);
  await shop.add("product_steps", { product_id: id, position: 1, name: "Sewing", rate: "540.00" });
  await shop.add("maker_pay_borne", { product_id: id, work: "Sewing", pieces: 5, paid: "2700.00" });
}

/** The parts of its price in a shop with a GSTIN. */
export const shownGets = { makers: 540_00, material: 210_00, collective: 677_62, gst: 71_38 };

/** Such a shop. */
export const registeredShop = { gstin: "10ABCDE1234F1Z5", goodsTax: { rate: null, hsn: null } };
