import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { quoted, run, type TablePart } from "./dump-tables.db.server.ts";
import type { SequenceState } from "./read-archive.server.ts";
import { type PlannedTable, planTables } from "./table-plan.db.server.ts";

/** The columns of each table's rows. */
export type ColumnOrder = ReadonlyMap<string, readonly string[]>;

/**
 * Fills the tables with exactly the rows that `fill` hands over: whatever the migrations brought is gone, and
 * no trigger adds to them. `order` tells in which order the rows' columns come. The database has the rows'
 * migrations.
 */
export async function loadTables<T>(
  trx: Trx,
  order: ColumnOrder,
  fill: (take: (part: TablePart) => Promise<void>) => Promise<T>,
): Promise<T> {
  const planned = await planTables(trx);
  const inserts = new Map(planned.map((table) => [table.name, insertion(table, order)]));
  const names = planned.map(({ name }) => quoted(name));
  for (const name of names) await run(trx, `alter table ${name} disable trigger user`);
  // What is in no archive and refers to them goes, too.
  await run(trx, `truncate ${names} cascade`);
  const told = await fill(async ({ table, lines }) => {
    const insert = inserts.get(table);
    if (!insert) throw new Error(`There is no table ${table} here.`);
    const rows = `[${lines.join(",")}]`;
    await sql`${sql.raw(insert)} from jsonb_array_elements(${rows}::text::jsonb) as part (cells)`.execute(
      trx,
    );
  });
  for (const name of names) await run(trx, `alter table ${name} enable trigger user`);
  return told;
}

/** The types are the database's own; of what comes from elsewhere only the columns' order is believed. */
function insertion({ name, columns }: PlannedTable, order: ColumnOrder): string {
  const given = order.get(name) ?? [];
  const cells = columns.map((column) => {
    const place = given.indexOf(column.name);
    if (place < 0) throw new Error(`The column ${column.name} of ${name} is missing.`);
    return `(cells ->> ${place})::${column.type}`;
  });
  return `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name))}) overriding system value select ${cells}`;
}

/** Sets every sequence to where it stood. */
export async function setSequences(trx: Trx, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, value, called } of sequences) {
    await sql`select setval(${quoted(name)}::text::regclass, ${value}::text::bigint, ${called})`.execute(trx);
  }
}

/** Takes everything away that a shop made: tables with all they hold, and functions. Extensions stay. */
export async function dropEverything(trx: Trx): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(trx);
  if (tables.rows.length > 0)
    await run(trx, `drop table ${tables.rows.map(({ name }) => quoted(name))} cascade`);
  const functions = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(trx);
  for (const { name } of functions.rows) await run(trx, `drop function if exists ${name} cascade`);
}

/** Does the database hold nothing yet? */
export async function isEmptyDatabase(trx: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(trx);
  return rows.length === 0;
}

/** What searches find is no part of the rows in an archive. */
export const fillSearch = (trx: Trx) => sql`select fill_search_lexemes()`.execute(trx);
