import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { openFreshDatabase, testServer } from "../../../../tests/database/each-database.ts";
import { manyAtOnce } from "../../../../tests/database/each-shop.ts";
import type { FreshDatabase } from "../../../../tests/database/kept-embedded.ts";
import type { OpenDatabase } from "../database.server.ts";
import { DatabaseRefused } from "../database-error.server.ts";
import { appliedMigrations, migrateDatabase } from "../migrate.server.ts";
import { openDatabase } from "../open-database.server.ts";
import type { Tables } from "../tables/tables.ts";
import { inTransaction } from "../transaction.server.ts";
import { openServer } from "./open-server.server.ts";

const log = openLog("silent");
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await openFreshDatabase("server");
});
afterAll(() => fresh.discard());

const endOthers = (name: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`.execute(
    fresh.database.db,
  );

test("goes on after the server has dropped every connection", async () => {
  const { db } = fresh.database;
  await manyAtOnce(5, () => sql`select pg_sleep(0.05)`.execute(db));
  await endOthers("jhola");
  const askFive = () => manyAtOnce(5, () => fresh.database.ping());
  await vi.waitFor(askFive);
  await askFive();
});

test("listens again after its connection broke, and has everyone look once", async () => {
  const heard: string[] = [];
  const unlisten = await fresh.database.listen("news", (payload) => heard.push(payload));
  await sql`select pg_notify('news', 'first')`.execute(fresh.database.db);
  await expect.poll(() => heard).toEqual(["first"]);
  await endOthers("jhola listener");
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(["first", ""]);
  await sql`select pg_notify('news', 'second')`.execute(fresh.database.db);
  await expect.poll(() => heard).toEqual(["first", "", "second"]);
  await unlisten();
});

test("compiles no statement: each is over sooner than that", async () => {
  const { rows } = await sql<{ jit: string }>`show jit`.execute(fresh.database.db);
  expect(rows).toEqual([{ jit: "off" }]);
});

const withoutOne = ' select 1 as "without one"';
test("what is read is planned once a connection, with values and without", async () => {
  const { rows } = await inTransaction(fresh.database.db, async (trx) => {
    await sql`select 1 as "with a value", ${"a"}::text`.execute(trx);
    await sql`${sql.raw(withoutOne)}`.execute(trx);
    await sql`lock table rate_limits`.execute(trx);
    return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(trx);
  });
  const planned = rows.map(({ statement }) => statement);
  expect(planned).toEqual(expect.arrayContaining([expect.stringContaining("with a value"), withoutOne]));
  expect(planned.filter((statement) => /lock table|begin/.test(statement))).toEqual([]);
});

test("a statement whose shape another copy's migration changed still works", async () => {
  const { db } = fresh.database;
  const read = (key: string) => db.selectFrom("rate_limits").selectAll().where("key", "=", key).execute();
  for (let time = 0; time < 3; time++) await Promise.all([read("a"), read("b"), read("c")]);
  await sql`alter table rate_limits add column later text`.execute(db);
  expect(await read("a")).toEqual([]);
  await inTransaction(db, async (trx) => {
    await trx.insertInto("rate_limits").values({ key: "a" }).execute();
    expect(await trx.selectFrom("rate_limits").selectAll().where("key", "=", "a").execute()).toHaveLength(1);
  });
  expect(await Promise.all([read("b"), read("c"), read("d"), read("e")])).toEqual([[], [], [], []]);
});

test("a transaction meets no second connection that another copy's migration outdated", async () => {
  const { db } = fresh.database;
  const read = (from: Kysely<Tables>) =>
    from.selectFrom("rate_limits").selectAll().where("key", "=", "x").execute();
  // As many at once as the pool has connections: each of them knows the statement then.
  const slow = () =>
    inTransaction(db, async (trx) => {
      await sql`select pg_sleep(0.2)`.execute(trx);
      await read(trx);
    });
  await manyAtOnce(10, slow);
  await sql`alter table rate_limits add column later_still text`.execute(db);
  let attempts = 0;
  await inTransaction(db, async (trx) => {
    attempts += 1;
    await read(trx);
  });
  expect(attempts).toBeLessThanOrEqual(2);
});

describe.each([
  ["the server itself", ""],
  ["a pooler", "?application_name=pooled"],
])("while the shop hurries its own statements at %s", (_, poolers) => {
  const limits = { statement: 400, answer: 500 };
  const takesLong = (db: Kysely<Tables>) => sql`select pg_sleep(0.8)`.execute(db);
  let url: string;
  let hasty: OpenDatabase;
  beforeAll(async () => {
    url = await (await testServer()).createDatabase();
    hasty = await openServer({ url: url + poolers, directUrl: url, log, patience: 0, limits });
  });
  afterAll(async () => {
    await hasty.close();
    await (await testServer()).dropDatabase(url);
  });

  test("an act that is unhurried takes its time", async () => {
    await expect(takesLong(hasty.db)).rejects.toThrow(/timeout/);
    await hasty.unhurried(takesLong);
    await hasty.maintain();
  });

  test("so do migrations, also while they wait for another copy's", async () => {
    const root = mkdtempSync(join(tmpdir(), "jhola-slow-"));
    mkdirSync(join(root, "db/migrations"), { recursive: true });
    writeFileSync(join(root, "db/migrations/0001-slow.sql"), "SELECT pg_sleep(0.6);");
    await Promise.all([1, 2].map(() => migrateDatabase(hasty, root)));
    expect(await appliedMigrations(hasty.db)).toEqual(["0001-slow"]);
  });
});

test.each([
  [
    "that is away",
    "127.0.0.1:1/jhola",
    /The database jhola at 127\.0\.0\.1:1 \(DATABASE_URL\) can't be used: .*ECONNREFUSED/,
  ],
  [
    "that is reached by a socket",
    "/jhola?host=/nowhere/postgresql",
    /The database at the server \(DATABASE_URL\) can't be used: .*\/nowhere\/postgresql/,
  ],
])("of a server %s a sentence tells, and not the password", async (_, place, sentence) => {
  const opening = openDatabase({ url: `postgres://shop:secret@${place}`, directory: "", log, patience: 0 });
  const refused = await opening.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseRefused);
  expect(String(refused)).toMatch(sentence);
  expect(inspect(refused)).not.toContain("secret");
});
