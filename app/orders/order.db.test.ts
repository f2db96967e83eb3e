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
