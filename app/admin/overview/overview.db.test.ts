import { sql } from "kysely";
import { expect, test } from "vitest";
import { everything, type Held, heldIn } from "#accounts/permissions/permissions.ts";
import { WriteWatch } from "#platform/monitor/write-watch.server.ts";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { invoiceOf, seller } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { issuePapers } from "../../../tests/database/issue-paper.ts";
import { type OrderRow, orderRow } from "../../../tests/database/order-row.ts";
import type { Overview } from "./overview.ts";
import { readOverview } from "./read-overview.server.ts";
import { tasks } from "./tasks/tasks.ts";

const now = new Date("2026-11-21T12:00:00Z");
const email = "owner@example.com";
const anOrder = (change: OrderRow) =>
  orderRow({ status: "pending", subtotal: "500", total_amount: "500.50", ...change });

eachShop("the overview", {}, (shop) => {
  const read = (held: Held = everything) =>
    readOverview({ ...shop, db: shop.db, writes: new WriteWatch() }, now, {
      permissions: held,
      id: "owner",
      email,
      phone: null,
    });

  const month = async () => (await read()).progress?.month.now;
  const dayOf = (overview: Overview, day: string) =>
    overview.progress?.month.pairs.find((pair) => pair.day === day)?.now;

  test("an empty shop has an overview, too", async () =>
    expect(await read()).toMatchObject({
      stats: { products: 0, orders: 0, pendingComments: 0, newQuotes: 0 },
      attention: { alerts: [] },
      progress: { week: { now: { orders: 0, revenue: 0 } }, month: { now: { orders: 0 } }, sold: [] },
      low: { pieces: [], count: 0 },
      coming: [],
      activity: [],
    }));

  test("many orders of the highest sum are added up to the paisa", async () => {
    const highest = { subtotal: "9999999.99", total_amount: "9999999.99" };
    const order = () => anOrder({ ...highest, created_at: now, payment_state: "cod_collected" });
    await shop.addAll("orders", Array.from({ length: 500 }, order));
    expect(dayOf(await read(), "2026-11-21")).toEqual({ orders: 500, revenue: 499_999_999_500 });
  });

  test("a shop at work is counted by the rules", async () => {
    await shop.addProducts([
      { name: "Plenty", stock_count: 6 },
      { name: "Uncounted", stock_count: null },
      { name: "Last", stock_count: 1, id: "last" },
      { name: "Gone", stock_count: 0, id: "gone" },
    ]);
    const [day, card] = ["2026-11-10T00:00:00Z", { payment_method: "razorpay" }] as const;
    const cancelled = { fulfilment_state: "cancelled", created_at: day } as const;
    const orders: OrderRow[] = [
      { created_at: "2026-10-31T18:29:59Z" },
      { created_at: "2026-10-31T18:30:00Z" },
      { created_at: "2026-11-20T18:30:00Z", id: "latest", total_amount: "99.50" },
      { ...card, created_at: "2026-11-20T18:29:59Z", payment_state: "captured" },
      { ...card, created_at: day, payment_state: "failed" },
      { ...card, created_at: day, payment_state: "awaiting", status: "awaiting_razorpay_payment" },
      { ...cancelled, status: "cancelled" },
      { ...card, ...cancelled, payment_state: "captured", refund_due: true, razorpay_payment_id: "pay_1" },
    ];
    await shop.addAll("orders", orders.map(anOrder));
    const [recent, old] = ["2026-11-20T10:00:00Z", "2026-11-01T10:00:00Z"];
    const asha = { email: "a@example.com" };
    await shop.addAll("bulk_quotes", [
      { ...asha, full_name: "New", product_name: "Tote", created_at: recent },
      { ...asha, full_name: "Old", status: "pending", created_at: old },
      { ...asha, full_name: "Robot", spam: true },
      { ...asha, full_name: "Quoted", status: "Quoted", created_at: old },
    ]);
    await shop.addAll("contact_messages", [
      { ...asha, full_name: "A", message_content: "Hi" },
      { ...asha, full_name: "B", message_content: "Hi", spam: true, held_for_links: true },
      { ...asha, full_name: "C", message_content: "Hi", status: "Resolved" },
    ]);
    await shop.add("blog_posts", { id: "p", title: "Kohbar", slug: "kohbar" });
    const comment = { post_id: "p", author_name: "Jo", content: "x".repeat(60) };
    await shop.add("blog_comments", { ...comment, created_at: "2026-11-21T11:00:00Z" });

    const overview = await read();
    expect(overview.stats).toEqual({ products: 4, orders: 8, pendingComments: 1, newQuotes: 2 });
    expect(dayOf(overview, "2026-11-21")).toEqual({ orders: 1, revenue: 99_50 });
    expect(overview.progress?.month.now).toEqual({ orders: 3, revenue: 99_50 + 2 * 500_50 });
    expect(overview.progress?.week.now).toEqual({ orders: 2, revenue: 99_50 + 500_50 });
    expect(overview.progress?.month.pairs[20]?.before).toEqual({ orders: 0, revenue: 0 });
    expect(overview.progress?.month.pairs[29]).toMatchObject({ day: "2026-11-30", now: null });
    const theirs = { newReturns: 0, toSettle: 0, proofChanges: 0, changes: 0, endingSoon: 0, offerDrafts: 0 };
    const ofOrders = { toPack: 4, toConfirm: 0, toSend: 0, lateToSend: 0, ...theirs };
    const ofMaking = { makersProblems: 0, lateWork: 0, workToCheck: 0, workToGive: 0 };
    const ofStalls = { stallGaps: 0, stallTrouble: 0 };
    const ofParcels = { booking: 0, left: 0, attempt: 0, back: 0 };
    expect(overview.attention?.counts).toEqual({
      ...{
        ...ofOrders,
        ...ofParcels,
        paymentIssues: 3,
        paymentsToLookFor: 0,
        refundsDue: 1,
        unpaidReturns: 0,
        soldOut: 1,
      },
      ...{ newMessages: 1, heldMessages: 1, newQuotes: 2, heldQuotes: 0, openGrievances: 0, newReviews: 0 },
      ...{ newComments: 1, letterDrafts: 0, makersInRun: 0, notInBank: 0, notRemitted: 0 },
      ...ofMaking,
      ...ofStalls,
    });
    expect(overview.low).toMatchObject({
      ...{
        count: 2,
        pieces: [
          { productId: "gone", left: 0 },
          { productId: "last", left: 1 },
        ],
      },
    });
    expect(overview.activity).toHaveLength(5);
    const about = `${"x".repeat(50)}…`;
    expect(overview.activity?.[0]).toMatchObject({ kind: "comment", about, more: "Kohbar" });
    expect(overview.activity?.[1]).toMatchObject({ kind: "order", id: "latest", more: "99.50" });

    // A member of the staff gets their own parts, and nothing else leaves the server (STAFF-3).
    const packers = await read(heldIn(["pack"]));
    expect(packers.progress?.month.now).toEqual({ orders: 3, revenue: null });
    expect(packers.stats).toEqual({ products: 0, orders: 8, pendingComments: 0, newQuotes: 0 });
    expect(packers.attention).toEqual({ alerts: [], counts: { ...ofOrders, ...ofParcels, ...ofStalls } });
    expect([packers.low, packers.coming]).toEqual([undefined, undefined]);
    expect(packers.activity?.map(({ kind }) => kind)).toEqual(["order", "order", "order"]);
    const writers = await read(heldIn(["stories"]));
    expect(Object.keys(writers)).toEqual(["attention", "stats", "activity"]);
    expect(writers.attention?.counts).toEqual({ newComments: 1, letterDrafts: 0 });
    expect(writers.activity?.map(({ kind }) => kind)).toEqual(["comment"]);
    expect(await read(heldIn(["making"]))).toEqual({ attention: { alerts: [], counts: ofMaking } });
    expect(await read(heldIn(["export"]))).toEqual({});
    expect(await read(heldIn(["settings"]))).toEqual({});
  });

  test("who may see the money is told of sales near what needs a GSTIN, and nobody else (BOOKS-20)", async () => {
    const issue = (rupees: number, serial: number) => {
      const lines = [billedLine({ unitPrice: paise(rupees * 100) })];
      return issuePapers(shop, [invoiceOf(lines, { by: { ...seller, gstin: null }, serial })]);
    };
    await issue(31_99_999, 1);
    expect((await read()).attention).not.toHaveProperty("turnover");
    await issue(1, 2);
    const near = { sales: 32_00_000_00, bound: "atHome", level: "near", hasState: true };
    expect((await read(heldIn(["money"]))).attention?.turnover).toEqual(near);
    expect((await read(heldIn(["orders", "settings"]))).attention).not.toHaveProperty("turnover");
    shop.config = { ...shop.config, shop: { ...shop.config.shop, gstin: seller.gstin ?? "" } };
    expect((await read()).attention).not.toHaveProperty("turnover");
  });

  test("whoever has tasks is told of them, whichever permission brings them (ADMIN-5)", async () => {
    for (const { needs } of Object.values(tasks))
      expect((await read(heldIn([needs]))).attention, needs).toMatchObject({ counts: {} });
  });

  test("a partial refund lowers the revenue, a refund of a second payment does not", async () => {
    const before = (await month())?.revenue ?? 0;
    const paid = { payment_method: "razorpay", payment_state: "captured", created_at: now } as const;
    await shop.add("orders", anOrder({ ...paid, id: "part", razorpay_payment_id: "pay_a" }));
    const sum = { amount_paise: 500_50, currency: "INR" };
    const payment = { order_id: "part", razorpay_order_id: "o", ...sum, status: "captured" };
    await shop.addAll("payments", [
      { ...payment, razorpay_payment_id: "pay_a" },
      { ...payment, razorpay_payment_id: "pay_b" },
    ]);
    const refund = { order_id: "part", amount_paise: 100_00, razorpay_payment_id: "pay_a" };
    await shop.addAll("payment_refunds", [
      { ...refund, idempotency_key: "1", state: "processed" },
      { ...refund, idempotency_key: "2", state: "failed" },
      { ...refund, idempotency_key: "3", state: "processed", razorpay_payment_id: "pay_b" },
    ]);
    expect((await month())?.revenue).toBe(before + 400_50);
  });

  test("an order that was paid too late is no sale, unless it was sent all the same", async () => {
    const before = await month();
    const paid = { payment_method: "razorpay", payment_state: "captured", created_at: now } as const;
    for (const fulfilment of ["pending", "processing", "shipped"] as const) {
      const late = { id: `late-${fulfilment}`, fulfilment_state: fulfilment, refund_due: true };
      await shop.add("orders", anOrder({ ...paid, ...late }));
      await shop.add("payments", {
        ...{ order_id: late.id, razorpay_order_id: "o", razorpay_payment_id: late.id, currency: "INR" },
        ...{ amount_paise: 500_50, status: "captured", outcome: "confirmed", refund_due: true },
      });
    }
    expect(await month()).toEqual({
      orders: (before?.orders ?? 0) + 1,
      revenue: (before?.revenue ?? 0) + 500_50,
    });
  });

  test("a part that can't be read is missing, and the others stand", async () => {
    await sql`alter table blog_comments rename to hidden_comments`.execute(shop.db);
    const { progress, ...others } = await read();
    expect(progress).toMatchObject({ week: {} });
    expect(others).toMatchObject({ stats: null, attention: null, activity: null });
    await sql`alter table hidden_comments rename to blog_comments`.execute(shop.db);
    expect((await read()).stats).not.toBeNull();
  });
});
