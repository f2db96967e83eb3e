import type { Insertable } from "kysely";
import type { FulfilmentState } from "#orders/order-states.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { addRow, type Db, type RowGiven, type TestRows } from "./test-rows.ts";

export type OrderRow = RowGiven<"orders">;
type ItemRow = RowGiven<"order_items">;
export type OrderItems = readonly ItemRow[];

/** How both columns say that an order is there. */
export const inState = <S extends FulfilmentState>(state: S) => ({ status: state, fulfilment_state: state });

/** Waits for its payment by card. */
export const unpaidByCard = {
  payment_method: "razorpay",
  payment_state: "awaiting",
  status: "awaiting_razorpay_payment",
} as const;

/** Paid by card, and being packed. */
export const paidByCard = {
  payment_method: "razorpay",
  payment_state: "captured",
  ...inState("processing"),
} as const;

let made = 0;

/**
 * Adds an order of cash on delivery to a test's database and answers its id; say only what the test is about.
 */
export async function addOrder(db: Db, items: OrderItems = [], order: OrderRow = {}): Promise<string> {
  const { id } = await addRow(db, "orders", orderRow(order));
  const line = { order_id: id, product_name: "Kohbar Tote", quantity: 1, price_at_purchase: "500.00" };
  const lines = items.map((item) => ({ ...line, ...item }));
  if (lines.length > 0) await db.insertInto("order_items").values(lines).execute();
  return id;
}

/** These lines, each of a product that the shop sells: no other can be paid by card later. */
export async function linesForSale(db: Db, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const tote = { id: "tote", name: "Kohbar Tote", slug: "kohbar-tote", price: "500" };
  await db
    .insertInto("products")
    .values(tote)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return items.map((item) => ({ product_id: tote.id, ...item }));
}

/** What was noted of an order, from its first line on. */
export const orderHistory = (shop: TestRows, order_id: string) =>
  shop.rows("order_history", { order_id }, "created_at", "id");

/** The row of such an order. */
export function orderRow(order: OrderRow): Insertable<Tables["orders"]> {
  made += 1;
  return {
    order_id_text: `JC-${1_795_000_000_000 + made}`,
    status: "pending_cod_confirmation",
    payment_method: "cod",
    payment_state: "cod_due",
    billing_full_name: "Asha Kumari",
    billing_email: "asha@example.com",
    billing_phone: "98765 43210",
    billing_address_line1: "12 Gandhi Path",
    billing_city: "Patna",
    billing_state: "Bihar",
    billing_state_code: "10",
    billing_pincode: "800001",
    shipping_full_name: "Asha Kumari",
    shipping_address_line1: "12 Gandhi Path",
    shipping_city: "Patna",
    shipping_state: "Bihar",
    shipping_state_code: "10",
    shipping_pincode: "800001",
    subtotal: "1000.00",
    shipping_cost: "0.00",
    total_amount: "1000.00",
    ...order,
  };
}
