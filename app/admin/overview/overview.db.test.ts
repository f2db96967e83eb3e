import { sql } from "kysely";
import { expect, test } from "vitest";
import { everything, type Held, heldIn } from "#accounts/staff/permissions.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { WriteWatch } from "#platform/monitor/write-watch.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { overviewOrder } from "../../../tests/database/overview-order.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { nothingWaits } from "./overview.ts";
import { readOverview } from "./read-overview.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const log = openLog("silent");
eachDatabase("the overview", (database) => {
  const read = (held: Held = everything) =>
    readOverview(
      { db: database().db, log, config: parseConfig({}), writes: new WriteWatch(), secret: "of this test" },
      now,
      { permissions: held, email: "owner@example.com" },
    );

  test("an empty shop has an overview, too", async () => {
    expect(await read()).toMatchObject({
      stats: { products: 0, orders: 0, pendingComments: 0, newQuotes: 0 },
      sales: { today: { orders: 0, revenue: 0 }, month: { orders: 0 } },
      attention: {
        alerts: [],
        ordersToPack: 0,
        newMessages: 0,
        heldMessages: 0,
        heldQuotes: 0,
        paymentIssues: 0,
        refundsDue: 0,
        lowStock: [],
        lowStockCount: 0,
      },
      activity: [],
    });
  });

  test("many orders of the highest sum are added up to the paisa", async () => {
    const { db } = database();
    const many = Array.from({ length: 500 }, () =>
      overviewOrder({
        subtotal: "9999999.99",
        total_amount: "9999999.99",
        created_at: now,
        payment_state: "cod_collected",
      }),
    );
    await db.insertInto("orders").values(many).execute();
    expect((await read()).sales?.today).toMatchObject({ orders: 500, revenue: 499_999_999_500 });
    await db.deleteFrom("orders").execute();
  });

  test("a shop at work is counted by the rules", async () => {
    const { db } = database();
    await addProducts(db, [
      { name: "Plenty", stock_count: 6 },
      { name: "Uncounted", stock_count: null },
      { name: "Last", stock_count: 1, id: "last" },
      { name: "Gone", stock_count: 0, id: "gone" },
    ]);
    await db
      .insertInto("orders")
      .values([
        overviewOrder({ created_at: "2026-10-31T18:29:59Z" }),
        overviewOrder({ created_at: "2026-10-31T18:30:00Z" }),
        overviewOrder({ created_at: "2026-11-20T18:30:00Z", id: "latest", total_amount: "99.50" }),
        overviewOrder({
          created_at: "2026-11-20T18:29:59Z",
          payment_method: "razorpay",
          payment_state: "captured",
        }),
        overviewOrder({
          created_at: "2026-11-10T00:00:00Z",
          payment_method: "razorpay",
          payment_state: "failed",
        }),
        overviewOrder({
          created_at: "2026-11-10T00:00:00Z",
          payment_method: "razorpay",
          payment_state: "awaiting",
          status: "awaiting_razorpay_payment",
        }),
        overviewOrder({
          created_at: "2026-11-10T00:00:00Z",
          fulfilment_state: "cancelled",
          status: "cancelled",
        }),
        overviewOrder({
          created_at: "2026-11-10T00:00:00Z",
          payment_method: "razorpay",
          payment_state: "captured",
          refund_due: true,
          fulfilment_state: "cancelled",
          razorpay_payment_id: "pay_1",
        }),
      ])
      .execute();
    await db
      .insertInto("bulk_quotes")
      .values([
        {
          full_name: "New",
          email: "a@example.com",
          product_name: "Tote",
          created_at: "2026-11-20T10:00:00Z",
        },
        { full_name: "Old", email: "a@example.com", status: "pending", created_at: "2026-11-01T10:00:00Z" },
        { full_name: "Robot", email: "a@example.com", spam: true },
        { full_name: "Quoted", email: "a@example.com", status: "Quoted", created_at: "2026-11-01T10:00:00Z" },
      ])
      .execute();
    await db
      .insertInto("contact_messages")
      .values([
        { full_name: "A", email: "a@example.com", message_content: "Hi" },
        { full_name: "B", email: "a@example.com", message_content: "Hi", spam: true, held_for_links: true },
        { full_name: "C", email: "a@example.com", message_content: "Hi", status: "Resolved" },
      ])
      .execute();
    await db.insertInto("blog_posts").values({ id: "p", title: "Kohbar", slug: "kohbar" }).execute();
    await db
      .insertInto("blog_comments")
      .values({
        post_id: "p",
        author_name: "Jo",
        content: "x".repeat(60),
        created_at: "2026-11-21T11:00:00Z",
      })
      .execute();

    const overview = await read();
    expect(overview.stats).toEqual({ products: 4, orders: 8, pendingComments: 1, newQuotes: 2 });
    expect(overview.sales?.today).toEqual({ orders: 1, revenue: 99_50 });
    expect(overview.sales?.month).toEqual({ orders: 3, revenue: 99_50 + 2 * 500_50 });
    expect(overview.sales?.days).toHaveLength(21);
    expect(overview.attention).toMatchObject({
      ordersToPack: 4,
      newMessages: 1,
      heldMessages: 1,
      heldQuotes: 0,
      newReturns: 0,
      newQuotes: 2,
      offers: { proofChanges: 0, changes: 0, endingSoon: 0 },
      paymentIssues: 3,
      refundsDue: 1,
      lowStock: [
        { id: "gone", stock: 0 },
        { id: "last", stock: 1 },
      ],
      lowStockCount: 2,
    });
    expect(overview.activity).toHaveLength(5);
    expect(overview.activity?.[0]).toMatchObject({
      kind: "comment",
      about: `${"x".repeat(50)}…`,
      more: "Kohbar",
    });
    expect(overview.activity?.[1]).toMatchObject({ kind: "order", id: "latest", more: "99.50" });

    // One of the staff is told what is theirs, and nothing else leaves the server (STAFF-3).
    const packers = await read(heldIn(["pack"]));
    expect(packers.sales).toBeUndefined();
    expect(packers.stats).toEqual({ products: 0, orders: 8, pendingComments: 0, newQuotes: 0 });
    expect(packers.attention).toEqual({ ...nothingWaits, ordersToPack: 4 });
    expect(packers.activity?.map(({ kind }) => kind)).toEqual(["order", "order", "order"]);
    const writers = await read(heldIn(["stories"]));
    expect(Object.keys(writers)).toEqual(["stats", "activity"]);
    expect(writers.activity?.map(({ kind }) => kind)).toEqual(["comment"]);
    expect(await read(heldIn(["export"]))).toEqual({});
    expect(await read(heldIn(["settings"]))).toEqual({});
  });

  test("a partial refund lowers the revenue, a refund of a second payment does not", async () => {
    const { db } = database();
    const before = (await read()).sales?.month.revenue ?? 0;
    const paid = { payment_method: "razorpay", payment_state: "captured", created_at: now } as const;
    await db
      .insertInto("orders")
      .values(overviewOrder({ ...paid, id: "part", razorpay_payment_id: "pay_a" }))
      .execute();
    const payment = {
      order_id: "part",
      razorpay_order_id: "o",
      amount_paise: 500_50,
      currency: "INR",
      status: "captured",
    };
    await db
      .insertInto("payments")
      .values([
        { ...payment, razorpay_payment_id: "pay_a" },
        { ...payment, razorpay_payment_id: "pay_b" },
      ])
      .execute();
    const refund = { order_id: "part", amount_paise: 100_00, razorpay_payment_id: "pay_a" };
    await db
      .insertInto("payment_refunds")
      .values([
        { ...refund, idempotency_key: "1", state: "processed" },
        { ...refund, idempotency_key: "2", state: "failed" },
        { ...refund, idempotency_key: "3", state: "processed", razorpay_payment_id: "pay_b" },
      ])
      .execute();
    expect((await read()).sales?.month.revenue).toBe(before + 400_50);
  });

  test("an order that was paid too late is no sale, unless it was sent all the same", async () => {
    const { db } = database();
    const before = (await read()).sales?.month;
    const paid = { payment_method: "razorpay", payment_state: "captured", created_at: now } as const;
    for (const fulfilment of ["pending", "processing", "shipped"] as const) {
      const late = { id: `late-${fulfilment}`, fulfilment_state: fulfilment, refund_due: true };
      await db
        .insertInto("orders")
        .values(overviewOrder({ ...paid, ...late }))
        .execute();
      await db
        .insertInto("payments")
        .values({
          ...{ order_id: late.id, razorpay_order_id: "o", razorpay_payment_id: late.id, currency: "INR" },
          ...{ amount_paise: 500_50, status: "captured", outcome: "confirmed", refund_due: true },
        })
        .execute();
    }
    expect((await read()).sales?.month).toEqual({
      orders: (before?.orders ?? 0) + 1,
      revenue: (before?.revenue ?? 0) + 500_50,
    });
  });

  test("a part that can't be read is missing, and the others stand", async () => {
    const { db } = database();
    await sql`alter table blog_comments rename to hidden_comments`.execute(db);
    expect(await read()).toMatchObject({
      stats: null,
      sales: { today: {} },
      attention: null,
      activity: null,
    });
    await sql`alter table hidden_comments rename to blog_comments`.execute(db);
    expect((await read()).stats).not.toBeNull();
  });
});
