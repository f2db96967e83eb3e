import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { pooledAddress } from "./pooled-address.ts";
import { startTestPostgres, type TestPostgres } from "./start-test-postgres.ts";

export const databaseKinds = ["embedded", "server"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const log = openLog("silent");

/**
 * Where a block runs whose acts come one after the other and whose SQL is plain: a query beside its own
 * transaction never ends there. What races, locks, listens, sorts by a language or searches runs on both.
 */
export const embeddedOnly: readonly DatabaseKind[] = ["embedded"];

/**
 * Runs a block of tests on both databases, each block on a migrated and empty database of its own.
 * `database()` answers it inside tests and hooks.
 */
export function eachDatabase(
  name: string,
  tests: (database: () => OpenDatabase, kind: DatabaseKind) => void,
  on: readonly DatabaseKind[] = databaseKinds,
): void {
  describe.each(on)(`${name} (%s)`, (kind) => {
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

export interface FreshDatabase {
  database: OpenDatabase;
  discard(): Promise<void>;
}

/** A migrated, empty database of the given kind, for a test that needs more than one. */
export async function openFreshDatabase(kind: DatabaseKind): Promise<FreshDatabase> {
  const { url, directory, discard } = kind === "server" ? await freshOnServer() : freshEmbedded();
  const database = await openDatabase({ url: url && pooledAddress(url), directUrl: url, directory, log });
  return {
    database,
    async discard() {
      await database.close();
      await discard();
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

async function freshOnServer() {
  const server = await testServer();
  const url = await migratedDatabase();
  return { url, directory: "", discard: () => server.dropDatabase(url) };
}

function freshEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), "jhola-embedded-"));
  const directory = join(folder, randomBytes(4).toString("hex"));
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
  return {
    url: undefined,
    directory,
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
