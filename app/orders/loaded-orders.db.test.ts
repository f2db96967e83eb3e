import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { isUnpaid, type OrderStatus } from "./order.ts";

type Loaded = { status: OrderStatus; by: "razorpay" | "cod"; payment: string; fulfilment: string };

const loaded: Loaded[] = [
  { status: "pending", by: "razorpay", payment: "captured", fulfilment: "pending" },
  { status: "processing", by: "razorpay", payment: "captured", fulfilment: "processing" },
  { status: "delivered", by: "razorpay", payment: "captured", fulfilment: "delivered" },
  { status: "cancelled", by: "razorpay", payment: "awaiting", fulfilment: "cancelled" },
  { status: "pending_cod_confirmation", by: "cod", payment: "cod_due", fulfilment: "pending" },
  { status: "shipped", by: "cod", payment: "cod_due", fulfilment: "shipped" },
  { status: "delivered", by: "cod", payment: "cod_collected", fulfilment: "delivered" },
  { status: "awaiting_razorpay_payment", by: "razorpay", payment: "awaiting", fulfilment: "pending" },
  { status: "payment_modal_dismissed", by: "razorpay", payment: "awaiting", fulfilment: "pending" },
];

eachShop("an order of the hosted platform", {}, (shop) => {
  // As it comes: with a status, and without the columns that the shop has beside it.
  const unsaid = { payment_state: undefined, fulfilment_state: undefined };
  const add = (status: OrderStatus, by: Loaded["by"], more: object = {}) =>
    addOrder(shop.db, [], { ...unsaid, status, payment_method: by, ...more });
  const row = (id: string) => shop.row("orders", id);

  async function expectStates(id: string, { status, by, payment, fulfilment }: Loaded): Promise<void> {
    const found = await row(id);
    expect(found).toMatchObject({ status, payment_state: payment, fulfilment_state: fulfilment });
    const isStillToPay = isUnpaid({ ...found, paymentMethod: by, paymentState: found.payment_state });
    expect(isStillToPay).toBe(status === "awaiting_razorpay_payment" || status === "payment_modal_dismissed");
  }

  test.each(loaded)("that is $status by $by stands as $payment, $fulfilment", async (order) => {
    await expectStates(await add(order.status, order.by), order);
  });

  /** Adds orders as they stood before the trigger was there. */
  async function beforeTheTrigger(adding: () => Promise<void>): Promise<void> {
    await shop.ask(sql`alter table orders disable trigger orders_loaded`);
    await adding();
    await shop.ask(sql`alter table orders enable trigger orders_loaded`);
  }

  async function migrate(): Promise<void> {
    const text = await readFile("db/migrations/0027-earlier-loaded-orders.sql", "utf8");
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(shop.db);
  }

  test("that was loaded long ago stands alike, and an order of the shop stays as it is", async () => {
    const orders: [string, Loaded][] = [];
    let own = "";
    await beforeTheTrigger(async () => {
      for (const order of loaded) orders.push([await add(order.status, order.by), order]);
      // Set to pending by the owner, and not paid yet.
      own = await add("pending", "razorpay", { confirmed_at: new Date() });
    });
    await migrate();
    for (const [id, order] of orders) await expectStates(id, order);
    expect(await row(own)).toMatchObject({ payment_state: "awaiting", fulfilment_state: "pending" });
  });

  test("that names another one's payment does not keep the shop from starting", async () => {
    const twins: string[] = [];
    await beforeTheTrigger(async () => {
      for (const _ of [1, 2]) twins.push(await add("shipped", "razorpay", { razorpay_payment_id: "pay_1" }));
    });
    await migrate();
    for (const id of twins) expect(await row(id)).toMatchObject({ payment_state: "awaiting" });
  });
});
