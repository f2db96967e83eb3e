import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Kysely, sql } from "kysely";
import type { Log } from "#platform/log.server.ts";
import { syncFile, syncFolder } from "../../sync-to-disk.server.ts";
import type { OpenDatabase } from "../database.server.ts";
import { DatabaseRefused } from "../database-error.server.ts";
import { SqlDialect } from "../sql-driver.server.ts";
import type { Tables } from "../tables/tables.ts";
import { holdsLock, lockDirectory } from "./directory-lock.server.ts";
import { EmbeddedEngine } from "./embedded-engine.server.ts";
import { EmbeddedThread, type ThreadOptions } from "./embedded-thread.server.ts";
import { keepTidy, tidy } from "./embedded-upkeep.server.ts";
import { forgetGone, holdsDatabase, noteGone, refuseGone } from "./gone-folder.server.ts";

/** The PostgreSQL that the pinned PGlite is made from; a directory of another one can't be opened. */
export const embeddedVersion = "18";

type EmbeddedOptions = ThreadOptions & { log: Log; mendEvery?: number | undefined };

/**
 * Opens the database in `directory`, making it on the first start. Throws DatabaseRefused with a sentence
 * when it must not be opened.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  try {
    return await openLocked(options);
  } catch (error) {
    throw error instanceof DatabaseRefused ? error : await refusal(options.directory, error);
  }
}

async function openLocked(options: EmbeddedOptions): Promise<OpenDatabase> {
  refuseGone(options.directory);
  await mkdir(dirname(options.directory), { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(options.directory);
  try {
    await prepareDirectory(options.directory);
    const engine = await EmbeddedEngine.open({ ...options, obstacle: () => obstacleTo(options.directory) });
    return embeddedDatabase(engine, unlock, options.log);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** What the engine says of a full disk is a number, and of a broken database that it did not start. */
async function refusal(directory: string, cause: unknown): Promise<DatabaseRefused> {
  if (!(await hasRoom(dirname(directory)).catch(() => true)))
    return new DatabaseRefused(
      `The database in ${directory} can't be opened: its disk is full. Make room there, and start again.`,
      { cause },
    );
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseRefused(
    `The database in ${directory} can't be opened (${reason}). Should that stay so, restore a backup as docs/operation.md says.`,
    { cause },
  );
}

function embeddedDatabase(engine: EmbeddedEngine, unlock: () => Promise<void>, log: Log): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new SqlDialect(engine) });
  const upkeep = keepTidy(db, log);
  return {
    db,
    kind: "embedded",
    unhurried: (act) => act(db),
    maintain: () => tidy(db),
    listen: (channel, heard) => engine.listen(channel, heard),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    connections: () => engine.connections(),
    close: async () => {
      upkeep.abort();
      await engine.end();
      await unlock();
    },
  };
}

/**
 * What stands against opening a running shop's database anew. It must never be made anew where it has gone.
 */
async function obstacleTo(directory: string): Promise<string | undefined> {
  if (!holdsDatabase(directory)) {
    noteGone(directory);
    return `${directory} is gone: put the folder back, or restore a backup while the shop is stopped`;
  }
  forgetGone(directory);
  if (!holdsLock(directory)) return `another folder lies at ${directory}: start the shop anew to use it`;
  return (await hasRoom(directory)) ? undefined : `the disk of ${directory} is full`;
}

/** A write-ahead segment is 16 MiB, and recovery may begin one. */
const leastRoom = 24 * 1024 * 1024;

async function hasRoom(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= leastRoom;
}

async function prepareDirectory(directory: string): Promise<void> {
  if (!existsSync(directory) || (await readdir(directory)).length === 0) await makeDatabase(directory);
  await checkVersion(directory);
  await chmod(directory, 0o700);
}

async function checkVersion(directory: string): Promise<void> {
  const found = await readFile(join(directory, "PG_VERSION"), "utf8").catch(() => undefined);
  if (found === undefined) {
    throw new DatabaseRefused(`${directory} holds files but no database. Set DATA_DIR to another folder.`);
  }
  if (found.trim() !== embeddedVersion) {
    throw new DatabaseRefused(
      `The database in ${directory} was written by PostgreSQL ${found.trim()}, and this Jhola reads ${embeddedVersion}. ` +
        "Start the Jhola that wrote it, run `npm run backup`, and restore the backup with this one.",
    );
  }
}

/**
 * A database is made aside and then moved into its place, so that an interrupted first start leaves nothing
 * half-made.
 */
async function makeDatabase(directory: string): Promise<void> {
  const making = `${directory}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  const { thread, opened } = EmbeddedThread.start({ directory: making });
  await opened;
  await thread.close();
  await syncTree(making);
  await rm(directory, { recursive: true, force: true });
  await rename(making, directory);
  await syncFolder(dirname(directory));
}

/** All at once: the file system then writes them together. */
async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const synced = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) return syncFolder(path);
    return entry.isFile() ? syncFile(path) : undefined;
  });
  await Promise.all([syncFolder(directory), ...synced]);
}
