import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { isOrderLinkToken } from "#orders/order-access.server.ts";
import { parseConfig } from "#platform/config.server.ts";
import { letterSchema } from "#platform/mail/letter.ts";
import { letterText } from "#platform/mail/letter-text.ts";
import { letterHtml } from "#platform/mail/mail-frame.server.tsx";
import { paise } from "#values/money.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { placeOrder } from "./place-order.server.ts";
import type { Purchase } from "./purchase.ts";

const secret = "a secret of this test, long enough";
const address = {
  fullName: "Asha Kumari",
  addressLine1: "12 Gandhi Path",
  addressLine2: null,
  city: "Patna",
  state: "Bihar",
  pincode: "800001",
  country: "India",
};

function purchase(change: Partial<Purchase> = {}): Purchase {
  return {
    idempotencyKey: randomUUID(),
    userId: null,
    lines: [{ id: "tote", quantity: 2, unitPrice: paise(500_00) }],
    billing: { ...address, email: "asha@example.com", phone: "98765 43210" },
    shipping: { ...address, fullName: "Ravi Jha" },
    shippingMethod: "express",
    paymentMethod: "cod",
    ...change,
  };
}

// One clock for both databases: a process gives no order number twice.
let now = new Date("2026-11-21T10:00:00.000Z");

eachDatabase("placing an order", (database) => {
  const shop = () => ({ db: database().db, config: parseConfig({}), secret, now: () => now });
  const place = (change: Partial<Purchase> = {}) => placeOrder(shop(), purchase(change));

  beforeEach(async () => {
    const { db } = database();
    for (const table of ["invoices", "orders", "mail_outbox", "products"] as const)
      await db.deleteFrom(table).execute();
    now = new Date(now.getTime() + 60_000);
    await addProducts(db, [
      {
        id: "tote",
        name: "Kohbar Tote",
        price: "500",
        sku: "KT-1",
        images: ["/files/a.webp", "/files/b.webp"],
        artisan: "Sita Devi",
        hsn: "4202",
        tax_rate: "12",
      },
      { id: "few", name: "Rare Bag", price: "100", stock_count: 5 },
      { id: "out", name: "Gone Bag", price: "100", in_stock: false },
    ]);
  });

  /** Everything an order is made of, counted: nothing may be there by halves. */
  async function written() {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
        (select count(*)::int from order_history) as history,
        (select count(*)::int from mail_outbox) as mails`.execute(database().db);
    return rows[0];
  }

  const stockOf = async (id: string) =>
    database()
      .db.selectFrom("products")
      .select(["stock_count", "in_stock"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  test("says so when the account was deleted at that moment, and writes nothing", async () => {
    expect(await place({ userId: "deleted-meanwhile" })).toEqual({ ok: false, refusal: "account-gone" });
    expect(await written()).toEqual({ orders: 0, items: 0, history: 0, mails: 0 });
  });

  test("writes the order, its frozen lines, its history and its mail", async () => {
    const placement = await place({
      lines: [
        { id: "tote", quantity: 2, unitPrice: paise(500_00) },
        { id: "few", quantity: 1, unitPrice: paise(100_00) },
      ],
    });
    const number = `JC-${now.getTime()}`;
    expect(placement).toEqual({ ok: true, orderNumber: number });
    expect(await findOrder(database().db, number)).toEqual({
      orderNumber: number,
      placedAt: now,
      status: "pending_cod_confirmation",
      billing: { ...address, email: "asha@example.com", phone: "98765 43210" },
      shipping: { ...address, fullName: "Ravi Jha" },
      shippingMethod: "express",
      paymentMethod: "cod",
      subtotal: 1100_00,
      shippingCost: 149_00,
      total: 1249_00,
      lines: [
        {
          productId: "tote",
          productName: "Kohbar Tote",
          quantity: 2,
          unitPrice: 500_00,
          picture: "/files/a.webp",
        },
        { productId: "few", productName: "Rare Bag", quantity: 1, unitPrice: 100_00, picture: null },
      ],
    });
    expect(await written()).toEqual({ orders: 1, items: 2, history: 1, mails: 1 });
    const row = await database().db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      payment_state: "cod_due",
      fulfilment_state: "pending",
      billing_state_code: "10",
      total_amount: "1249.00",
    });
    const items = await database().db.selectFrom("order_items").selectAll().orderBy("id").execute();
    expect(items[0]).toMatchObject({ sku: "KT-1", artisan: "Sita Devi", hsn: "4202", tax_rate: "12.00" });
    const history = await database().db.selectFrom("order_history").selectAll().executeTakeFirstOrThrow();
    expect(history).toMatchObject({ status: "pending_cod_confirmation", actor_kind: "shopper" });
  });

  test("goods without a rate or code of their own bear the shop's, from then on", async () => {
    const given = parseConfig({});
    const gstin = "10ABCDE1234F1Z5";
    const config = {
      ...given,
      shop: { ...given.shop, gstin, goodsTax: { rate: "5", hsn: "6304" } as const },
    };
    await addProducts(database().db, [
      { id: "free", name: "Untaxed Book", price: "100", tax_rate: "0", hsn: "4901" },
    ]);
    const lines = ["tote", "few", "free"].map((id, at) => ({
      id,
      quantity: 1,
      price: at === 0 ? 500_00 : 100_00,
    }));
    const wanted = purchase({
      lines: lines.map(({ price, ...line }) => ({ ...line, unitPrice: paise(price) })),
    });
    expect(await placeOrder({ ...shop(), config }, wanted)).toMatchObject({ ok: true });
    const { id } = await database().db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    // The owner changes her mind: what was sold keeps what it was sold with.
    const issue = await issueInvoice(
      { ...shop(), config: { ...given, shop: { ...given.shop, gstin } } },
      id,
      {
        forWhom: "owner",
        actorId: "owner",
      },
    );
    if (!issue.ok) throw new Error(issue.why);
    expect(issue.invoice.kind).toBe("tax");
    expect(issue.invoice.lines.map(({ hsn, rate }) => [hsn, rate])).toEqual([
      ["4202", 12_00],
      ["6304", 5_00],
      ["4901", null],
      ["4202", 12_00],
    ]);
  });

  test("the mail tells everything and its link opens the order", async () => {
    await place({ billing: { ...purchase().billing, fullName: "<b>Asha</b>" } });
    const mail = await database().db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
    const number = `JC-${now.getTime()}`;
    expect(mail).toMatchObject({
      to_address: "asha@example.com",
      subject: `Your Jhola Crafts order ${number}`,
    });
    const letter = letterSchema.parse(mail.letter);
    for (const part of [letterHtml(letter), letterText(letter)]) {
      expect(part).toContain(number);
      expect(part).toContain("Kohbar Tote");
      expect(part).toContain("₹1,149");
      expect(part).toContain("12 Gandhi Path");
    }
    const link = new URL(/http\S+/.exec(letterText(letter))?.[0] ?? "");
    expect(link.origin).toBe("http://localhost:3000");
    expect(isOrderLinkToken(link.searchParams.get("token") ?? "", number, secret)).toBe(true);
  });

  describe("refuses", () => {
    const line = (id: string, quantity = 1, unitPrice = 100_00) => [
      { id, quantity, unitPrice: paise(unitPrice) },
    ];

    test.each([
      ["a product that is gone", line("nobody"), { kind: "gone", name: null }],
      ["a product out of stock", line("out"), { kind: "out-of-stock", name: "Gone Bag" }],
      ["more than is left", line("few", 6), { kind: "too-few", left: 5 }],
      ["a price that changed", line("tote", 1, 499_99), { kind: "price-changed", price: 500_00 }],
      ["all lines when one is wrong", [...line("few", 2), ...line("out")], { kind: "out-of-stock" }],
    ])("%s, and writes nothing", async (_what, lines, refusal) => {
      expect(await place({ lines })).toMatchObject({ ok: false, refusal });
      expect(await written()).toEqual({ orders: 0, items: 0, history: 0, mails: 0 });
      expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
    });
  });

  test("20 submits with one key make one order", async () => {
    const same = purchase({ lines: [{ id: "few", quantity: 3, unitPrice: paise(100_00) }] });
    const placements = await Promise.all(Array.from({ length: 20 }, () => placeOrder(shop(), same)));
    expect(new Set(placements.map((each) => each.ok && each.orderNumber)).size).toBe(1);
    expect(placements.every(({ ok }) => ok)).toBe(true);
    expect(await written()).toEqual({ orders: 1, items: 1, history: 1, mails: 1 });
    expect(await stockOf("few")).toEqual({ stock_count: 2, in_stock: true });
  });

  test("a key that was used answers its first order, whatever it holds now", async () => {
    const first = purchase();
    const placed = await placeOrder(shop(), first);
    const again = await placeOrder(shop(), {
      ...first,
      lines: [{ id: "out", quantity: 9, unitPrice: paise(1) }],
    });
    expect(again).toEqual(placed);
    expect(await written()).toEqual({ orders: 1, items: 1, history: 1, mails: 1 });
  });

  test("20 buyers of 5 counted pieces make 5 orders and an empty shelf", async () => {
    const lines = [
      { id: "tote", quantity: 1, unitPrice: paise(500_00) },
      { id: "few", quantity: 1, unitPrice: paise(100_00) },
    ];
    const placements = await Promise.all(
      Array.from({ length: 20 }, (_, buyer) => place({ lines: buyer % 2 ? lines : lines.toReversed() })),
    );
    expect(placements.filter(({ ok }) => ok)).toHaveLength(5);
    const soldOut = { ok: false, refusal: expect.objectContaining({ kind: "out-of-stock" }) };
    expect(placements.filter((each) => !each.ok)).toEqual(Array.from({ length: 15 }, () => soldOut));
    expect(await stockOf("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await written()).toEqual({ orders: 5, items: 10, history: 5, mails: 5 });
  });

  test("a number that another copy of the shop took gives way to the next millisecond", async () => {
    const { ok } = await place();
    expect(ok).toBe(true);
    const ahead = now.getTime() + 10_000;
    await sql`update orders set order_id_text = ${`JC-${ahead}`}`.execute(database().db);
    now = new Date(ahead);
    expect(await place()).toEqual({ ok: true, orderNumber: `JC-${ahead + 1}` });
    expect(await written()).toMatchObject({ orders: 2, items: 2, mails: 2 });
  });

  test("a failure at the last write leaves nothing", async () => {
    await sql`alter table mail_outbox add constraint no_mail check (kind <> 'order-placed')`.execute(
      database().db,
    );
    try {
      await expect(
        place({ lines: [{ id: "few", quantity: 1, unitPrice: paise(100_00) }] }),
      ).rejects.toThrow();
    } finally {
      await sql`alter table mail_outbox drop constraint no_mail`.execute(database().db);
    }
    expect(await written()).toEqual({ orders: 0, items: 0, history: 0, mails: 0 });
    expect(await stockOf("few")).toEqual({ stock_count: 5, in_stock: true });
  });

  test("a deleted product leaves its order lines standing", async () => {
    const placement = await place();
    await database().db.deleteFrom("products").where("id", "=", "tote").execute();
    const order = placement.ok ? await findOrder(database().db, placement.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([{ productId: null, productName: "Kohbar Tote" }]);
  });

  test("an order that does not exist is not found", async () => {
    expect(await findOrder(database().db, "JC-0")).toBeUndefined();
  });
});
