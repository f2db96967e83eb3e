import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type KyselyPlugin, sql } from "kysely";
import { inject } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { emptyAgain, type MigratedRows, migratedRows } from "./empty-again.ts";
import type { Db } from "./test-rows.ts";

// Embedded databases that blocks of tests hand on to each other: to open one takes longer than most blocks.

interface Kept {
  database: OpenDatabase;
  directory: string;
  begin: Migrated;
}

export interface FreshDatabase {
  database: OpenDatabase;
  discard(): Promise<void>;
}

/** What no block uses just now; tests of one process run one after the other. */
const idle: Kept[] = [];

/** A migrated and empty embedded database, for one block alone. */
export async function lendEmbedded(): Promise<FreshDatabase> {
  return lend(idle.pop() ?? (await openKept()));
}

/** Closes what nobody uses: a test that turns the clock would turn theirs. */
export async function closeKept(): Promise<void> {
  for (const kept of idle.splice(0)) await end(kept);
}

async function end({ database, directory }: Kept): Promise<void> {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}

async function openKept(): Promise<Kept> {
  const directory = join(inject("keptDatabases"), randomBytes(4).toString("hex"));
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  const database = await openDatabase({ directory, log: openLog("silent") });
  return { database, directory, begin: await migratedState(database.db) };
}

/** What is still running when its block has ended finds it closed, as if nobody had kept it. */
function lend(kept: Kept): FreshDatabase {
  const { database } = kept;
  const listening: (() => Promise<void>)[] = [];
  let isOver = false;
  let isWorn = false;
  const ends: KyselyPlugin = {
    transformQuery({ node }) {
      if (isOver) throw new Error("The block of tests that this database belonged to has ended.");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(ends);
  return {
    database: {
      ...database,
      db,
      unhurried: (act) => act(db),
      listen: async (channel, heard) => {
        const stop = await database.listen(channel, heard);
        listening.push(stop);
        return stop;
      },
      // Statistics outlive the rows, and what a test has closed stays so.
      maintain: () => {
        isWorn = true;
        return database.maintain();
      },
      close: () => {
        isWorn = true;
        return database.close();
      },
    },
    async discard() {
      isOver = true;
      for (const stop of listening) await stop();
      if (!isWorn && (await isCleaned(kept))) return void idle.push(kept);
      await end(kept);
    },
  };
}

/** Not where a block has changed more than rows. */
async function isCleaned({ database: { db }, begin }: Kept): Promise<boolean> {
  try {
    await sql`reset all`.execute(db);
    if (!(await asMigrated(db, begin))) return false;
    await cutLog(db);
    return true;
  } catch {
    return false;
  }
}

const longLog = 64 * 1024 * 1024;

/** Nobody else does it within the engine, whose log would grow with every block. */
async function cutLog(db: OpenDatabase["db"]): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()`.execute(db);
  if ((rows[0]?.bytes ?? 0) > longLog) await sql`checkpoint`.execute(db);
}

/** What a migrated database is before anything has happened in it. */
interface Migrated {
  /** Of its tables, columns, functions, triggers and rules: whatever a test may have changed. */
  shape: string;
  rows: MigratedRows;
}

/** A table that has grown beyond this is not worth tidying up. */
const mostBytes = 1_000_000;

const migratedState = async (db: Db): Promise<Migrated> => ({
  shape: await shapeOf(db),
  rows: await migratedRows(db),
});

/** Makes it so again; answers false where more than rows was changed, or so much that nothing is gained. */
async function asMigrated(db: Db, { shape, rows }: Migrated): Promise<boolean> {
  if ((await shapeOf(db)) !== shape || (await isLarge(db))) return false;
  await emptyAgain(db, rows);
  await sql`select setval(pg_get_serial_sequence('visit_sources', 'id'), 1, false)`.execute(db);
  return true;
}

async function isLarge(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_class
    where oid >= 16384 and relkind = 'r' and pg_relation_size(oid) > ${mostBytes}`.execute(db);
  return rows.length > 0;
}

/** A hash over the catalogue's rows about what is not PostgreSQL's own. */
async function shapeOf(db: Db): Promise<string> {
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
