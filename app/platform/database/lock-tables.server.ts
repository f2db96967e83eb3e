import { type Kysely, sql } from "kysely";

/**
 * Milliseconds that a migration waits for its first table, while it holds none: whoever comes to that table
 * stands behind it meanwhile.
 */
const firstWait = 800;

/**
 * Milliseconds that it waits for all others together, while it holds some. Who waits for one of those is not
 * waiting for a second then, after which PostgreSQL looks for deadlocks, of which a visitor might be the
 * victim.
 */
const otherWaits = 500;

/**
 * Takes every table that statements name, before they begin: afterwards they wait for nobody. In another
 * order each time, since in the wrong one those who are at one table and go on to another never make way.
 */
export async function lockTables<Schema>(trx: Kysely<Schema>, statements: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(trx);
  const known = new Set(rows.map(({ name }) => name));
  const tables = [...namedTables(statements)].filter((name) => known.has(name));
  for (const [at, name] of tables.sort(() => Math.random() - 0.5).entries()) {
    await waitFor(trx, at === 0 ? firstWait : Math.ceil(otherWaits / (tables.length - 1)));
    await sql`lock table ${sql.table(name)} in access exclusive mode`.execute(trx);
  }
  // For what no statement names.
  await waitFor(trx, otherWaits);
}

async function waitFor<Schema>(trx: Kysely<Schema>, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(trx);
}

/** What stands where statements name tables that they change; some of it is no table. */
export function namedTables(statements: readonly string[]): Set<string> {
  const before = /\b(?:TABLE|UPDATE|INTO|FROM|REFERENCES|ON)(?=\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+))/gi;
  return new Set(statements.flatMap((text) => [...text.matchAll(before)].map(([, name = ""]) => name)));
}
