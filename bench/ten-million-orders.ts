import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { shopAdmin } from "../tests/sign-in.ts";
import { believed } from "./buyer.ts";
import { growOrders, spreadOf, told, unhurried } from "./large-shop/grow-orders.ts";
import type { Row } from "./measure.ts";
import { metricsToken, orderPages, placing } from "./order-pages.ts";
import { startShopProcess } from "./shop-process.ts";
import { type SlowStatement, slowStatements } from "./slow-statements.ts";

const bytesOfAnOrder = 4000;
const keptFree = 10 * 2 ** 30;
/** Longer statements are told with their plans. */
const slow = 100;

/** What pages, jobs, placing an order and a backup take in a shop with so many orders of five years. */
export async function benchManyOrders(dataDir: string, count: number): Promise<Row[]> {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < keptFree + count * bytesOfAnOrder)
    throw new Error(
      `${count} orders need ${gigabytes(count * bytesOfAnOrder + keptFree)} free at ${tmpdir()}`,
    );
  const log = slowStatements(slow);
  const server = await startTestPostgres({ durable: true, settings: { ...large, ...log.settings } });
  const settings = {
    ...{ ...shopAdmin.settings, ...believed, METRICS_TOKEN: metricsToken },
    ...{ DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase() },
  };
  try {
    await (await startShopProcess({ settings })).stop();
    const filled = await fill(settings.DATABASE_URL, count);
    await withDatabase(settings.DATABASE_URL, log.watch);
    const asked = await pagesOf(settings, count);
    return [filled, ...asked, ...statementRows(log.read()), await backupRow(settings, count)];
  } finally {
    await server.stop();
    log.discard();
  }
}

/** As an owner with so many orders would set it, on a machine with 8 GB for PostgreSQL. */
const large = {
  shared_buffers: "2GB",
  effective_cache_size: "6GB",
  max_wal_size: "4GB",
  checkpoint_timeout: "30min",
  work_mem: "16MB",
};

async function withDatabase<T>(url: string, use: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

async function fill(url: string, count: number): Promise<Row> {
  const begun = performance.now();
  const db = unhurried(url);
  await waitForDisk(db, false);
  await growOrders(db, spreadOf(count, new Date()));
  await sql`vacuum (analyze)`.execute(db);
  await waitForDisk(db, true);
  told("all of it, vacuumed", begun);
  const { rows } = await sql<{ name: string; bytes: string }>`
    select relname as name, pg_total_relation_size(relid)::text as bytes from pg_stat_user_tables
    order by pg_total_relation_size(relid) desc`.execute(db);
  await db.destroy();
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const largest = rows.slice(0, 4).map(({ name, bytes }) => `${name} ${gigabytes(Number(bytes))}`);
  return plain(`${count} orders in the tables`, `${gigabytes(all)} with indexes: ${largest.join(", ")}`);
}

/** Only what is measured waits for the disk, not what fills the tables. */
async function waitForDisk(db: Kysely<Tables>, does: boolean): Promise<void> {
  await sql`alter system set fsync = ${sql.lit(does ? "on" : "off")}`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await sql`checkpoint`.execute(db);
}

const plain = (what: string, measured: string): Row => ({ what, measured, bound: "-", holds: true });

async function pagesOf(settings: Record<string, string>, count: number): Promise<Row[]> {
  const shop = await startShopProcess({ settings });
  try {
    return await withDatabase(settings.DATABASE_URL ?? "", async (db) => [
      ...(await orderPages(shop.origin, settings.DATA_DIR ?? "", { db, count })),
      await placing(shop.origin, count),
    ]);
  } finally {
    await shop.stop();
  }
}

/** The slow statements of pages and jobs alike, each kind once, the slowest first. */
function statementRows(statements: readonly SlowStatement[]): Row[] {
  const kinds = new Map<string, SlowStatement & { times: number }>();
  for (const each of statements) {
    const known = kinds.get(each.text);
    kinds.set(each.text, { ...each, ms: Math.max(each.ms, known?.ms ?? 0), times: (known?.times ?? 0) + 1 });
  }
  const sorted = [...kinds.values()].sort((a, b) => b.ms - a.ms);
  for (const { text, ms, times, scanned } of sorted)
    console.log(
      `  ${Math.round(ms)} ms, ${times} times${scanned.length > 0 ? `, reads all of ${scanned}` : ""}: ${text.slice(0, 700)}`,
    );
  return [
    plain(
      `Statements above ${slow} ms, of pages and jobs`,
      `${sorted.length}, ${sorted.filter(({ scanned }) => scanned.length > 0).length} of them read a table as a whole; slowest ${Math.round(sorted[0]?.ms ?? 0)} ms`,
    ),
  ];
}

async function backupRow(settings: Record<string, string>, count: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-backup-"));
  const file = join(folder, "shop.tar.gz");
  try {
    const begun = performance.now();
    const env = { ...process.env, NODE_ENV: "production", ...settings };
    const child = spawn(process.execPath, ["keep.mjs", "backup", file], { env, stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error("no backup was made");
    const seconds = (performance.now() - begun) / 1000;
    return plain(`Backup of ${count} orders`, `${Math.round(seconds)} s, ${gigabytes(statSync(file).size)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(2)} GB`;
