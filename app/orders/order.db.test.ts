import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { usualReturns } from "#values/return-terms.ts";
import { anyBilledOrder } from "../../tests/database/billed-order.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addOrder, inState } from "../../tests/database/order-row.ts";
import { findOrder, insertOrder } from "./order.db.server.ts";
import { isUnpaid } from "./order-standing.ts";
import type { OrderStatus } from "./order-states.ts";
import { billOfRow } from "./placing/order-rows.server.ts";

eachShop("an order's bill", {}, (shop) => {
  test("is read as it was frozen, to the paisa, and the database finds it right", async () => {
    const orders = fc.sample(anyBilledOrder(), { numRuns: 25, seed: 51 });
    for (const [at, billed] of orders.entries()) {
      const {
        billingStateCode: _billing,
        shippingStateCode: _shipping,
        buyerGstin: _gstin,
        ...order
      } = billed;
      const names = { id: `o${at}`, orderNumber: `JC-${at}`, idempotencyKey: `k${at}` };
      const own = { ...names, userId: null, stockHeldUntil: null, returns: usualReturns };
      const lines = order.lines.map((line) => ({ ...line, id: `${at}-${line.id}`, productId: null }));
      lines.sort((one, other) => (one.id < other.id ? -1 : 1));
      const taken = lines.map((line) => ({ ...line, stockTaken: 0, returnable: true }));
      const placed = { ...order, ...own, lines: taken };
      await shop.inTransaction((trx) => insertOrder(trx, placed, { mail: undefined, taken: [] }));
      const { subtotal, adjustments, shippingMethod, shippingCost, total } = order;
      const bill = { subtotal, adjustments, shippingMethod, shippingCost, total };
      expect(await findOrder(shop.db, own.orderNumber)).toMatchObject({ ...bill, lines });
    }
    const rows = await shop.ask(sql`
      select from orders where sums_as_loaded or discount_total <>
        (select sum(discount) from order_items where order_id = orders.id)`);
    expect(rows).toEqual([]);
  });

  test("of 1,000 pieces in 40 lines, or of 100,000 in one, is kept; a line of more is refused", async () => {
    const [each, most] = [{ quantity: 25 }, { quantity: 100_000, price_at_purchase: "9999.99" }];
    await addOrder(shop.db, Array(40).fill(each), { order_id_text: "JC-40" });
    await addOrder(shop.db, [most], { order_id_text: "JC-1" });
    const lines = (await findOrder(shop.db, "JC-40"))?.lines ?? [];
    expect(lines.reduce((all, { quantity }) => all + quantity, 0)).toBe(1000);
    const expected = [{ quantity: 100_000, unitPrice: 9_999_99 }];
    expect((await findOrder(shop.db, "JC-1"))?.lines).toMatchObject(expected);
    const many = addOrder(shop.db, [{ quantity: 100_001 }], { order_id_text: "JC-2" });
    await expect(many).rejects.toMatchObject({ constraint: "order_items_quantity_range" });
  });

  const odd = { subtotal: "1000.00", shipping_cost: "99.00", total_amount: "1000.00" };
  const marks = async () =>
    Object.fromEntries((await shop.rows("orders")).map(({ id, sums_as_loaded }) => [id, sums_as_loaded]));

  test("that does not add up is refused, with the key of a checkout", async () => {
    const placing = addOrder(shop.db, [], { ...odd, idempotency_key: "k" });
    await expect(placing).rejects.toMatchObject({ constraint: "orders_sums" });
    const id = await addOrder(shop.db, [{}]);
    const changing = (set: object) => shop.set("orders", id, set);
    await expect(changing({ fees: "10.00" })).rejects.toMatchObject({ constraint: "orders_sums" });
    await changing({ fees: "10.00", discount_total: "100.00", total_amount: "910.00" });
    await changing({ rounding: "0.50", total_amount: "910.50" });
    const rounded = changing({ rounding: "0.51", total_amount: "910.51" });
    await expect(rounded).rejects.toMatchObject({ constraint: "orders_rounding_range" });
    const tooMuch = shop.db.updateTable("order_items").set({ discount: "500.01" });
    await expect(tooMuch.execute()).rejects.toMatchObject({ constraint: "order_items_discount_range" });
  });

  test("that does not name what it comes to is never shown", async () => {
    const id = await addOrder(shop.db, [{}]);
    const set = { fees: "10.00", discount_total: "100.00", total_amount: "910.00" };
    const changing = shop.db.updateTable("orders").set(set).where("id", "=", id);
    const row = await changing.returningAll().executeTakeFirstOrThrow();
    expect(() => billOfRow(row)).toThrow("does not name what it comes to");
    const adjustments = [
      { kind: "fee", label: "Gift wrap", amount: 10_00 },
      { kind: "discount", label: "Discount", amount: 100_00 },
    ];
    expect(billOfRow({ ...row, adjustments })).toMatchObject({ total: 910_00, adjustments });
  });

  test("that a program of before writes meanwhile, without the new columns, is taken", async () => {
    const id = await addOrder(shop.db, [{}], { ...odd, total_amount: "1099.00", idempotency_key: "k" });
    const row = await shop.row("orders", id);
    const expected = { discount_total: "0.00", fees: "0.00", adjustments: [], sums_as_loaded: false };
    expect(row).toMatchObject(expected);
  });

  test("of the hosted platform is what it is, and can be worked with", async () => {
    const [loaded, right] = [await addOrder(shop.db, [], odd), await addOrder(shop.db)];
    await shop.set("orders", {}, inState("shipped"));
    expect(await marks()).toEqual({ [loaded]: true, [right]: false });
  });

  test("of before is migrated, whatever its sums", async () => {
    for (const statement of undone) await sql.raw(statement).execute(shop.db);
    const right = await addOrder(shop.db, [{ quantity: 2 }]);
    const wrong = await addOrder(shop.db, [], { ...odd, idempotency_key: "k" });
    const text = await readFile("db/migrations/0051-bill.sql", "utf8");
    await shop.inTransaction(async (trx) => {
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx);
    });
    expect(await marks()).toEqual({ [right]: false, [wrong]: true });
    const expected = { adjustments: [], total: 1000_00, lines: [{ quantity: 2, discount: 0 }] };
    const { order_id_text: number } = await shop.row("orders", right);
    expect(await findOrder(shop.db, number)).toMatchObject(expected);
  });
});

/** Leads back to the tables of before. */
const sums = ["discount_total", "fees", "adjustments", "sums_as_loaded"];
const undone = [
  "drop function sums_of_loaded_order cascade",
  "alter table order_items drop column discount",
  ...sums.map((column) => `alter table orders drop column ${column}`),
];

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
