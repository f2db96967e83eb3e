import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import type { Simulator } from "../../dev/simulator/listen.ts";
import {
  addCardOrder,
  type CardOrder,
  callFunction,
  openProvider,
  type Paid,
  shopSettings,
  steering,
} from "../card-shop.ts";
import { databaseKinds, migratedDatabase, testServer } from "../database/each-database.ts";
import { addProducts } from "../database/product-row.ts";
import { addPromotion } from "../database/promotion-row.ts";
import { freePort, layEmptyDatabase, type RunningShop, startShop } from "../running-shop.ts";
import { endOf, type FoundOrder, ownColumns, type Step, steps, wholeOf } from "./card-payment-steps.ts";

const patience = { timeout: 60_000, interval: 50 };
const isHeld = ({ waitsFor, writes }: Step) => waitsFor !== undefined || writes !== undefined;
/** Where the provider did not answer in time, on a busy machine, the jobs ask it again a minute later. */
const twoRoundsOfJobs = { timeout: 150_000, interval: 50 };

describe.each(databaseKinds)("a shop killed while a card pays (%s)", (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-card-"));
  let url: string | undefined;
  let port: string;
  let provider: Simulator;
  let wheel: ReturnType<typeof steering>;
  let order: CardOrder;

  beforeAll(async () => {
    url = kind === "server" ? await migratedDatabase() : undefined;
    if (!url) layEmptyDatabase(resolve(dataDir, "database"));
    port = String(await freePort());
    provider = await openProvider(port);
    wheel = steering(provider);
    await withDatabase(async ({ db }) => {
      const few = { id: "few", name: "Rare Bag", stock_count: 100 };
      await addProducts(db, [few, { id: "mat", name: "Jute Mat", stock_count: null }]);
      await addPromotion(db, { title: "Paid ahead", kind: "prepaid", value: "50" });
      await sql`create function sell_out() returns trigger language plpgsql as $$
        begin update products set in_stock = false where id = 'mat'; return new; end $$`.execute(db);
      await sql`create function take_long() returns trigger language plpgsql as $$
        begin perform pg_sleep(20); return new; end $$`.execute(db);
    });
  });

  afterAll(async () => {
    await provider.close();
    if (url) await (await testServer()).dropDatabase(url);
    rmSync(dataDir, { recursive: true, force: true });
  });

  beforeEach(() => wheel.steer("reset", {}));

  /** A look into the database while no shop runs: the embedded one belongs to one process at a time. */
  async function withDatabase<T>(act: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openDatabase({
      url,
      directory: resolve(dataDir, "database"),
      log: openLog("silent"),
    });
    try {
      return await act(database);
    } finally {
      await database.close();
    }
  }

  const start = (): Promise<RunningShop> =>
    startShop({
      ...shopSettings(provider),
      PORT: port,
      DATA_DIR: dataDir,
      ...(url ? { DATABASE_URL: url } : {}),
    });

  const call = (shop: RunningShop, name: string, payload: object) =>
    callFunction(shop.origin, name, { token: order.token, ...payload });
  const begin = async (shop: RunningShop): Promise<string> =>
    String((await call(shop, "create-razorpay-order", { receipt: order.number })).body.id);
  const verify = (shop: RunningShop, paid: Paid) =>
    call(shop, "verify-razorpay-payment", { ...paid, db_order_id: order.id });

  /** Goes as far as the step says; whatever the shop would have answered is cut off with it. */
  async function shopUntil(shop: RunningShop, step: Step): Promise<Paid | undefined> {
    const ignored = () => undefined;
    if (step.until === "begins") {
      await Promise.race([begin(shop).catch(ignored), ...(isHeld(step) ? [reached(shop, step)] : [])]);
      return undefined;
    }
    const paid = await wheel.pay(await begin(shop), step.outcome);
    if (step.until === "verifies")
      await Promise.race([verify(shop, paid).catch(ignored), reached(shop, step)]);
    await reached(shop, step);
    // The first mail loads what mails need, which takes its time.
    if (step.left.mails) await vi.waitFor(() => expect(mailsOf(shop)).toBe(step.left.mails), patience);
    return paid;
  }

  /** The shop stands where the blow shall fall: its question is at the provider, or a write has begun. */
  async function reached(shop: RunningShop, { waitsFor, writes }: Step): Promise<void> {
    if (writes) await vi.waitFor(async () => expect(await isHeldUp(shop)).toBe(true), patience);
    if (!waitsFor) return;
    const asked = async () => expect((await wheel.asked(waitsFor.endpoint)).length).toBeGreaterThan(0);
    await vi.waitFor(asked, patience);
  }

  /**
   * A write sleeps in the database; the embedded one sleeps in the shop's own process, which answers nobody
   * then.
   */
  async function isHeldUp({ origin }: RunningShop): Promise<boolean> {
    if (url) return (await withDatabase((database) => connections(database, "PgSleep"))) > 0;
    const signal = AbortSignal.timeout(1000);
    return fetch(`${origin}/healthz`, { signal }).then(
      () => false,
      () => signal.aborted,
    );
  }

  /** How many others there are on the server's database, all or those that wait for something. */
  async function connections({ db }: OpenDatabase, waitFor?: string): Promise<number> {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend'
      and (${waitFor ?? null}::text is null or wait_event = ${waitFor ?? null})`.execute(db);
    return rows.length;
  }

  async function prepare({ waitsFor, writes, webhooks, isLate, isCash, isInParts }: Step): Promise<void> {
    await wheel.steer("webhooks", { mode: webhooks ? "auto" : "drop" });
    if (waitsFor) await wheel.mishap(waitsFor.endpoint, { delay_ms: 30_000, status: waitsFor.status });
    order = await withDatabase(async (database) => {
      await database.db.updateTable("products").set({ in_stock: true }).execute();
      await database.db.updateTable("products").set({ stock_count: 100 }).where("id", "=", "few").execute();
      if (isLate)
        await sql`create trigger sells_out after update on payment_orders
          for each row when (NEW.state = 'live') execute function sell_out()`.execute(database.db);
      if (writes) {
        const { table, event, when = "true" } = writes;
        await sql`create trigger takes_long before ${sql.raw(event)} on ${sql.table(table)}
          for each row when (${sql.raw(when)}) execute function take_long()`.execute(database.db);
      }
      await database.db
        .updateTable("promotions")
        .set({ active: isCash === true })
        .execute();
      const held = { product_id: "few", quantity: 1, stock_taken: 1 };
      const added = await addCardOrder(database, isLate ? [held, { product_id: "mat" }] : [held], {
        ...{ total_amount: "500.00", subtotal: "500.00" },
        stock_held_until: new Date(Date.now() + 3600_000),
        ...ownColumns({ isCash, isInParts }),
      });
      if (isInParts) await database.db.insertInto("order_dues").values(wholeOf(added)).execute();
      return added;
    });
  }

  /** What the blow left; then the disturbance ends and minutes pass. */
  async function lookAndRepair({ writes }: Step) {
    return withDatabase(async (database) => {
      const { db } = database;
      // A server does not notice at once that its client is gone; embedded, it died with it.
      if (url) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
        await vi.waitFor(async () => expect(await connections(database)).toBe(0), patience);
      }
      const left = await found(db);
      await sql`drop trigger if exists sells_out on payment_orders`.execute(db);
      if (writes) await sql`drop trigger takes_long on ${sql.table(writes.table)}`.execute(db);
      const past = new Date(0);
      await db.updateTable("payment_orders").set({ claimed_until: past, next_check_at: past }).execute();
      await db.updateTable("payment_events").set({ next_attempt_at: past }).execute();
      await db.updateTable("mail_outbox").set({ next_attempt_at: past }).execute();
      return left;
    });
  }

  async function found(db: OpenDatabase["db"]) {
    const { rows } = await sql<FoundOrder>`
      select o.status, o.payment_state as state, o.razorpay_order_id as provider, o.refund_due,
        (select count(*)::int from order_history where order_id = o.id and status = 'processing') as paid_lines,
        (select count(*)::int from mail_outbox where subject like ${`%${order.number}%`} and kind like 'order-%') as queued,
        (select count(*)::int from mail_outbox where subject like ${`%${order.number}%`} and kind like 'order-%' and sent_at is null) as unsent,
        (select stock_count from products where id = 'few') as stock_count,
        (select count(*)::int from payments where order_id = o.id and refund_due) as dues,
        o.total_amount as total, (select sum(discount) from order_items where order_id = o.id) as shares,
        (select count(*)::int from promotion_uses where order_id = o.id) as uses
      from orders o where o.id = ${order.id}`.execute(db);
    if (!rows[0]) throw new Error("the order is gone");
    return rows[0];
  }

  /** To the buyer: the shop itself is told of a new order, too. */
  const mailsOf = (shop: RunningShop): number =>
    shop.mails().filter((mail) => new RegExp(`^Subject: (?!New order).*${order.number}`, "m").test(mail))
      .length;

  // Every blow is tried on the server database. The embedded one dies with its shop whatever it was about:
  // two show it here, and `npm run torture -- kill-embedded` strikes at any moment.
  const alsoEmbedded = ["while the order becomes paid", "when the mail has left, before that is noted"];
  const tried = steps.filter(([name]) => kind === "server" || alsoEmbedded.includes(name));
  test.each(tried)("%s: paid once with one mail, or payable", async (_name, step) => {
    const end = endOf(step);
    await prepare(step);
    const first = await start();
    const paid = await shopUntil(first, step);
    await first.kill();
    const left = await lookAndRepair(step);
    if (step.left.paid !== undefined) expect(left.state === "captured").toBe(step.left.paid);
    if (step.left.providerOrder !== undefined) expect(left.provider !== null).toBe(step.left.providerOrder);
    expect(left.stock_count).toBe(100);
    if (step.left.mails !== undefined) expect(mailsOf(first)).toBe(step.left.mails);
    await wheel.steer("webhooks", { mode: step.webhooks ? "auto" : "drop" });

    const second = await start();
    try {
      if (!paid) await payFrom(second);
      // Nobody helps a payment that was made: the shop finds it by itself.
      await vi.waitFor(() => expect(mailsOf(second), second.output()).toBe(1), twoRoundsOfJobs);
      const answer = await call(second, "create-razorpay-order", { receipt: order.number });
      expect(answer).toMatchObject({ status: 409, body: { error: end.error } });
      if (paid) expect((await verify(second, paid)).body).toEqual(end.verified);
    } finally {
      expect(await second.stop()).toBe(0);
    }
    expect(mailsOf(second)).toBe(1);
    expect(await withDatabase(({ db }) => found(db))).toMatchObject({
      status: "processing",
      state: "captured",
      ...end.row,
      paid_lines: 1,
      queued: 1,
      unsent: 0,
    });
  });

  /** The shopper comes back and pays. */
  async function payFrom(shop: RunningShop): Promise<void> {
    const paid = await wheel.pay(await begin(shop));
    expect((await verify(shop, paid)).body).toEqual({ verified: true });
  }
});
