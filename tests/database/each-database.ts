import { afterAll, beforeAll, describe, inject } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type FreshDatabase, lendEmbedded } from "./kept-embedded.ts";
import { pooledAddress } from "./pooled-address.ts";
import { startTestPostgres, type TestPostgres } from "./start-test-postgres.ts";

export const databaseKinds = ["embedded", "server"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const log = openLog("silent");

/**
 * Runs a block of tests on both databases, each block on a migrated and empty database of its own.
 * `database()` answers it inside tests and hooks.
 */
export function eachDatabase(
  name: string,
  tests: (database: () => OpenDatabase, kind: DatabaseKind) => void,
  on?: DatabaseKind,
): void {
  describe.each(on ? [on] : databaseKinds)(`${name} (%s)`, (kind) => {
    let fresh: FreshDatabase | undefined;
    beforeAll(async () => {
      fresh = await openFreshDatabase(kind);
    });
    afterAll(() => fresh?.discard());
    tests(() => {
      if (!fresh) throw new Error("The database is open only while tests and hooks run.");
      return fresh.database;
    }, kind);
  });
}

/** What takes long on the embedded database is left to `npm run torture -- long-ways` there. */
export const longOnEmbedded = (kind: DatabaseKind) => ({ tags: kind === "embedded" ? ["torture"] : [] });

/** A migrated, empty database of the given kind, for a test that needs more than one. */
export const openFreshDatabase = (kind: DatabaseKind): Promise<FreshDatabase> =>
  kind === "server" ? openOnServer() : lendEmbedded();

async function openOnServer(): Promise<FreshDatabase> {
  const url = await migratedDatabase();
  const database = await openDatabase({ url: pooledAddress(url), directUrl: url, directory: "", log });
  return {
    database,
    async discard() {
      await database.close();
      await (await testServer()).dropDatabase(url);
    },
  };
}

/** The run's PostgreSQL server. */
export function testServer(): Promise<TestPostgres> {
  process.env.TEST_DATABASE_URL = inject("testServer").url;
  return startTestPostgres();
}

/** The address of a migrated and empty database on the run's server. */
export const migratedDatabase = async (): Promise<string> =>
  (await testServer()).createDatabase(inject("testServer").template);
