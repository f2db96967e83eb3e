import { createHash } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { appliedMigrations } from "#platform/database/migrate.server.ts";
import type { ArchivedTable, SequenceState } from "./read-archive.server.ts";
import { type PlannedTable, planTables, readSequences } from "./table-plan.db.server.ts";

/** Some rows of one table: each is a line of JSON, an array of the columns' texts. */
export interface TablePart {
  table: string;
  lines: string[];
}

/** What was read: everything a manifest says about the tables. */
export interface Dump {
  migrations: string[];
  tables: ArchivedTable[];
  sequences: SequenceState[];
}

const rowsAtOnce = 200;
const partLength = 256 * 1024;

/** One snapshot of all tables, whatever is written meanwhile; `take` gets the rows part by part. */
export function dumpSnapshot(db: Db, take: (part: TablePart) => Promise<void>): Promise<Dump> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((trx) => dumpTables(trx, take));
}

/** The same inside a transaction that is open already. */
export async function dumpTables(trx: Trx, take: (part: TablePart) => Promise<void>): Promise<Dump> {
  await takeTime(trx);
  const migrations = await appliedMigrations(trx);
  const tables: ArchivedTable[] = [];
  const collation = (await countsInBytes(trx)) ? "" : ' collate "C"';
  for (const table of await planTables(trx)) tables.push(await dumpTable(trx, table, collation, take));
  return { migrations, tables, sequences: await readSequences(trx) };
}

/** Values are written in one way everywhere, and nobody is hurried. */
export async function takeTime(trx: Trx): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
}

/**
 * Every database orders the rows by their keys' bytes. Where that is its own order, as in one made with the
 * locale C, the index of a key has it; elsewhere each table is sorted.
 */
async function countsInBytes(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ does: boolean }>`
    select datlocprovider = 'c' and datcollate in ('C', 'POSIX') as does
    from pg_database where datname = current_database()`.execute(trx);
  return rows[0]?.does ?? false;
}

async function dumpTable(
  trx: Trx,
  { name, columns, key }: PlannedTable,
  collation: string,
  take: (part: TablePart) => Promise<void>,
): Promise<ArchivedTable> {
  const hash = createHash("sha256");
  let rows = 0;
  const by = key.length > 0 ? key : columns.map((column) => column.name);
  const order = by.map((column) => `${quoted(column)}::text${collation}`);
  for await (const lines of parts(trx, selection(name, columns, order))) {
    for (const line of lines) hash.update(line).update("\n");
    rows += lines.length;
    await take({ table: name, lines });
  }
  return { name, columns: columns.map((column) => column.name), rows, sha256: hash.digest("hex") };
}

/** Every value as PostgreSQL's own text of it, which any version reads back exactly. */
function selection(name: string, columns: PlannedTable["columns"], order: string[]): string {
  const cells = columns.map((column) => `${quoted(column.name)}::text`);
  return `select array_to_json(array[${cells}]::text[])::text as line from ${quoted(name)} order by ${order}`;
}

async function* parts(trx: Trx, select: string): AsyncGenerator<string[]> {
  await run(trx, `declare part no scroll cursor for ${select}`);
  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const { rows } = await run<{ line: string }>(trx, `fetch ${rowsAtOnce} from part`);
    for (const { line } of rows) {
      lines.push(line);
      length += line.length;
    }
    const isEnd = rows.length < rowsAtOnce;
    if (lines.length > 0 && (isEnd || length >= partLength)) {
      yield lines;
      lines = [];
      length = 0;
    }
    if (isEnd) break;
  }
  await run(trx, "close part");
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Statements made of names from the database's own catalogue. */
export const run = <R = unknown>(trx: Trx, text: string) => trx.executeQuery<R>(CompiledQuery.raw(text));
