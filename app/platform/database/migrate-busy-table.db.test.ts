import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { rootBefore } from "../../../tests/database/backup-shop.ts";
import { testServer } from "../../../tests/database/each-database.ts";
import { until } from "../../../tests/running-shop.ts";
import type { OpenDatabase } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import { openDatabase } from "./open-database.server.ts";

let root: string;
let url: string;
let visitors: OpenDatabase;
let copy: OpenDatabase;

beforeEach(async () => {
  root = rootBefore("9999");
  url = await (await testServer()).createDatabase();
  const open = () => openDatabase({ url, directory: "", log: openLog("silent") });
  [visitors, copy] = [await open(), await open()];
  await migrateToLatest(visitors.db, root);
});
afterEach(async () => {
  await Promise.all([visitors.close(), copy.close()]);
  await (await testServer()).dropDatabase(url);
  rmSync(root, { recursive: true });
});

const addMigration = (text: string) => writeFileSync(join(root, "db/migrations/9001-more.sql"), text);

const isWaiting = async () =>
  (await sql`select from pg_locks where not granted`.execute(visitors.db)).rows.length > 0;

test("a migration lets people pass who come after it to a table that somebody holds", async () => {
  addMigration("ALTER TABLE rate_limits ADD COLUMN more text;");
  await visitors.db.transaction().execute(async (trx) => {
    await sql`select from rate_limits`.execute(trx);
    const migrating = migrateToLatest(copy.db, root);
    migrating.catch(() => undefined);
    await until(isWaiting);
    const begun = performance.now();
    await sql`select from rate_limits`.execute(visitors.db);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
  await until(
    async () =>
      (await sql`select from kysely_migration where name = '9001-more'`.execute(visitors.db)).rows.length > 0,
  );
});

test("a migration gives way to who holds a table that it wants, and wants one that it holds", async () => {
  addMigration("ALTER TABLE rate_limits ADD COLUMN more text;\n\nALTER TABLE products ADD COLUMN more text;");
  let migrating: Promise<void> | undefined;
  await visitors.db.transaction().execute(async (trx) => {
    await sql`select from products`.execute(trx);
    migrating = migrateToLatest(copy.db, root);
    migrating.catch(() => undefined);
    await until(isWaiting);
    await sql`select from rate_limits`.execute(trx);
  });
  await migrating;
});
