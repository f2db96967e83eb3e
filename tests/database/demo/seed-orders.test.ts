import "#platform/language/speaking.server.ts";
import { orders } from "@jhola/demo/content/orders/orders.ts";
import { seedArtisans } from "@jhola/demo/goods/seed-artisans.ts";
import { seedChoices } from "@jhola/demo/goods/seed-choices.ts";
import { seedProducts } from "@jhola/demo/goods/seed-products.ts";
import { seedPromotions } from "@jhola/demo/goods/seed-promotions.ts";
import { seedSteps } from "@jhola/demo/goods/seed-steps.ts";
import { seedConnections } from "@jhola/demo/orders/seed-connections.ts";
import { seedMaking } from "@jhola/demo/orders/seed-making.ts";
import { seedOrders } from "@jhola/demo/orders/seed-orders.ts";
import { seedGoodsOfMakers, seedPaidMonth, seedTerms } from "@jhola/demo/orders/seed-pay.ts";
import { seedRemitted } from "@jhola/demo/orders/seed-remitted.ts";
import { seedSettled } from "@jhola/demo/orders/seed-settled.ts";
import { reviewPhotos } from "@jhola/demo/pictures/seed-pictures.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { silentKeys } from "#connections/keys/api-keys.db.server.ts";
import { claimCheck } from "#orders/payment/provider-orders.db.server.ts";
import { endStockHolds } from "#payments/paying/stock-hold.server.ts";
import { paymentShop } from "#payments/payment-shop.server.ts";
import { findOwedRefunds } from "#payments/refunds/owed-refunds.db.server.ts";
import { claimRefunds } from "#payments/refunds/refund.db.server.ts";
import { countUnreconciled } from "#payments/settling/unreconciled.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { readMoneySums } from "#settlements/money/read-money.db.server.ts";
import { lateMoneySince } from "#settlements/money/read-money.server.ts";
import { findSettlement } from "#settlements/settled/settlement.db.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { readGets } from "#who-gets/gets-row.db.server.ts";
import { whoGets } from "#who-gets/who-gets.ts";
import { oddDiscountsIn, ordersIn, straysIn } from "../../torture/evidence.ts";
import { eachShop } from "../each-shop.ts";
import { registeredShop } from "../shown-gets.ts";

/** A minute past midnight in India, when the least of yesterday is over. */
const now = new Date("2026-11-20T00:01:00+05:30");
const settings = {
  config: parseConfig({}),
  log: openLog("silent"),
  secret: "s".repeat(32),
  now: () => now,
  loader: demoLoader,
};

eachShop("the orders of a demo shop", { isKept: true }, (shop) => {
  beforeAll(() =>
    inTransaction(shop.db, async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedChoices(trx, demoLoader);
      await seedSteps(trx);
      await seedPromotions(trx);
      await seedOrders(trx, settings);
      await seedSettled(trx, settings);
      await seedRemitted(trx, settings);
      await seedTerms(trx, settings);
      await seedPaidMonth(trx, settings);
      await seedMaking(trx, settings);
      await seedGoodsOfMakers(trx, settings);
      await seedConnections(trx, settings);
    }),
  );

  test("add up, each of them, and their discounts are those of their promotions", async () => {
    expect((await ordersIn(shop.db)).filter(({ addsUp, history }) => !addsUp || history === 0)).toEqual([]);
    expect(await oddDiscountsIn(shop.db)).toEqual([]);
    expect(await straysIn(shop.db)).toBe(0);
  });

  test("come with work of makers in every state, of which one lot of 200 is over many hands", async () => {
    const states = async (table: "lots" | "lot_parts") =>
      [...new Set((await shop.rows(table)).map(({ state }) => state))].sort();
    expect(await states("lot_parts")).toEqual(["begun", "cancelled", "checked", "done", "given"]);
    expect(await states("lots")).toEqual(["cancelled", "done", "open"]);
    const hands = await shop.ask(sql<{ n: number }>`select count(distinct artisan_id)::int as n from lot_parts
      where lot_id = (select id from lots where quantity = 200)`);
    expect(hands).toEqual([{ n: 6 }]);
    const reached = (await shop.rows("artisans")).filter(({ phone }) => phone !== null);
    expect(reached).toHaveLength(6);
  });

  test("come with six makers' accounts: a month that is stated and paid, and what came since", async () => {
    const statements = await shop.rows("maker_statements");
    expect([statements.length, new Set(statements.map(({ month }) => month)).size]).toEqual([6, 1]);
    expect((await shop.rows("maker_run_lines")).map(({ state }) => state)).toEqual(Array(6).fill("paid"));
    const kinds = (await shop.rows("maker_entries")).map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(["advance", "payment", "piece", "sale"]);
  });

  test("say on two pages who gets what: of one that is made by steps, and of one that the shop buys", async () => {
    const shown = await shop.rows("products", { shows_makers: true }, "slug");
    expect(shown.map(({ slug }) => slug)).toEqual(["kohbar-lotus-tote", "wedding-parrots-potli"]);
    const said = async (id: string, price: string) => {
      const facts = await readGets(shop.db, id, { moment: now, shop: registeredShop });
      return facts && whoGets(facts, paiseFromRupees(price));
    };
    expect(await Promise.all(shown.map(({ id, price }) => said(id, price)))).toMatchObject([
      { kind: "shown", parts: { makers: 480_00, material: 210_00 } },
      { kind: "shown", parts: { makers: 650_00, material: 85_00 } },
    ]);
  });

  test("stand in every state that a shop's orders have, whenever it was first started", async () => {
    const rows = await shop.ask(sql<{ state: string; n: number }>`
      select status || ' ' || payment_state as state, count(*)::int as n from orders group by 1 order by 1`);
    expect(Object.fromEntries(rows.map(({ state, n }) => [state, n]))).toMatchInlineSnapshot(`
      {
        "cancelled cod_due": 3,
        "cancelled refunded": 1,
        "delivered captured": 14,
        "delivered cod_collected": 3,
        "delivered refunded": 2,
        "pending_cod_confirmation cod_due": 3,
        "processing captured": 5,
        "shipped captured": 2,
        "shipped cod_due": 1,
      }
    `);
    const made = await shop.ask(sql<{ n: number }>`
      select count(*)::int as n from orders
      where ready_by > ${"2026-11-20"} and fulfilment_state = 'processing'`);
    expect(made[0]?.n).toBe(2);
  });

  test("go out in parcels that wait, are on their way, have arrived or came back, two of them of one order", async () => {
    const rows = await shop.ask(sql<{ states: string[]; most: number; refusals: number; asked: number }>`
      select array(select distinct state from shipments order by 1) as states,
        (select max(number)::int from shipments) as most,
        (select count(*)::int from cod_refusals) as refusals,
        (select count(*)::int from orders where cod_confirm_by > ${now}) as asked`);
    expect(rows).toEqual([
      {
        states: ["attempt_failed", "delivered", "draft", "out_for_delivery", "picked_up", "rto_received"],
        ...{ most: 2, refusals: 1, asked: 2 },
      },
    ]);
  });

  test("are reviewed, one product so often that its card says so, and two with a photo that hangs", async () => {
    const rated = await shop.ask(sql<{ slug: string }>`select slug from products where rating_count >= 3`);
    expect(rated).toEqual([{ slug: "gaon-ka-jhola" }]);
    const shown = await shop.ask(sql<{ url: string }>`select unnest(shown_photos) as url from reviews`);
    const hung = reviewPhotos().map(({ bucket, id }) => `/files/${bucket}/${id}/photo_1x1.webp`);
    expect(shown.map(({ url }) => url).sort()).toEqual(hung.sort());
    expect(hung).toHaveLength(2);
  });

  test("happened before the first start, step after step", async () => {
    const rows = await shop.ask(sql<{ n: number }>`
      select count(*)::int as n from (
        select created_at from order_history union all select created_at from audit_log
        union all select created_at from payments union all select created_at from payment_refunds
        union all select created_at from shipments union all select happened_at from carrier_events
        union all select created_at from reviews union all select shown_at from reviews where shown_at is not null
        union all select issued_at from invoices union all select issued_at from credit_notes
      ) as dated where created_at >= ${now} or created_at < ${now}::timestamptz - interval '60 days'`);
    expect(rows[0]?.n).toBe(0);
    const first = await shop.ask(sql<{ status: string; at: Date; placed: Date }>`
      select distinct on (order_id) order_history.created_at as at, placed_at as placed
      from order_history join orders on orders.id = order_id order by order_id, order_history.created_at`);
    expect(first).toHaveLength(orders.length);
    for (const { at, placed } of first) expect(at).toEqual(placed);
  });

  test("have invoices whose numbers leave no gap and rise with their time", async () => {
    const rows = await shop.ask(sql<{ kind: string; serials: number[] }>`
      select kind, array_agg(serial order by issued_at) as serials from (
        select kind || financial_year as kind, serial, issued_at from invoices
        union all select kind || financial_year, serial, issued_at from credit_notes
      ) as papers group by kind`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { serials } of rows) expect(serials).toEqual(serials.map((_, at) => at + 1));
  });

  test("have money in the bank, kept, on its way and with a courier; none is late, and each settlement a sum", async () => {
    const sums = await readMoneySums(shop.db, { late: lateMoneySince(settings) });
    const rows = Object.entries(sums).map(([figure, { rows, late }]) => [figure, rows > 0, late]);
    expect(rows.filter(([figure]) => figure !== "to-give-back")).toEqual(
      ["bank", "fees", "on-its-way", "courier"].map((figure) => [figure, true, 0]),
    );
    const settlements = await shop.rows("settlements");
    const whys = await Promise.all(settlements.map(({ id }) => findSettlement(shop.db, id)));
    expect(whys.filter((each) => each?.why.unexplained !== 0 || each.amount <= 0)).toEqual([]);
    expect(whys.flatMap((each) => each?.why.parts.map(({ part }) => part))).toContain("refund");
    expect((await shop.rows("remittance_lines")).map(({ state }) => state)).toEqual(Array(3).fill("matched"));
  });

  test("write to nobody, and leave no work for the jobs", async () => {
    expect(await shop.mails()).toEqual([]);
    const later = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
    expect(await claimCheck(shop.db, later)).toBeUndefined();
    expect(await claimRefunds(shop.db, 10)).toEqual([]);
    expect(await countUnreconciled(shop.db, later)).toBe(0);
    expect(await findOwedRefunds(shop.db)).toEqual([]);
    const before = await ordersIn(shop.db);
    await endStockHolds(
      paymentShop({ ...settings, db: shop.db, making: shop.making, sendMailSoon: () => undefined }),
    );
    expect(await ordersIn(shop.db)).toEqual(before);
  });

  test("are read by a key that its maker answers for (API-7)", async () =>
    expect(await silentKeys(shop.db)).toEqual([]));

  test("are of people whom nobody can reach, and whose accounts have no password", async () => {
    const rows = await shop.ask(sql<{ email: string }>`
      select email from profiles union select billing_email from orders`);
    for (const { email } of rows) expect(email).toMatch(/[@.]example(?:\.com|\.org|\.net)?$/);
    expect(await shop.rows("auth_accounts")).toEqual([]);
    const saved = await shop.ask(sql<{ addresses: number; defaults: number }>`
      select count(*)::int as addresses, count(*) filter (where is_default)::int as defaults from addresses`);
    expect(saved).toEqual([{ addresses: 4, defaults: 2 }]);
  });
});
