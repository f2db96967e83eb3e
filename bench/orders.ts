import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { believed, offersOf, orderOf } from "./buyer.ts";
import { type LoadResult, load, percentile } from "./load.ts";
import { type Row, ratioInTurns } from "./measure.ts";
import { allowed, besidePgbench } from "./place-order.ts";
import { startShopProcess } from "./shop-process.ts";

interface OrderRun {
  perSecond: number;
  /** What it took turns with, and its own rate as a part of that one. */
  other: number;
  ratio: number;
  p99: number;
  errors: number;
  /** Orders kept that no answer confirmed or that stand twice, and confirmed ones that are missing. */
  wrong: number;
}

const rounds = 4;

/**
 * Guests' orders of three lines over HTTP, cash on delivery, each from an address of its own, from 64
 * connections; in turns with something else that they are held against.
 */
async function orderRun(
  settings: Record<string, string>,
  seconds: number,
  other = async () => Number.NaN,
): Promise<OrderRun> {
  const shop = await startShopProcess({ settings: { ...settings, ...believed } });
  let keys: string[] = [];
  const runs: LoadResult[] = [];
  let against: Awaited<ReturnType<typeof ratioInTurns>>;
  try {
    const offers = await offersOf(shop.origin);
    const shot = () => {
      const order = orderOf(shop.origin, offers);
      keys.push(order.key);
      return order;
    };
    await load(shop.origin, { connections: 64, seconds: 3 }, shot);
    keys = [];
    const ordersASecond = async () => {
      const run = await load(shop.origin, { connections: 64, seconds: seconds / rounds }, shot);
      runs.push(run);
      return run.perSecond;
    };
    against = await ratioInTurns(rounds, ordersASecond, other);
    await pause(500);
  } finally {
    await shop.stop();
  }
  const errors = runs.flatMap((run) => run.errors);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  return {
    perSecond: against.a,
    other: against.b,
    ratio: against.ratio,
    p99: percentile(
      runs.flatMap(({ times }) => times).sort((a, b) => a - b),
      0.99,
    ),
    errors: errors.length,
    wrong: await wrongOrders(settings, keys),
  };
}

/**
 * Counts in the database, once the shop is closed: each key must stand on one order with three lines and one
 * mail.
 */
export async function wrongOrders(
  settings: Record<string, string>,
  keys: readonly string[],
): Promise<number> {
  const directory = resolve(settings.DATA_DIR ?? "data", "database");
  const database = await openDatabase({ url: settings.DATABASE_URL, directory, log: openLog("silent") });
  try {
    const { rows } = await sql<{ wrong: number }>`
      with sent as (
        select key, 'buyer-' || left(key, 13) || '@example.com' as address from unnest(${[...keys]}::text[]) as keys (key)
      ), whole as (
        select o.idempotency_key as key, o.billing_email as address, count(i.id) as lines
        from orders o left join order_items i on i.order_id = o.id group by o.id
      ), by_key as (
        select key, count(*) filter (where lines = 3) as orders from whole group by key
      ), by_address as (
        select address, count(*) as orders from whole group by address
      ), mails as (
        select to_address as address, count(*) as mails from mail_outbox group by to_address
      )
      select count(*)::int as wrong from sent
        left join by_key using (key) left join by_address using (address) left join mails using (address)
      where (by_key.orders, by_address.orders, mails.mails) is distinct from (1, 1, 1)`.execute(database.db);
    return rows[0]?.wrong ?? Number.NaN;
  } finally {
    await database.close();
  }
}

/** Orders over HTTP on both databases; the server's also against pgbench with the same statements. */
export async function benchOrders(dataDir: string, seconds: number): Promise<Row[]> {
  const server = await startTestPostgres({ durable: true });
  try {
    const settings = { DATABASE_URL: await server.createDatabase(), DATA_DIR: dataDir };
    const onServer = await besidePgbench(({ pgbench }) => orderRun(settings, seconds, pgbench), allowed);
    const embedded = await orderRun({ DATA_DIR: dataDir }, seconds);
    const { perSecond, other, ratio } = onServer;
    return [
      rowOf("server PostgreSQL", onServer, 400),
      {
        what: "The same against pgbench sending an order's statements from 8 connections",
        measured: `${Math.round(perSecond)}/s against ${Math.round(other)}/s: ${ratio.toFixed(2)}`,
        bound: ">= 0.30",
        holds: ratio >= 0.3,
      },
      rowOf("embedded", embedded, 100),
    ];
  } finally {
    await server.stop();
  }
}

const rowOf = (site: string, { perSecond, p99, errors, wrong }: OrderRun, least: number): Row => ({
  what: `Guests' orders of 3 lines over HTTP, 64 connections, mail row included, ${site}`,
  measured: `${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${errors} errors, ${wrong} lost or doubled`,
  bound: `>= ${least}/s, none`,
  holds: perSecond >= least && errors === 0 && wrong === 0,
});
