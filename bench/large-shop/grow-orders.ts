import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "#platform/database/tables/tables.ts";
import { invoiceSeries, orderTables } from "./order-tables.ts";

type Db = Kysely<Tables>;

const years = 5;
const batch = 100_000;

/** How a shop's orders are spread: from five years ago until now, `gap` seconds after each other. */
export interface Spread {
  count: number;
  people: number;
  begins: Date;
  gap: number;
}

export const spreadOf = (count: number, now: Date): Spread => ({
  count,
  people: Math.max(100, Math.round(count / 4)),
  begins: new Date(now.getTime() - years * 365 * 24 * 3_600_000),
  gap: (years * 365 * 24 * 3600 - 60) / count,
});

/**
 * Fills a shop that nobody runs with orders, and with what belongs to each: people, lines, history, payments,
 * invoices, parcels and invitations to review. Indexes that are no constraint are made afterwards, and rows
 * are not checked against each other meanwhile: they are generated to fit.
 */
export async function growOrders(db: Db, spread: Spread): Promise<void> {
  const indexes = await dropIndexes(db);
  await invoiceSeries(db, spread);
  for (const { name, until, insert } of orderTables(spread)) {
    const begun = performance.now();
    let next = 1;
    await byTwo(db, async (line) => {
      while (next <= until) {
        const first = next;
        next += batch;
        await insert(first, Math.min(first + batch - 1, until)).execute(line);
      }
    });
    told(`${name} of ${until}`, begun);
  }
  await makeIndexes(db, indexes);
}

const filled = sql`('orders', 'order_items', 'order_history', 'payments', 'payment_orders', 'invoices', 'shipments', 'shipment_items', 'review_invites')`;

/** Takes away the indexes that are no constraint; returns what makes them again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid::regclass::text in ${filled} and not indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

async function makeIndexes(db: Db, indexes: readonly string[]): Promise<void> {
  // The search's takes longest: the others are made beside it.
  const waiting = [...indexes].sort((a, b) => Number(b.includes("gin")) - Number(a.includes("gin")));
  await byTwo(db, async (line) => {
    for (let made = waiting.shift(); made; made = waiting.shift()) {
      const begun = performance.now();
      await sql.raw(made).execute(line);
      told(/INDEX (\w+)/.exec(made)?.[1] ?? "an index", begun);
    }
  });
}

/** The same work on two connections. */
const byTwo = (db: Db, work: (line: Db) => Promise<void>): Promise<unknown> =>
  Promise.all([db.connection().execute(work), db.connection().execute(work)]);

/** A database whose statements nobody hurries, and whose rows are not checked against each other. */
export function unhurried(url: string): Db {
  const options = "-c session_replication_role=replica -c maintenance_work_mem=1GB";
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2, options }) }),
  });
}

export const told = (what: string, begun: number): void =>
  console.log(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
