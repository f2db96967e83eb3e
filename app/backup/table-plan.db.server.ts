import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { SequenceState } from "./read-archive.server.ts";

/** A table as it is read and filled: its own columns, without those that the database works out. */
export interface PlannedTable {
  name: string;
  columns: { name: string; type: string }[];
  key: string[];
}

/**
 * The manifest names the migrations; who made which backup and which job failed is this machine's own affair,
 * as the purges of its caches are, and how the words of texts are read is its database's. What distinguishes
 * a day's visitors is thrown away when it is over, and so is in no archive; what rings a phone is told within
 * a day, and a restored shop would tell it again.
 */
const leftOut = [
  "kysely_migration",
  "kysely_migration_lock",
  "backups",
  "job_failures",
  "alerts",
  "search_lexemes",
  "cdn_purge",
  "visit_marks",
  "visit_salts",
  "push_events",
  "push_deliveries",
];

/** Every table of the shop, referred ones before those that refer to them. */
export async function planTables(db: Db): Promise<PlannedTable[]> {
  const columns = await readColumns(db);
  const keys = await readKeys(db);
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !leftOut.includes(name));
  return inOrder(names, await readReferences(db)).map((name) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map(({ column, type }) => ({ name: column, type })),
    key: keys.filter(({ table }) => table === name).map(({ column }) => column),
  }));
}

/**
 * How many bytes the tables take up without their indexes: more than their rows come to in an archive, where
 * they are packed.
 */
export async function tablesSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_table_size(oid)), 0)::float8 as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (${sql.join(leftOut)})`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

async function readColumns(db: Db) {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

async function readKeys(db: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_index i join pg_class c on c.oid = i.indrelid
      join lateral unnest(i.indkey) with ordinality as k (attnum, place) on true
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    order by c.relname, k.place`.execute(db);
  return rows;
}

interface Reference {
  from: string;
  to: string;
}

async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct source.relname as "from", target.relname as "to"
    from pg_constraint k join pg_class source on source.oid = k.conrelid join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`.execute(
    db,
  );
  return rows;
}

/** Throws when tables refer to each other in a circle: then no order would do. */
export function inOrder(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const waiting = new Set([...names].sort());
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...waiting]}.`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Where each sequence stands. */
export async function readSequences(db: Db): Promise<SequenceState[]> {
  const { rows } = await sql<{ name: string; value: string; called: boolean }>`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
    from pg_sequences where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}
