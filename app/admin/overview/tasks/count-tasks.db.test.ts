import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import { inState } from "../../../../tests/database/order-row.ts";
import { addPayment } from "../../../../tests/database/payment-row.ts";
import { countTasks } from "./count-tasks.db.server.ts";
import type { TaskName } from "./tasks.ts";

eachShop("what waits for the owner", { on: "embedded" }, (shop) => {
  const now = new Date("2026-11-21T12:00:00+05:30");
  const count = async (name: TaskName) => (await countTasks(shop.db, now, [name]))[name];

  test("is not asked of the database for whom nothing is theirs", async () =>
    expect(await countTasks(shop.db, now, [])).toEqual({}));

  test("counts orders that are paid, or will be in cash, until they are sent", async () => {
    const paid = { payment_method: "razorpay", payment_state: "captured" } as const;
    await shop.addOrder();
    await shop.addOrder([], { status: "processing", fulfilment_state: "processing" });
    await shop.addOrder([], { ...paid, status: "processing", fulfilment_state: "processing" });
    await shop.addOrder([], { ...paid, status: "pending", refund_due: true });
    await shop.addOrder([], { ...paid, payment_state: "awaiting", status: "awaiting_razorpay_payment" });
    await shop.addOrder([], { status: "shipped", fulfilment_state: "shipped" });
    expect(await count("toPack")).toBe(3);
    expect([await count("refundsDue"), await count("paymentIssues")]).toEqual([1, 2]);
  });

  test("counts what is packed, or waits for its buyer's word, where it stands (ADMIN-5, ADMIN-11)", async () => {
    const before = await count("toPack");
    await shop.addOrder([], { packed_at: now, ready_by: "2026-11-20" });
    await shop.addOrder([], { cod_confirm_by: new Date("2026-11-24T12:00:00+05:30") });
    expect(await countTasks(shop.db, now, ["toPack", "toSend", "lateToSend", "toConfirm"])).toEqual({
      ...{ toPack: before, toSend: 1, lateToSend: 1, toConfirm: 1 },
    });
    await shop.addOrder([], { cod_confirm_by: now, cod_confirmed_at: now, ready_by: "2026-11-21" });
    expect([await count("toPack"), await count("lateToSend")]).toEqual([(before ?? 0) + 1, 1]);
  });

  test("counts what nobody can buy, as the list of products does", async () => {
    await shop.addProducts([
      { name: "Gone", stock_count: 0 },
      { name: "Not for sale", in_stock: false },
      { name: "Made", stock_count: 0, made_to_order: true, lead_days_from: 3, lead_days_to: 5 },
      { name: "There", stock_count: 1 },
    ]);
    expect(await count("soldOut")).toBe(2);
  });

  test("counts money that is late once its days are over, by the shop's working days (MONEY-3)", async () => {
    // A Saturday: the fourth working day after Tuesday, and the tenth day after the eleventh.
    const card = { payment_method: "razorpay", payment_state: "captured", status: "processing" } as const;
    const paid = async (day: string, more: object = {}) =>
      addPayment(shop, await shop.addOrder([], { ...card, fulfilment_state: "processing" }), {
        captured_at: new Date(`${day}T23:00:00+05:30`),
        ...more,
      });
    await paid("2026-11-17");
    await paid("2026-11-12", { international: true });
    const delivered = { ...inState("delivered"), delivered_at: new Date("2026-11-11T12:00:00+05:30") };
    await shop.addOrder([], delivered);
    const late = (day: string, closed: string[] = []) =>
      countTasks(shop.db, new Date(`${day}T00:00:00+05:30`), ["notInBank", "notRemitted"], new Set(closed));
    expect(await late("2026-12-30")).toMatchObject({ notInBank: 0 });
    await shop.add("settlement_reading", { read_at: now });
    expect(await late("2026-11-21")).toEqual({ notInBank: 0, notRemitted: 0 });
    expect(await late("2026-11-22")).toEqual({ notInBank: 1, notRemitted: 1 });
    expect(await late("2026-11-22", ["2026-11-18"])).toMatchObject({ notInBank: 0 });
    expect(await late("2026-11-23")).toMatchObject({ notInBank: 1 });
    expect(await late("2026-11-24")).toMatchObject({ notInBank: 2 });
  });

  test("counts orders to a thousand", async () => {
    await sql`
      insert into orders (order_id_text, status, billing_full_name, billing_email, billing_address_line1, billing_city,
        billing_state, billing_pincode, shipping_full_name, shipping_address_line1, shipping_city, shipping_state,
        shipping_pincode, payment_method, payment_state, subtotal, shipping_cost, total_amount)
      select 'JC-' || n, 'pending_cod_confirmation', 'Asha', 'asha@example.com', '1', 'Patna', 'Bihar', '800001', 'Asha', '1',
        'Patna', 'Bihar', '800001', 'cod', 'cod_due', 500, 0, 500
      from generate_series(1, 1100) as n`.execute(shop.db);
    expect(await count("toPack")).toBe(1000);
  });
});
