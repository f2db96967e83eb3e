import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { CompiledQuery, type Kysely, sql, type Transaction } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { OpenDatabase } from "./database.server.ts";
import { DatabaseRefused, databaseErrorCode } from "./database-error.server.ts";

import type { Tables } from "./tables/tables.ts";

/**
 * Milliseconds that a migration waits for its first table, while it holds none: others that come to that
 * table stand behind it meanwhile.
 */
const firstWait = 800;

/**
 * Milliseconds that it waits for all others together, while it holds some. Who waits for one of those is not
 * waiting for a second then, after which PostgreSQL looks for deadlocks, and might end a visitor's
 * transaction.
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

/**
 * Migrates the database that a shop has opened. No time limit of the shop's own statements holds for a
 * migration: an index on a large table takes its minutes, and another copy's migrations are waited for.
 */
export async function migrateDatabase(
  database: Pick<OpenDatabase, "db" | "unhurried">,
  root: string,
): Promise<void> {
  if (await isMigrated(database.db, root)) return;
  await database.unhurried((db) => migrateToLatest(db, root));
}

/**
 * Brings the database to the newest schema: every file of `db/migrations` under `root` that has not run yet,
 * in the order of their names, all in one transaction. Copies of the shop that start at once wait for each
 * other. A newer shop's migrations are left alone where this one can run beside them. Where people are at the
 * tables it is tried again until it gets hold of them. Throws on failure, and DatabaseRefused where it can't.
 */
export async function migrateToLatest(db: Kysely<Tables>, root: string): Promise<void> {
  const giveUpAt = Date.now() + patience;
  while (!(await isMigrated(db, root))) {
    try {
      return await migrateOnce(db, root);
    } catch (error) {
      if (!isInTheWay(error) || Date.now() > giveUpAt) throw error;
      await pause(300 + Math.random() * 700);
    }
  }
}

/** For how long others may be in a migration's way, in milliseconds. */
const patience = 10 * 60_000;

async function migrateOnce(db: Kysely<Tables>, root: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The wait for another copy's migration, or a long migration, is no reason to give up.
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(7104118550)`.execute(trx);
    await refuseNewer(trx, root);
    await lockTables(trx, await missingStatements(trx, root));
    await runMigrations(trx, root);
  });
}

/** Those of the migrations that have not run yet. */
async function missingStatements(trx: Kysely<Tables>, root: string): Promise<string[]> {
  const applied = await appliedMigrations(trx);
  const missing = (await knownMigrations(root)).filter((name) => !applied.includes(name));
  const texts = missing.map((name) => readFile(join(root, "db", "migrations", `${name}.sql`), "utf8"));
  return (await Promise.all(texts)).flatMap(statementsOf);
}

/** Somebody else held a table for too long, or waited for one that the migration held. */
function isInTheWay(error: unknown): boolean {
  const code = databaseErrorCode(error instanceof Error ? (error.cause ?? error) : error);
  return code === "55P03" || code === "40P01";
}

/**
 * The migrator would call a database corrupted that holds migrations unknown to it. None of its own are
 * missing where only newer ones are there; those that take something away from this version say so in their
 * names (ADR-108).
 */
async function refuseNewer(db: Kysely<Tables>, root: string): Promise<void> {
  const strangers = strangersIn(await appliedMigrations(db), await knownMigrations(root));
  const stranger = strangers.find(takesAway) ?? strangers[0];
  if (stranger === undefined) return;
  throw new DatabaseRefused(
    `The database was migrated by a newer Jhola (its migration ${stranger}), which this one does not know. Start that version again, or go back as docs/operation.md says.`,
  );
}

/**
 * Nearly every start finds nothing to do; asking the migrator for that takes an eighth of the embedded
 * database's start.
 */
async function isMigrated(db: Kysely<Tables>, root: string): Promise<boolean> {
  const [applied, known] = [await appliedMigrations(db), await knownMigrations(root)];
  if (isDeepStrictEqual(applied, known)) return true;
  const isWhole = isDeepStrictEqual(applied.slice(0, known.length), known);
  return isWhole && !strangersIn(applied, known).some(takesAway);
}

const strangersIn = (applied: readonly string[], known: readonly string[]): string[] =>
  applied.filter((name) => !known.includes(name));

const takesAway = (name: string): boolean => /^\d+-contract-/.test(name);

/** Runs, inside a transaction, the migrations that have not run yet: all there are, or those named. */
export async function runMigrations<Schema>(
  trx: Transaction<Schema>,
  root: string,
  named?: readonly string[],
): Promise<void> {
  const all = await readMigrations(join(root, "db", "migrations"));
  const wanted = Object.entries(all).filter(([name]) => named === undefined || named.includes(name));
  const provider = { getMigrations: async () => Object.fromEntries(wanted) };
  const { error, results } = await new Migrator({ db: trx, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName ?? "The migrations";
  throw new Error(`${failed} could not run: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
}

/** The names of the migrations that have run on this database, in their order. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await sql<{
    there: string | null;
  }>`select to_regclass('public.kysely_migration')::text as there`.execute(db);
  if (!known.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** The names of the migrations that this shop knows, in their order. */
export async function knownMigrations(root: string): Promise<string[]> {
  const files = await readdir(join(root, "db", "migrations"));
  return files.flatMap((name) => (name.endsWith(".sql") ? [name.slice(0, -".sql".length)] : [])).sort();
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const entries = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), "utf8");
    return [name.slice(0, -".sql".length), { up: (db) => runAll(db, statementsOf(text)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function runAll(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
}

/** A statement ends at a semicolon before a blank line, so a function's body must not hold one. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*\r?\n[ \t]*\r?\n|;\s*$/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, "").trim() !== "");
}
