import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { embeddedFolder, untilItGoesOn } from "../../../../tests/database/embedded-folder.ts";
import { type Entry, unpack } from "../../../../tests/torture/disk-journal.ts";
import { DatabaseDown } from "../database-error.server.ts";

const { path, directory, copyTemplate, open, failingDisk } = embeddedFolder();
const torture = join(import.meta.dirname, "../../../../tests/torture");
const recorder = join(torture, "record-disk.ts");
const faults = join(torture, "fail-disk.ts");
const isSync = ({ entry }: { entry: Entry }) => entry.op === "sync";

describe("what is confirmed is on the disk", () => {
  beforeEach(copyTemplate);

  test("a commit waits for the disk, a mere reading does not", async () => {
    vi.stubEnv("RECORDED_FOLDER", directory());
    vi.stubEnv("RECORDED_INTO", path("journal"));
    const database = await open(recorder);
    const syncs = () => [...unpack(readFileSync(path("journal")))].filter(isSync).length;
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
      [join(import.meta.dirname, "../../../../tests/database/write-until-killed.ts"), directory()],
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
