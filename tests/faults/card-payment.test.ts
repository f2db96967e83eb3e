import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test, vi } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
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
import { freePort, layEmptyDatabase, mailsIn, type RunningShop, startShop } from "../running-shop.ts";
import { addBrake, endOthers, isHeldUp, pullBrake, releaseBrake } from "../torture/steps/brake.ts";
import { endOf, nothingYet, ownColumns, type Step, steps, wholeOf } from "./card-payment-steps.ts";

const patience = { timeout: 60_000, interval: 50 };
/** Where the provider did not answer in time, on a busy machine, the jobs ask it again a minute later. */
const twoRoundsOfJobs = { timeout: 150_000, interval: 50 };

describe.each(databaseKinds)("a shop killed while a card pays (%s)", (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-card-"));
  const [directory, outbox] = [resolve(dataDir, "database"), join(dataDir, "outbox")];
  const ordered: CardOrder[] = [];
  let url: string | undefined;
  let port: string;
  let provider: Simulator;
  let wheel: ReturnType<typeof steering>;
  let order: CardOrder;
  /** The shop of the step before is struck in the next one: on a server others may look into its database. */
  let running: RunningShop | undefined;

  beforeAll(async () => {
    url = kind === "server" ? await migratedDatabase() : undefined;
    if (!url) layEmptyDatabase(directory);
    port = String(await freePort());
    provider = await openProvider(port);
    wheel = steering(provider);
    await withDatabase(async ({ db }) => {
      const few = { id: "few", name: "Rare Bag", stock_count: 100 };
      await addProducts(db, [few, { id: "mat", name: "Jute Mat", stock_count: null }]);
      await addPromotion(db, { title: "Paid ahead", kind: "prepaid", value: "50" });
      await sql`create function sell_out() returns trigger language plpgsql as $$
        begin update products set in_stock = false where id = 'mat'; return new; end $$`.execute(db);
      await addBrake(db);
    });
  });

  afterAll(async () => {
    await kill();
    await provider.close();
    if (url) await (await testServer()).dropDatabase(url);
    rmSync(dataDir, { recursive: true, force: true });
  });

  beforeEach(() => wheel.steer("reset", {}));

  /** The embedded database belongs to one process at a time: no shop may run. */
  async function withDatabase<T>(act: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url, directory, log: openLog("silent") });
    return act(database).finally(() => database.close());
  }

  async function start(): Promise<RunningShop> {
    const place = { PORT: port, DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
    running ??= await startShop({ ...shopSettings(provider), ...place });
    return running;
  }
  async function stop(): Promise<void> {
    expect(await running?.stop()).toBe(0);
    running = undefined;
  }
  async function kill(): Promise<void> {
    await running?.kill();
    running = undefined;
  }

  const call = (shop: RunningShop, name: string, payload: object) =>
    callFunction(shop.origin, name, { token: order.token, ...payload });
  const begin = async (shop: RunningShop): Promise<string> =>
    String((await call(shop, "create-razorpay-order", { receipt: order.number })).body.id);
  const verify = (shop: RunningShop, paid: Paid) =>
    call(shop, "verify-razorpay-payment", { ...paid, db_order_id: order.id });

  /** Goes as far as the step says; whatever the shop would have answered is cut off with it. */
  async function shopUntil(shop: RunningShop, step: Step): Promise<Paid | undefined> {
    const ignored = () => undefined;
    const isHeld = step.asks !== undefined || step.writes !== undefined;
    if (step.until === "begins") {
      await Promise.race([begin(shop).catch(ignored), ...(isHeld ? [reached(shop, step)] : [])]);
      return undefined;
    }
    const paid = await wheel.pay(await begin(shop), step.outcome);
    if (!step.until) await Promise.race([verify(shop, paid).catch(ignored), reached(shop, step)]);
    await reached(shop, step);
    // The first mail loads what mails need, which takes its time.
    if (step.left?.mails) await vi.waitFor(() => expect(mailsOf(order)).toBe(step.left?.mails), patience);
    return paid;
  }

  /** The shop stands where the blow shall fall: its question is at the provider, or a write has begun. */
  async function reached(shop: RunningShop, { asks, writes }: Step): Promise<void> {
    if (writes) await vi.waitFor(async () => expect(await isStuck(shop)).toBe(true), patience);
    if (asks) await vi.waitFor(async () => expect(await wheel.asked(asks)).not.toEqual([]), patience);
  }

  /**
   * A write sleeps in the database; the embedded one sleeps in the shop's own process, which answers nobody
   * then.
   */
  async function isStuck({ origin }: RunningShop): Promise<boolean> {
    if (url) return withDatabase(({ db }) => isHeldUp(db));
    const signal = AbortSignal.timeout(1000);
    return fetch(`${origin}/healthz`, { signal }).then(
      () => false,
      () => signal.aborted,
    );
  }

  async function prepare({ asks, status, writes, webhooks, isLate, ...kind }: Step): Promise<CardOrder> {
    await wheel.steer("webhooks", { mode: webhooks ? "auto" : "drop" });
    if (asks) await wheel.mishap(asks, { delay_ms: 30_000, status });
    return withDatabase(async (database) => {
      const { db } = database;
      await db.updateTable("products").set({ in_stock: true }).execute();
      await db.updateTable("products").set({ stock_count: 100 }).where("id", "=", "few").execute();
      if (isLate)
        await sql`create trigger sells_out after update on payment_orders
          for each row when (NEW.state = 'live') execute function sell_out()`.execute(db);
      await tellNothingOlder(db);
      if (writes) await pullBrake(db, writes);
      const active = kind.isCash === true;
      await db.updateTable("promotions").set({ active }).execute();
      const held = { product_id: "few", quantity: 1, stock_taken: 1 };
      const added = await addCardOrder(database, isLate ? [held, { product_id: "mat" }] : [held], {
        total_amount: "500.00",
        subtotal: "500.00",
        stock_held_until: new Date(Date.now() + 3600_000),
        ...ownColumns(kind),
      });
      if (kind.isInParts) await db.insertInto("order_dues").values(wholeOf(added)).execute();
      return added;
    });
  }

  /** No mail of the steps before is in the blow's way: the owner, too, hears of their orders by a job. */
  async function tellNothingOlder(db: OpenDatabase["db"]): Promise<void> {
    await sql`update orders set owner_told_at = coalesce(owner_told_at, now())`.execute(db);
    const unsent = db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null);
    if (running) await vi.waitFor(async () => expect(await unsent.execute()).toEqual([]), patience);
  }

  /** What the blow left; then the disturbance ends and minutes pass. */
  const lookAndRepair = ({ writes }: Step) =>
    withDatabase(async ({ db }) => {
      // Embedded, they died with the shop.
      if (url) await endOthers(db);
      const left = await found(db);
      await sql`drop trigger if exists sells_out on payment_orders`.execute(db);
      if (writes) await releaseBrake(db, writes);
      const past = new Date(0);
      await db.updateTable("payment_orders").set({ claimed_until: past, next_check_at: past }).execute();
      await db.updateTable("payment_events").set({ next_attempt_at: past }).execute();
      await db.updateTable("mail_outbox").set({ next_attempt_at: past }).execute();
      return left;
    });

  /** How the order stands; of all mails and events what is not done yet. */
  async function found(db: OpenDatabase["db"]) {
    const its = sql`from mail_outbox where subject like ${`%${order.number}%`} and kind like 'order-%'`;
    const { rows } = await sql<Record<string, unknown>>`
      select o.status, o.payment_state as state, o.razorpay_order_id as provider, o.refund_due,
        (select count(*)::int from order_history where order_id = o.id and status = 'processing') as paid_lines,
        (select count(*)::int ${its}) as queued,
        (select count(*)::int from mail_outbox where sent_at is null) as unsent,
        (select count(*)::int from payment_events where processed_at is null) as unheard,
        (select stock_count from products where id = 'few') as stock_count,
        (select count(*)::int from payments where order_id = o.id and refund_due) as dues,
        o.total_amount as total, (select sum(discount) from order_items where order_id = o.id) as shares,
        (select count(*)::int from promotion_uses where order_id = o.id) as uses
      from orders o where o.id = ${order.id}`.execute(db);
    if (!rows[0]) throw new Error("the order is gone");
    return rows[0];
  }

  /** To the buyer: the shop itself is told of a new order, too. */
  const mailsOf = ({ number }: CardOrder): number =>
    mailsIn(outbox).filter((mail) => new RegExp(`^Subject: (?!New order).*${number}`, "m").test(mail)).length;

  async function expectLeft(step: Step): Promise<void> {
    const { paid, providerOrder, mails } = step.left ?? nothingYet;
    const left = await lookAndRepair(step);
    if (paid !== undefined) expect(left.state === "captured").toBe(paid);
    if (providerOrder !== undefined) expect(left.provider !== null).toBe(providerOrder);
    if (mails !== undefined) expect(mailsOf(order)).toBe(mails);
    expect(left.stock_count).toBe(100);
  }

  // Every blow is tried on the server database. The embedded one dies with its shop whatever it was about:
  // two show it here, and `npm run torture -- kill-embedded` strikes at any moment.
  const alsoEmbedded = ["while the order becomes paid", "when the mail has left, before that is noted"];
  const tried = steps.filter(([name]) => kind === "server" || alsoEmbedded.includes(name));
  test.each(tried)("%s: paid once with one mail, or payable", async (_name, step) => {
    // The next step begins with a shop of its own then.
    onTestFailed(kill);
    const end = endOf(step);
    order = await prepare(step);
    ordered.push(order);
    const first = await start();
    const paid = await shopUntil(first, step);
    await kill();
    await expectLeft(step);
    await wheel.steer("webhooks", { mode: step.webhooks ? "auto" : "drop" });

    const second = await start();
    const comeBack = async () => verify(second, await wheel.pay(await begin(second)));
    if (!paid) expect((await comeBack()).body).toEqual({ verified: true });
    // Nobody helps a payment that was made: the shop finds it by itself.
    await vi.waitFor(() => expect(mailsOf(order), second.output()).toBe(1), twoRoundsOfJobs);
    const answer = await call(second, "create-razorpay-order", { receipt: order.number });
    expect(answer).toMatchObject({ status: 409, body: { error: end.error } });
    if (paid) expect((await verify(second, paid)).body).toEqual(end.verified);
    if (step.webhooks) await vi.waitFor(allTold, patience);
    if (kind === "embedded") await stop();
    const done = { status: "processing", state: "captured", paid_lines: 1, queued: 1, unsent: 0, unheard: 0 };
    const stands = async () =>
      expect(await withDatabase(({ db }) => found(db))).toMatchObject({ ...done, ...end.row });
    // What the shop has still to do would meet the next step's blow.
    await vi.waitFor(stands, patience);
  });

  test("told to stop the shop ends well, and each order has had one mail", async () => {
    if (running) await stop();
    expect(ordered.map(mailsOf)).toEqual(ordered.map(() => 1));
  });

  const allTold = async () =>
    expect((await wheel.events()).map(({ deliveries }) => deliveries.at(-1))).toEqual(Array(3).fill(200));
});
