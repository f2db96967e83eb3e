import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { emptyAgain, type MigratedRows, migratedRows } from "./empty-again.ts";

/** What a migrated database is before anything has happened in it. */
export interface Migrated {
  /** Of its tables, columns, functions, triggers and rules: whatever a test may have changed. */
  shape: string;
  rows: MigratedRows;
}

/** A table that has grown beyond this is not worth tidying up. */
const mostBytes = 1_000_000;

export const migratedState = async (db: Kysely<Tables>): Promise<Migrated> => ({
  shape: await shapeOf(db),
  rows: await migratedRows(db),
});

/** Makes it so again; answers false where more than rows was changed, or so much that nothing is gained. */
export async function asMigrated(db: Kysely<Tables>, { shape, rows }: Migrated): Promise<boolean> {
  if ((await shapeOf(db)) !== shape || (await isLarge(db))) return false;
  await emptyAgain(db, rows);
  await sql`select setval(pg_get_serial_sequence('visit_sources', 'id'), 1, false)`.execute(db);
  return true;
}

async function isLarge(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select from pg_class
    where oid >= 16384 and relkind = 'r' and pg_relation_size(oid) > ${mostBytes}`.execute(db);
  return rows.length > 0;
}

/** A hash over the catalogue's rows about what is not PostgreSQL's own. */
async function shapeOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(part, ' ' order by part)) as shape from (
      select concat_ws(' ', oid, relname, relkind, relnamespace, reloptions) as part
        from pg_class where oid >= 16384
      union all select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, attisdropped)
        from pg_attribute where attrelid >= 16384
      union all select concat_ws(' ', oid, proname, prosrc) from pg_proc where oid >= 16384
      union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
      union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint where oid >= 16384
      union all select concat_ws(' ', oid, md5(adbin::text)) from pg_attrdef where oid >= 16384
      union all select concat_ws(' ', oid, nspname) from pg_namespace
      union all select setconfig::text from pg_db_role_setting) as parts`.execute(db);
  return rows[0]?.shape ?? "";
}
