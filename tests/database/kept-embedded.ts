import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type KyselyPlugin, sql } from "kysely";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { asMigrated, type Migrated, migratedState } from "./as-migrated.ts";

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
      await database.close();
      rmSync(kept.directory, { recursive: true, force: true });
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
