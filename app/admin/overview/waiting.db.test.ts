import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { countWaiting } from "./waiting.db.server.ts";

eachShop("what waits for the owner", { on: "embedded" }, (shop) => {
  const now = new Date("2026-11-21T12:00:00+05:30");
  const parts = ["orders", "returns", "reviews", "comments", "messages", "quotes", "offers", "grievances"];

  test("is nothing in a new shop", async () =>
    expect(await countWaiting(shop.db, now)).toEqual(Object.fromEntries(parts.map((part) => [part, 0]))));

  test("counts orders that are paid, or will be in cash, until they are sent", async () => {
    const paid = { payment_method: "razorpay", payment_state: "captured" } as const;
    await shop.addOrder();
    await shop.addOrder([], { status: "processing", fulfilment_state: "processing" });
    await shop.addOrder([], { ...paid, status: "processing", fulfilment_state: "processing" });
    await shop.addOrder([], { ...paid, status: "pending", refund_due: true });
    await shop.addOrder([], { ...paid, payment_state: "awaiting", status: "awaiting_razorpay_payment" });
    await shop.addOrder([], { status: "shipped", fulfilment_state: "shipped" });
    expect((await countWaiting(shop.db, now)).orders).toBe(3);
  });

  test("counts no order that is packed already or waits for its buyer's word (ADMIN-5, ADMIN-11)", async () => {
    const before = (await countWaiting(shop.db, now)).orders;
    await shop.addOrder([], { packed_at: now });
    await shop.addOrder([], { cod_confirm_by: new Date("2026-11-24T12:00:00+05:30") });
    expect((await countWaiting(shop.db, now)).orders).toBe(before);
    await shop.addOrder([], { cod_confirm_by: now, cod_confirmed_at: now });
    expect((await countWaiting(shop.db, now)).orders).toBe(before + 1);
  });

  test("counts orders to a thousand", async () => {
    await sql`
      insert into orders (order_id_text, status, billing_full_name, billing_email, billing_address_line1, billing_city,
        billing_state, billing_pincode, shipping_full_name, shipping_address_line1, shipping_city, shipping_state,
        shipping_pincode, payment_method, payment_state, subtotal, shipping_cost, total_amount)
      select 'JC-' || n, 'pending_cod_confirmation', 'Asha', 'asha@example.com', '1', 'Patna', 'Bihar', '800001', 'Asha', '1',
        'Patna', 'Bihar', '800001', 'cod', 'cod_due', 500, 0, 500
      from generate_series(1, 1100) as n`.execute(shop.db);
    expect((await countWaiting(shop.db, now)).orders).toBe(1000);
  });
});
