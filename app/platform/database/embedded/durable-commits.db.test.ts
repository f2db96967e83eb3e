import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { embeddedFolder, untilItGoesOn } from "../../../../tests/database/embedded-folder.ts";
import { addRow, TestRows } from "../../../../tests/database/test-rows.ts";
import { type Entry, unpack } from "../../../../tests/torture/disk-journal.ts";
import type { OpenDatabase } from "../database.server.ts";
import { DatabaseDown } from "../database-error.server.ts";

const { path, directory, copyTemplate, open, failingDisk } = embeddedFolder();
const torture = join(import.meta.dirname, "../../../../tests/torture");
const recorder = join(torture, "record-disk.ts");
const faults = join(torture, "fail-disk.ts");
const isSync = ({ entry }: { entry: Entry }) => entry.op === "sync";

const writer =
  ({ db }: Pick<OpenDatabase, "db">) =>
  (key: string) =>
    addRow(db, "rate_limits", { key });
const setting = async ({ db }: OpenDatabase, name: string) =>
  (await sql<{ is: string }>`select current_setting(${name}) as is`.execute(db)).rows[0]?.is;
const keysIn = ({ db }: Pick<OpenDatabase, "db">) => new TestRows(() => db).column("rate_limits", "key");

beforeEach(copyTemplate);

test("a commit waits for the disk, a mere reading does not", async () => {
  vi.stubEnv("RECORDED_FOLDER", directory());
  vi.stubEnv("RECORDED_INTO", path("journal"));
  const database = await open(recorder);
  const syncs = () => [...unpack(readFileSync(path("journal")))].filter(isSync).length;
  const write = writer(database);
  await write("first");
  const before = syncs();
  await keysIn(database);
  expect(syncs()).toBe(before);
  await database.db.transaction().execute(async (trx) => {
    for (const key of ["second", "third"]) await writer({ db: trx })(key);
    expect(syncs()).toBe(before);
  });
  expect(syncs()).toBe(before + 1);
  await write("fourth");
  expect(syncs()).toBe(before + 2);
  for (const name of ["fsync", "full_page_writes", "synchronous_commit"])
    expect(await setting(database, name)).toBe("on");
  expect(await setting(database, "wal_sync_method")).toBe("fsync");
  await database.close();
});

test("a commit that the disk refuses is not confirmed, and nothing after it", async () => {
  const disk = failingDisk();
  const database = await open(faults);
  const write = writer(database);
  await write("kept");
  disk.fail("EIO");
  await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
  await expect(write("later")).rejects.toThrow("The embedded database has stopped");
  await expect(database.ping()).rejects.toBeInstanceOf(DatabaseDown);
  await database.close();
  disk.mend();
  const again = await open();
  const keys = await keysIn(again);
  expect(keys).toContain("kept");
  expect(keys).not.toContain("later");
  await again.close();
});

test.each(["EIO", "ENOSPC", "EROFS"])(
  "a log that answers %s at a transaction's commit hangs nothing",
  async (code) => {
    const disk = failingDisk();
    const database = await open(faults);
    const buy = (key: string) => database.db.transaction().execute((trx) => writer({ db: trx })(key));
    await buy("before");
    disk.fail(code);
    await expect(buy("meanwhile")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(buy("still")).rejects.toBeInstanceOf(DatabaseDown);
    disk.mend();
    await untilItGoesOn(() => buy("after"));
    expect(await keysIn(database)).toEqual(expect.arrayContaining(["before", "after"]));
    await database.close();
  },
);

const endless = sql`with recursive n (i) as (select 1 union all select 1 from n) select max(i) from n`;

/** What was written and not synced since, but the log and what is made anew. */
function unsynced(entries: readonly Entry[]): string[] {
  const paths = new Map<number, string>();
  const written = new Set<string>();
  for (const entry of entries) {
    if (entry.op === "known" || entry.op === "create") paths.set(entry.file, entry.path);
    if (entry.op === "unlink") written.delete(entry.path);
    const path = "file" in entry ? (paths.get(entry.file) ?? "") : "";
    if (entry.op === "create" || entry.op === "write") written.add(path);
    if (entry.op === "sync") written.delete(path);
  }
  return [...written].filter((path) => !/pg_wal|pg_internal/.test(path));
}

test("an engine that hangs is ended and opened anew, and syncs what the former one left, and little more", async () => {
  vi.stubEnv("RECORDED_FOLDER", directory());
  vi.stubEnv("RECORDED_INTO", path("journal"));
  const database = await open(recorder, 5_000);
  const entries = () => [...unpack(readFileSync(path("journal")))].map(({ entry }) => entry);
  const left = () => unsynced(entries());
  await sql`create table shelf (place int)`.execute(database.db);
  await sql`insert into shelf select generate_series(1, 100000)`.execute(database.db);
  await expect(endless.execute(database.db)).rejects.toThrow("it said nothing for 5000 ms");
  const [before, done] = [left(), entries().length];
  expect(before.length).toBeGreaterThan(0);
  await untilItGoesOn(() => database.ping());
  expect(before.filter((each) => left().includes(each))).toEqual([]);
  // Of some 1,600 files that there are.
  expect(
    entries()
      .slice(done)
      .filter(({ op }) => op === "sync").length,
  ).toBeLessThan(200);
  await database.close();
});

test("a database whose disk failed for a while goes on by itself, with all that it had confirmed", async () => {
  const disk = failingDisk();
  const heard: string[] = [];
  const database = await open(faults);
  const write = writer(database);
  await database.listen("news", (payload) => heard.push(payload));
  await write("before");
  disk.fail("ENOSPC");
  await expect(write("meanwhile")).rejects.toBeInstanceOf(DatabaseDown);
  await expect(write("still broken")).rejects.toBeInstanceOf(DatabaseDown);
  disk.mend();
  await untilItGoesOn(() => write("after"));
  const keys = await keysIn(database);
  expect(keys).toEqual(expect.arrayContaining(["before", "after"]));
  await sql`select pg_notify('news', 'heard')`.execute(database.db);
  // Once for what it may have missed, then as ever.
  await expect.poll(() => heard).toEqual(["", "heard"]);
  await database.close();
  const again = await open();
  expect(await keysIn(again)).toHaveLength(keys.length);
  await again.close();
});

test("a process that is killed loses nothing that it had confirmed", async () => {
  const words = [join(torture, "../database/write-until-killed.ts"), directory()];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const confirmed = await new Promise<number>((resolve) => {
    child.stdout.on("data", (chunk) => {
      const last = Number(String(chunk).trim().split("\n").at(-1));
      if (last >= 100) resolve(last);
    });
  });
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await open();
  expect((await keysIn(database)).length).toBeGreaterThanOrEqual(confirmed);
  await database.close();
});
