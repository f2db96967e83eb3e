import type { Insertable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

let number = 0;

/** An order for ₹500.50, to be paid in cash. */
export const overviewOrder = (
  change: Partial<Insertable<Tables["orders"]>>,
): Insertable<Tables["orders"]> => ({
  order_id_text: `JC-${++number}`,
  billing_full_name: "Asha Rao",
  billing_email: "asha@example.com",
  billing_address_line1: "1",
  billing_city: "Patna",
  billing_state: "Bihar",
  billing_pincode: "800001",
  shipping_full_name: "Asha Rao",
  shipping_address_line1: "1",
  shipping_city: "Patna",
  shipping_state: "Bihar",
  shipping_pincode: "800001",
  payment_method: "cod",
  payment_state: "cod_due",
  subtotal: "500",
  shipping_cost: "0",
  total_amount: "500.50",
  ...change,
});
