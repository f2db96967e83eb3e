import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { type Entry, unpack } from "../../../../tests/torture/disk-journal.ts";
import { DatabaseDown, DatabaseRefused, damageInASentence } from "../database-error.server.ts";
import { refuseGone } from "./gone-folder.server.ts";
import { embeddedVersion, openEmbedded } from "./open-embedded.server.ts";

const log = openLog("silent");
let folder: string;
let directory: string;

const open = (preload?: string, silence?: number) =>
  openEmbedded({ directory, log, preload, silence, mendEvery: 0 });
const copyTemplate = () => cpSync(inject("embeddedTemplate"), directory, { recursive: true });

const torture = join(import.meta.dirname, "../../../../tests/torture");
const recorder = join(torture, "record-disk.ts");
const faults = join(torture, "fail-disk.ts");
const isSync = ({ entry }: { entry: Entry }) => entry.op === "sync";

/** The disk of an engine that is opened with `faults`. */
function failingDisk() {
  const said = join(folder, "fault");
  vi.stubEnv("FAILING_DISK", said);
  return { fail: (code: string) => writeFileSync(said, code), mend: () => rmSync(said) };
}

/**
 * Opening takes its time on a machine that does other work; whoever asks meanwhile is told that the database
 * is away.
 */
const untilItGoesOn = (ask: () => Promise<unknown>) => vi.waitFor(ask, { timeout: 50_000, interval: 50 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jhola-embedded-"));
  directory = join(folder, "database");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe("what is confirmed is on the disk", () => {
  beforeEach(copyTemplate);

  test("a commit waits for the disk, a mere reading does not", async () => {
    vi.stubEnv("RECORDED_FOLDER", directory);
    vi.stubEnv("RECORDED_INTO", join(folder, "journal"));
    const database = await open(recorder);
    const syncs = () => [...unpack(readFileSync(join(folder, "journal")))].filter(isSync).length;
    const write = (key: string) => database.db.insertInto("rate_limits").values({ key }).execute();
    await write("first");
    const before = syncs();
    await database.db.selectFrom("rate_limits").selectAll().execute();
    expect(syncs()).toBe(before);
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto("rate_limits").values({ key: "second" }).execute();
      await trx.insertInto("rate_limits").values({ key: "third" }).execute();
      expect(syncs()).toBe(before);
    });
    expect(syncs()).toBe(before + 1);
    await write("fourth");
    expect(syncs()).toBe(before + 2);
    const { rows } = await sql`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { name: "fsync", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "synchronous_commit", setting: "on" },
      { name: "wal_sync_method", setting: "fsync" },
    ]);
    await database.close();
  });

  test("a commit that the disk refuses is not confirmed, and nothing after it", async () => {
    const disk = failingDisk();
    const database = await open(faults);
    const write = (key: string) => database.db.insertInto("rate_limits").values({ key }).execute();
    await write("kept");
    disk.fail("EIO");
    await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(write("later")).rejects.toThrow("The embedded database has stopped");
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseDown);
    await database.close();
    disk.mend();
    const again = await open();
    const rows = await again.db.selectFrom("rate_limits").select("key").execute();
    expect(rows).toContainEqual({ key: "kept" });
    expect(rows).not.toContainEqual({ key: "later" });
    await again.close();
  });

  test.each(["EIO", "ENOSPC", "EROFS"])(
    "a log that answers %s at a transaction's commit hangs nothing",
    async (code) => {
      const disk = failingDisk();
      const database = await open(faults);
      const buy = (key: string) =>
        database.db.transaction().execute((trx) => trx.insertInto("rate_limits").values({ key }).execute());
      await buy("before");
      disk.fail(code);
      await expect(buy("meanwhile")).rejects.toBeInstanceOf(DatabaseDown);
      await expect(buy("still")).rejects.toBeInstanceOf(DatabaseDown);
      disk.mend();
      await untilItGoesOn(() => buy("after"));
      const rows = await database.db.selectFrom("rate_limits").select("key").execute();
      expect(rows).toEqual(expect.arrayContaining([{ key: "before" }, { key: "after" }]));
      await database.close();
    },
  );

  test("an engine that hangs is ended and opened anew", async () => {
    const database = await open(undefined, 5_000);
    const endless = sql`with recursive n (i) as (select 1 union all select 1 from n) select max(i) from n`;
    await expect(endless.execute(database.db)).rejects.toThrow("it said nothing for 5000 ms");
    await untilItGoesOn(() => database.ping());
    await database.close();
  });

  test("a database whose disk failed for a while goes on by itself, with all that it had confirmed", async () => {
    const disk = failingDisk();
    const heard: string[] = [];
    const database = await open(faults);
    const write = (key: string) => database.db.insertInto("rate_limits").values({ key }).execute();
    await database.listen("news", (payload) => heard.push(payload));
    await write("before");
    disk.fail("ENOSPC");
    await expect(write("meanwhile")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(write("still broken")).rejects.toBeInstanceOf(DatabaseDown);
    disk.mend();
    await untilItGoesOn(() => write("after"));
    const rows = await database.db.selectFrom("rate_limits").select("key").execute();
    expect(rows).toEqual(expect.arrayContaining([{ key: "before" }, { key: "after" }]));
    await sql`select pg_notify('news', 'heard')`.execute(database.db);
    // Once for what it may have missed, then as ever.
    await expect.poll(() => heard).toEqual(["", "heard"]);
    await database.close();
    const again = await open();
    expect(await again.db.selectFrom("rate_limits").select("key").execute()).toHaveLength(rows.length);
    await again.close();
  });

  test("a process that is killed loses nothing that it had confirmed", async () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "../../../../tests/database/write-until-killed.ts"), directory],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const confirmed = await new Promise<number>((resolve) => {
      child.stdout.on("data", (chunk) => {
        const last = Number(String(chunk).trim().split("\n").at(-1));
        if (last >= 100) resolve(last);
      });
    });
    child.kill("SIGKILL");
    await once(child, "exit");
    const database = await open();
    const { count } = await database.db
      .selectFrom("rate_limits")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThanOrEqual(confirmed);
    await database.close();
  });
});

test("a second opener is refused with a sentence, until the first has closed", async () => {
  copyTemplate();
  const first = await open();
  await expect(open()).rejects.toThrow(DatabaseRefused);
  await expect(open()).rejects.toThrow(
    `The database in ${directory} is open in process ${process.pid} (since `,
  );
  await first.close();
  const second = await open();
  await second.close();
  expect(existsSync(`${directory}.lock`)).toBe(false);
});

describe("a folder that goes away under a running database", () => {
  const away = () => join(folder, "elsewhere");
  let data: string;
  let database: Awaited<ReturnType<typeof open>>;
  const write = (key: string) => database.db.insertInto("rate_limits").values({ key }).execute();

  beforeEach(async () => {
    data = join(folder, "data");
    directory = join(data, "database");
    copyTemplate();
    database = await open();
    await write("kept");
  });

  test("by a move: nothing is confirmed, nothing is made in its place, and it goes on when the folder is back", async () => {
    renameSync(data, away());
    await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(write("later")).rejects.toBeInstanceOf(DatabaseDown);
    expect(existsSync(data)).toBe(false);
    await expect(open()).rejects.toThrow("went away while a shop was using it");
    renameSync(away(), data);
    await untilItGoesOn(() => write("after"));
    expect(existsSync(`${data}.gone`)).toBe(false);
    await database.close();
  });

  test("by a deletion: nothing is confirmed, and the next start makes no new database", async () => {
    rmSync(data, { recursive: true });
    await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseDown);
    await database.close();
    await expect(open()).rejects.toThrow(DatabaseRefused);
    await expect(open()).rejects.toThrow(`Or delete ${data}.gone`);
    expect(existsSync(data)).toBe(false);
  });

  test("deleted after the shop has stopped, it was meant so", async () => {
    await database.close();
    rmSync(data, { recursive: true });
    expect(() => refuseGone(directory)).not.toThrow();
  });
});

describe("the directory", () => {
  test("is made on the first start, for the owner's eyes only", async () => {
    const database = await open();
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(`${directory}.lock`).mode & 0o777).toBe(0o600);
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version') as version`.execute(database.db);
    expect(rows[0]?.version.split(".")[0]).toBe(embeddedVersion);
    await database.close();
    expect(existsSync(`${directory}.making`)).toBe(false);
  });

  test("what an interrupted first start left behind is made anew", async () => {
    mkdirSync(`${directory}.making/base`, { recursive: true });
    mkdirSync(directory);
    const database = await open();
    await database.ping();
    await database.close();
  });

  test("of another PostgreSQL is refused with a sentence and left as it is", async () => {
    copyTemplate();
    writeFileSync(join(directory, "PG_VERSION"), "16\n");
    await expect(open()).rejects.toThrow(DatabaseRefused);
    await expect(open()).rejects.toThrow(
      `was written by PostgreSQL 16, and this Jhola reads ${embeddedVersion}`,
    );
    expect(existsSync(`${directory}.lock`)).toBe(false);
  });

  test("that holds other files is refused", async () => {
    mkdirSync(directory);
    writeFileSync(join(directory, "holiday.jpg"), "");
    await expect(open()).rejects.toThrow(`${directory} holds files but no database`);
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
  if (how === "at once") await Promise.all(Array.from({ length: 20 }, ask));
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
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_prepared_statements where statement like 'select * from shelf%'`.execute(db);
  expect(rows[0]?.count).toBe(1);
  await sql`alter table shelf add column colour text default 'geru'`.execute(db);
  expect((await look()).rows).toEqual([{ place: 1, colour: "geru" }]);
  await close();
});

test("a damaged page is told in a sentence that says what to do", async () => {
  copyTemplate();
  const read = (db: Awaited<ReturnType<typeof open>>["db"]) =>
    db.selectFrom("content_version").selectAll().execute();
  const whole = await open();
  const { rows } = await sql<{
    path: string;
  }>`select pg_relation_filepath('content_version') as path`.execute(whole.db);
  await whole.close();
  writeFileSync(join(directory, rows[0]?.path ?? ""), Buffer.alloc(8192, 0x5a));
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
  expect(await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).toEqual([
    { key: "first" },
    { key: "second" },
  ]);
  await close();
});
