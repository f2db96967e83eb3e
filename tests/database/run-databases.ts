import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#platform/database/db.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres, type TestPostgres } from "./start-test-postgres.ts";

/** What a run has once for all its tests, which copy it: migrating anew takes longer than most tests. */
export interface RunDatabases {
  server: TestPostgres;
  /** The name of a migrated and empty database on the server. */
  migrated: string;
  /** Where a migrated and empty embedded database lies. */
  embedded: string;
  stop(): Promise<void>;
}

/**
 * Starts the run's PostgreSQL server and makes one migrated database of each kind. The environment names them
 * too: MIGRATED_DATABASE on the server, and where EMPTY_DATABASE lies. Within `npm test` they are there.
 */
export async function makeRunDatabases(root: string): Promise<RunDatabases> {
  const server = await startTestPostgres();
  const { MIGRATED_DATABASE: migrated, EMPTY_DATABASE: embedded } = process.env;
  if (migrated && embedded) return { server, migrated, embedded, stop: server.stop };
  const url = await server.createDatabase();
  const database = await openDatabase({ url, directory: "", log: openLog("warn") });
  await migrateToLatest(database.db, root);
  await openToAll(database.db);
  await database.close();
  process.env.MIGRATED_DATABASE = nameOf(url);
  // Shops that tests start are given it in their environment.
  const folder = mkdtempSync(join(tmpdir(), "jhola-embedded-"));
  const directory = join(folder, "template");
  const made = await openDatabase({ directory, log: openLog("warn") });
  await migrateToLatest(made.db, root);
  await openToAll(made.db);
  await made.close();
  process.env.EMPTY_DATABASE = directory;
  return {
    server,
    migrated: nameOf(url),
    embedded: directory,
    stop: async () => {
      await server.dropDatabase(url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new shop is closed at first, which one test in hundreds is about (DAYONE-20). */
const openToAll = (db: Db) =>
  db
    .updateTable("shop_settings")
    .set({ facts: JSON.stringify({ opening: "open" }) })
    .execute();

/** The name of the database that an address leads to. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);
