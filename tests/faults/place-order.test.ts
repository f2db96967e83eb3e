import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mostHeld } from "#orders/stock/holders.db.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import type { Db } from "#platform/database/db.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { databaseKinds, migratedDatabase, testServer } from "../database/each-database.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { layEmptyDatabase, startShop } from "../running-shop.ts";
import { countIn } from "../torture/copies/copies.ts";
import { countedPieces, sellBoth } from "./own-database.ts";

/** `npm run torture` strikes far more often. */
const rounds = 4;
const shoppers = 6;
/** Under the limit of orders that one address may place. */
const ordersPerRound = 50;

/** An order as a shopper asked for it; the key leads to it in the database. */
interface Asked {
  key: string;
  acknowledged: string | undefined;
}

const confirmed = (asked: readonly Asked[]) => asked.filter(({ acknowledged }) => acknowledged);

/**
 * Places orders for cash and by card as a browser does, until the shop is gone; tells each one that was
 * acknowledged.
 */
async function keepOrdering(origin: string, asked: Asked[], told: () => void): Promise<void> {
  while (asked.length < ordersPerRound) {
    const one: Asked = { key: randomUUID(), acknowledged: undefined };
    asked.push(one);
    try {
      one.acknowledged = await placeOrderByForm(origin, one.key, asked.length % 2 ? "cod" : "razorpay");
      if (one.acknowledged) told();
    } catch {
      return;
    }
  }
}

interface Found {
  order_id_text: string;
  idempotency_key: string;
  payment_method: string;
  holds_stock: boolean;
  /** Counted ones that it has. */
  pieces: number;
  items: number;
  history: number;
  mails: number;
}

/**
 * Each order with the number of its parts, and how many pieces are left of the counted product: at one
 * moment, for the database may still be writing what the killed shop asked of it last.
 */
const look = async ({ db }: OpenDatabase) => {
  const seen = await db.transaction().setIsolationLevel("repeatable read").execute(lookAtOnce);
  await db.deleteFrom("rate_limits").execute();
  return seen;
};

async function lookAtOnce(db: Db) {
  const { rows: orders } = await sql<Found>`
    select order_id_text, idempotency_key, payment_method, stock_held_until is not null as holds_stock,
      (select sum(stock_taken)::int from order_items where order_id = orders.id) as pieces,
      (select count(*)::int from order_items where order_id = orders.id) as items,
      (select count(*)::int from order_history where order_id = orders.id) as history,
      (select count(*)::int from mail_outbox where dedupe_key = 'order-placed:' || orders.id) as mails
    from orders`.execute(db);
  const mails = await countIn(db, sql`select count(*) from mail_outbox where kind = 'order-placed'`);
  const left = await countIn(db, sql`select stock_count from products where id = 'few'`);
  return { orders, mails, left };
}

/** Each with all its parts; all come from one network, which holds no more than its part unpaid. */
function expectWhole(orders: readonly Found[]): void {
  for (const found of orders) {
    const isCard = found.payment_method === "razorpay";
    const pieces = isCard && !found.holds_stock ? 0 : 1;
    expect(found).toMatchObject({ items: 2, history: 1, mails: isCard ? 0 : 1, pieces });
  }
  const held = orders.filter((found) => found.holds_stock).length;
  const byCard = orders.filter((found) => found.payment_method === "razorpay").length;
  expect(held).toBe(Math.min(byCard, mostHeld));
}

describe.each(databaseKinds)("a shop killed while it takes orders (%s)", (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-fault-"));
  let url: string | undefined;

  const open = () => openDatabase({ url, directory: resolve(dataDir, "database"), log: openLog("silent") });

  beforeAll(async () => {
    url = kind === "server" ? await migratedDatabase() : undefined;
    if (!url) layEmptyDatabase(resolve(dataDir, "database"));
    const database = await open();
    await sellBoth(database.db);
    await database.close();
  });

  afterAll(async () => {
    if (url) await (await testServer()).dropDatabase(url);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = () => startShop({ DATA_DIR: dataDir, SEED: "empty", ...(url ? { DATABASE_URL: url } : {}) });

  test("keeps every order it acknowledged whole, and none by halves", async () => {
    const asked: Asked[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const now: Asked[] = [];
      const shop = await start();
      // The first order loads what orders need; the blow is meant for the writing.
      expect(await placeOrderByForm(shop.origin, randomUUID(), "cod")).toMatch(/^JC-/);
      // Whichever it is that is acknowledged then, the other shoppers' orders are somewhere on their way.
      const last = randomInt(1, 16);
      const struck = Promise.withResolvers<void>();
      const told = () => confirmed(now).length === last && struck.resolve();
      const shopper = () => keepOrdering(shop.origin, now, told);
      const ordering = Promise.all(Array.from({ length: shoppers }, shopper));
      await Promise.race([struck.promise, ordering]);
      await shop.kill();
      await ordering;
      asked.push(...now);

      const database = await open();
      const { orders, mails, left } = await look(database);
      await database.close();
      expectWhole(orders);
      expect(mails).toBe(orders.filter((found) => found.payment_method === "cod").length);
      expect(left).toBe(countedPieces - orders.reduce((all, { pieces }) => all + pieces, 0));
      expect(new Set(orders.map((found) => found.order_id_text)).size).toBe(orders.length);
      const numbers = new Map(orders.map((found) => [found.idempotency_key, found.order_id_text]));
      for (const { key, acknowledged } of confirmed(asked)) expect(numbers.get(key)).toBe(acknowledged);
    }
    expect(confirmed(asked).length).toBeGreaterThanOrEqual(rounds);
    expect(confirmed(asked).length).toBeLessThan(asked.length);
  });
});
