import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";

/** All tables but those in which a migration has written rows. */
export async function emptyTables(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const names = rows.map(({ name }) => name);
  const filled = new Set(await filledOf(db, names));
  return names.filter((name) => !filled.has(name));
}

/** Takes all rows out of these tables, whoever refers to them and whatever forbids it in a running shop. */
export async function emptyAgain(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  const filled = await filledOf(db, tables);
  if (filled.length === 0) return;
  await inTransaction(db, async (trx) => {
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    for (const name of filled) await sql`delete from ${sql.table(name)}`.execute(trx);
    // The only counts that stand in a table which a migration has filled; no trigger has run.
    if (filled.includes("products"))
      await sql`update shelves set products = 0, available = 0, shown = 0 where products <> 0`.execute(trx);
  });
}

async function filledOf(db: Kysely<Tables>, tables: readonly string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const each = tables.map(
    (name) => sql`select ${name} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}
