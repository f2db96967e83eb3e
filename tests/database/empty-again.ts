import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";

/** What stands in the tables of a migrated database before anything has happened in it. */
export interface MigratedRows {
  empty: readonly string[];
  /** The rows that migrations have written, as JSON, by their table. */
  kept: ReadonlyMap<string, string>;
}

/** Of all tables but those that are named. */
export async function migratedRows(db: Kysely<Tables>, but: readonly string[] = []): Promise<MigratedRows> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !but.includes(name));
  const filled = await filledOf(db, names);
  return { empty: names.filter((name) => !filled.includes(name)), kept: await rowsOf(db, filled) };
}

/** Makes them so again, whoever refers to the rows and whatever forbids it in a running shop. */
export async function emptyAgain(db: Kysely<Tables>, { empty, kept }: MigratedRows): Promise<void> {
  const filled = await filledOf(db, empty);
  const found = await rowsOf(db, [...kept.keys()]);
  const changed = [...kept].filter(([name, rows]) => found.get(name) !== rows);
  if (filled.length + changed.length === 0) return;
  await inTransaction(db, async (trx) => {
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    for (const name of filled) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const [name, rows] of changed) await refill(trx, name, rows);
  });
}

/** Touches only what differs: of the shelves that is a row or two. */
async function refill(db: Kysely<Tables>, name: string, rows: string): Promise<void> {
  const table = sql.table(name);
  const kept = sql`json_populate_recordset(null::${table}, ${rows}::json)`;
  await sql`delete from ${table} t where t::text not in (select k::text from ${kept} k)`.execute(db);
  await sql`insert into ${table} select k.* from ${kept} k
    where k::text not in (select t::text from ${table} t)`.execute(db);
}

async function filledOf(db: Kysely<Tables>, tables: readonly string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const each = tables.map((name) => sql`select ${name} as name where exists (table ${sql.table(name)})`);
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function rowsOf(db: Kysely<Tables>, tables: readonly string[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const each = tables.map(
    (name) => sql`select ${name} as name, coalesce(json_agg(t order by t::text)::text, '[]') as rows
      from ${sql.table(name)} t`,
  );
  const query = sql<{ name: string; rows: string }>`${sql.join(each, sql` union all `)}`;
  return new Map((await query.execute(db)).rows.map(({ name, rows }) => [name, rows]));
}
