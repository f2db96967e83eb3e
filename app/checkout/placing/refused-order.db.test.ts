import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { question } from "#platform/database/ask-together.server.ts";
import { openLog } from "#platform/log.server.ts";
import { checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import { orderErrors } from "../form/checkout.text.ts";
import { placeOrder } from "./place-order.server.ts";

type Role = ReturnType<typeof sql.id>;

eachShop("an order that can't be placed, or not twice", { begin: sellBags }, (shop) => {
  const { place, written, stockOf } = checkoutOf(shop);
  const nothing = { orders: 0, items: 0, history: 0, mails: 0 };
  const oneOrder = { orders: 1, items: 1, history: 1, mails: 1 };

  test("says so when the account was deleted at that moment, and writes nothing", async () => {
    expect(await place({ userId: "deleted-meanwhile" })).toMatchObject({ refusal: "account-gone" });
    expect(await written()).toEqual(nothing);
  });

  test("says so when the database refuses its lines, and nothing of it stays", async () => {
    await shop.ask(sql`alter table order_items add constraint few check (quantity < 2) not valid`);
    const refused = await place({ lines: [purchaseLine("tote", 2, 500_00)] });
    await shop.ask(sql`alter table order_items drop constraint few`);
    expect(refused).toEqual({ kind: "refused", refusal: "lines-refused" });
    expect(orderErrors.lines.text).toMatch(/^Could not save order items\. /);
    expect(await written()).toEqual(nothing);
  });

  test.each([
    ["permissions", (role: Role) => sql`revoke insert on order_items from ${role}`],
    ["row-level rules", () => sql`alter table order_items enable row level security`],
  ])("says so when the database's %s refuse its lines, and nothing of it stays", async (_, refuse) => {
    const role = sql.id(`clerk_${randomUUID().slice(0, 8)}`);
    await sql`create role ${role}`.execute(shop.db);
    await sql`grant all on all tables in schema public to ${role}`.execute(shop.db);
    await refuse(role).execute(shop.db);
    const lines: string[] = [];
    const log = openLog("info", { write: (line) => lines.push(line) });
    const asClerk = question(sql`set local role ${role}`.compile(shop.db), () => ({ ok: true }) as const);
    const refused = await placeOrder({ ...shop, log }, purchase(), asClerk);
    await sql`alter table order_items disable row level security`.execute(shop.db);
    await sql`drop owned by ${role}`.execute(shop.db);
    await sql`drop role ${role}`.execute(shop.db);
    expect(refused).toEqual({ kind: "refused", refusal: "lines-refused" });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: "error", code: "42501" }]);
    expect(await written()).toEqual(nothing);
  });

  test("whose sender may place no more has counted, and has done nothing else", async () => {
    const refusal = "too-many";
    const counting = sql`insert into rate_limits (key) values ('counted')`.compile(shop.db);
    const counted = question(counting, () => ({ ok: false, refusal }) as const);
    const few = purchase({ lines: [purchaseLine("few", 1, 100_00)] });
    expect(await placeOrder(shop, few, counted)).toEqual({ kind: "refused", refusal });
    expect(await shop.row("rate_limits")).toMatchObject({ key: "counted" });
    expect(await written()).toEqual({ orders: 0, items: 0, history: 0, mails: 0 });
    expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
  });

  test("at the sale's price when the sale is over, and takes it at today's", async () => {
    const ends = new Date(shop.clock.getTime() + 1);
    const sale = { sale_price: "400", sale_until: ends };
    await shop.set("products", "tote", sale);
    const atSale = { lines: [purchaseLine("tote", 2, 400_00)] };
    expect(await place(atSale)).toMatchObject({ kind: "placed" });
    shop.clock = ends;
    expect(await place(atSale)).toMatchObject({ refusal: { kind: "price-changed", price: 500_00 } });
    expect(await place()).toMatchObject({ kind: "placed" });
    expect(await shop.column("order_items", "price_at_purchase", {}, "id")).toEqual(["400.00", "500.00"]);
  });

  describe("refuses", () => {
    const line = (id: string, quantity = 1, unitPrice = 100_00) => [purchaseLine(id, quantity, unitPrice)];

    test.each([
      ["a product that is gone", line("nobody"), { kind: "gone", name: null }],
      ["a product out of stock", line("out"), { kind: "out-of-stock", name: "Gone Bag" }],
      ["more than is left", line("few", 6), { kind: "too-few", left: 5 }],
      ["a price that changed", line("tote", 1, 499_99), { kind: "price-changed", price: 500_00 }],
      ["all lines when one is wrong", [...line("few", 2), ...line("out")], { kind: "out-of-stock" }],
    ])("%s, and writes nothing", async (_what, lines, refusal) => {
      expect(await place({ lines })).toMatchObject({ kind: "refused", refusal });
      expect(await written()).toEqual(nothing);
      expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
    });
  });

  test("comes to ₹1,00,00,000 at most, and is refused in words above it", async () => {
    await shop.addProducts([{ id: "dear", name: "Silk", price: "1000000" }]);
    await shop.addProducts([{ id: "paisa", name: "Thread", price: "0.50" }]);
    const lines = (quantity: number) => [purchaseLine("dear", quantity, 1_000_000_00)];
    const more = purchaseLine("paisa", 1, 50);
    const standard = { shippingMethod: "standard" as const };
    for (const wanted of [lines(999), lines(11), [...lines(10), more]])
      expect(await place({ ...standard, lines: wanted })).toEqual({ kind: "refused", refusal: "too-high" });
    expect(await written()).toMatchObject({ orders: 0, items: 0 });
    expect(await place({ ...standard, lines: lines(10) })).toMatchObject({ kind: "placed" });
  });

  test("a product costs ₹10,00,000 at most in the database, too; what was dearer before is still sold", async () => {
    const high = shop.addProducts([{ id: "high", name: "High", price: "1000000.01" }]);
    await expect(high).rejects.toThrow("at most 1000000");
    await shop.addProducts([{ id: "edge", name: "Edge", price: "1000000" }]);
    const raise = shop.db.updateTable("products").set({ price: "1000001" }).where("id", "=", "edge");
    await expect(raise.execute()).rejects.toThrow("at most 1000000");
    await sql`alter table products disable trigger user`.execute(shop.db);
    await raise.execute();
    await sql`alter table products enable trigger user`.execute(shop.db);
    await shop.set("products", "edge", { stock_count: 3, price: "1000001" });
  });

  test("20 submits with one key make one order", async () => {
    const same = purchase({ lines: [purchaseLine("few", 3, 100_00)] });
    const placements = await manyAtOnce(20, () => placeOrder(shop, same));
    expect(new Set(placements.map((each) => each.kind === "placed" && each.orderNumber)).size).toBe(1);
    expect(placements.every(({ kind }) => kind === "placed")).toBe(true);
    expect(await written()).toEqual(oneOrder);
    expect(await stockOf("few")).toEqual({ stock_count: 2, in_stock: true });
  });

  test("a key that was used answers its first order, though its goods are sold out or dearer now", async () => {
    const first = purchase();
    const placed = await placeOrder(shop, first);
    await shop.set("products", {}, { price: "900", in_stock: false });
    expect(await placeOrder(shop, { ...first, shippingMethod: "standard" })).toEqual(placed);
    expect(await written()).toEqual(oneOrder);
  });

  test.each([
    ["another product", [purchaseLine("few", 2, 100_00)]],
    ["another quantity", [purchaseLine("tote", 3, 500_00)]],
    ["what can't be had", [purchaseLine("out", 9, 1)]],
    ["a line more", [...purchase().lines, purchaseLine("few", 1, 100_00)]],
  ])("a key that was used for cash stands for its own order, never for %s", async (_what, lines) => {
    const first = purchase();
    const orderNumber = numberOf(await placeOrder(shop, first));
    const taken = { kind: "key-taken", by: { orderNumber, status: "pending_cod_confirmation" } };
    expect(await placeOrder(shop, { ...first, lines })).toMatchObject(taken);
    expect(await written()).toEqual(oneOrder);
    expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
  });

  test("an order that was cancelled meanwhile is not given back as placed", async () => {
    const first = purchase();
    await placeOrder(shop, first);
    await shop.set("orders", {}, inState("cancelled"));
    const taken = { kind: "key-taken", by: { status: "cancelled" } };
    expect(await placeOrder(shop, first)).toMatchObject(taken);
  });

  test("20 buyers of 5 counted pieces make 5 orders and an empty shelf", async () => {
    const lines = [purchaseLine("tote", 1, 500_00), purchaseLine("few", 1, 100_00)];
    const placements = await manyAtOnce(20, (at) => place({ lines: at % 2 ? lines : lines.toReversed() }));
    expect(placements.filter(({ kind }) => kind === "placed")).toHaveLength(5);
    const soldOut = { kind: "refused", refusal: expect.objectContaining({ kind: "out-of-stock" }) };
    expect(placements.filter(({ kind }) => kind === "refused")).toEqual(Array(15).fill(soldOut));
    expect(await stockOf("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await written()).toEqual({ orders: 5, items: 10, history: 5, mails: 5 });
  });

  test("a number that another copy of the shop took gives way to the next millisecond, three times at most", async () => {
    const ahead = Number(numberOf(await place()).slice("JC-".length)) + 10_000;
    await sql`update orders set order_id_text = ${`JC-${ahead}`}`.execute(shop.db);
    shop.clock = new Date(ahead);
    expect(await place()).toEqual({ kind: "placed", orderNumber: `JC-${ahead + 1}` });
    expect(await written()).toMatchObject({ orders: 2, items: 2, mails: 2 });
    for (const at of [2, 3, 4]) await shop.addOrder([], { order_id_text: `JC-${ahead + at}` });
    expect(await place()).toEqual({ kind: "number-taken" });
    expect(await written()).toMatchObject({ orders: 5, items: 2, mails: 2 });
  });

  test("a failure at the last write leaves nothing", async () => {
    await sql`alter table mail_outbox add constraint no_mail check (kind <> 'order-placed')`.execute(shop.db);
    try {
      await expect(place({ lines: [purchaseLine("few", 1, 100_00)] })).rejects.toThrow();
    } finally {
      await sql`alter table mail_outbox drop constraint no_mail`.execute(shop.db);
    }
    expect(await written()).toEqual(nothing);
    expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
  });
});
