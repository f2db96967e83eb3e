import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { manyAtOnce } from "../../../../tests/database/each-shop.ts";
import { embeddedFolder } from "../../../../tests/database/embedded-folder.ts";
import { TestRows } from "../../../../tests/database/test-rows.ts";
import { DatabaseRefused, damageInASentence } from "../database-error.server.ts";
import { embeddedVersion } from "./open-embedded.server.ts";

const { directory, copyTemplate, open } = embeddedFolder();

test("a second opener is refused with a sentence, until the first has closed", async () => {
  copyTemplate();
  const first = await open();
  await expect(open()).rejects.toThrow(DatabaseRefused);
  const sentence = `The database in ${directory()} is open in process ${process.pid} (since `;
  await expect(open()).rejects.toThrow(sentence);
  await first.close();
  const second = await open();
  await second.close();
  expect(existsSync(`${directory()}.lock`)).toBe(false);
});
describe("the directory", () => {
  test("is made on the first start, for the owner's eyes only", async () => {
    const database = await open();
    expect(statSync(directory()).mode & 0o777).toBe(0o700);
    expect(statSync(`${directory()}.lock`).mode & 0o777).toBe(0o600);
    const asked = sql`select split_part(current_setting('server_version'), '.', 1) as version`;
    const { rows } = await asked.execute(database.db);
    expect(rows).toEqual([{ version: embeddedVersion }]);
    await database.close();
    expect(existsSync(`${directory()}.making`)).toBe(false);
  });

  test("what an interrupted first start left behind is made anew", async () => {
    mkdirSync(`${directory()}.making/base`, { recursive: true });
    mkdirSync(directory());
    const database = await open();
    await database.ping();
    await database.close();
  });

  test("whose process was killed before it had written the engine's own lock is opened", async () => {
    copyTemplate();
    writeFileSync(join(directory(), "postmaster.pid"), "");
    const database = await open();
    await database.ping();
    await database.close();
  });

  test("of another PostgreSQL is refused with a sentence and left as it is", async () => {
    copyTemplate();
    writeFileSync(join(directory(), "PG_VERSION"), "16\n");
    await expect(open()).rejects.toThrow(DatabaseRefused);
    const sentence = `was written by PostgreSQL 16, and this Jhola reads ${embeddedVersion}`;
    await expect(open()).rejects.toThrow(sentence);
    expect(existsSync(`${directory()}.lock`)).toBe(false);
  });

  test("that holds other files is refused", async () => {
    mkdirSync(directory());
    writeFileSync(join(directory(), "holiday.jpg"), "");
    await expect(open()).rejects.toThrow(`${directory()} holds files but no database`);
  });
});

test.each(["at once", "one after the other"])("twenty who ask %s leave the network its turn", async (how) => {
  copyTemplate();
  const database = await open();
  let turns = 0;
  let isDone = false;
  const look = () => {
    turns += 1;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const ask = () => sql`select 1`.execute(database.db);
  if (how === "at once") await manyAtOnce(20, ask);
  else for (let asked = 0; asked < 20; asked += 1) await ask();
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(19);
  await database.close();
});

test("statements are prepared once, and again when their table changed shape", async () => {
  copyTemplate();
  const { db, close } = await open();
  const look = () => sql<Record<string, unknown>>`select * from shelf where place = ${1}`.execute(db);
  await sql`create table shelf (place int)`.execute(db);
  await sql`insert into shelf values (1)`.execute(db);
  await look();
  await look();
  const { rows } = await sql`
    select from pg_prepared_statements where statement like 'select * from shelf%'`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`alter table shelf add column colour text default 'geru'`.execute(db);
  expect((await look()).rows).toEqual([{ place: 1, colour: "geru" }]);
  await close();
});

test("a damaged page is told in a sentence that says what to do", async () => {
  copyTemplate();
  const read = (db: Awaited<ReturnType<typeof open>>["db"]) =>
    db.selectFrom("content_version").selectAll().execute();
  const whole = await open();
  const asked = sql<{ path: string }>`select pg_relation_filepath('content_version') as path`;
  const { rows } = await asked.execute(whole.db);
  await whole.close();
  writeFileSync(join(directory(), rows[0]?.path ?? ""), Buffer.alloc(8192, 0x5a));
  const damaged = await open();
  const told = await read(damaged.db).catch(damageInASentence);
  expect(told).toBeInstanceOf(DatabaseRefused);
  expect(String(told)).toMatch(/The database is damaged \(invalid page in block 0 .*\)\. Restore a backup/);
  await damaged.close();
});

test("a refused statement leaves the prepared ones as they were", async () => {
  copyTemplate();
  const { db, close } = await open();
  const write = (key: string) => db.insertInto("rate_limits").values({ key }).execute();
  await write("first");
  await expect(write("first")).rejects.toThrow(/duplicate key/);
  await write("second");
  expect(await new TestRows(() => db).column("rate_limits", "key", {}, "key")).toEqual(["first", "second"]);
  await close();
});
