import * as fs from "node:fs";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { dueForRemoval } from "#pictures/uploads.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { runningBackup } from "#platform/running-backup.db.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addRow } from "../../tests/database/test-rows.ts";
import { sharedFolder } from "../../tests/own-folder.ts";
import { answerRequests, requestBackup } from "./backup-requests.server.ts";
import * as backups from "./backups.db.server.ts";
import { beginAskedBackup, beginDueBackup, endBackup } from "./backups.db.server.ts";
import { backUpNow, backUpWhenDue } from "./run-backup.server.ts";
import { tablesSize } from "./table-plan.db.server.ts";

eachDatabase("backups", (database) => {
  const db = () => database().db;
  const dir = sharedFolder();
  const kept = join(dir, "kept");
  const age = (text: string) =>
    sql`update kysely_migration set timestamp = (now() - ${text}::interval)::text`.execute(db());
  /** The backup there was began so long ago. */
  const begun = (ago: string) => sql`update backups set started_at = now() - ${ago}::interval`.execute(db());
  const due = () => beginDueBackup(db(), 24);
  const shop = async (now = new Date("2026-11-21T12:00:00Z")) => ({
    database: database(),
    db: db(),
    files: await openLocalFileStore(join(dir, "files")),
    config: parseConfig({ DATA_DIR: dir, BACKUP_DIR: kept, BACKUP_EVERY_HOURS: "24", BACKUP_KEEP: "2" }),
    log: openLog("silent"),
    now: () => now,
  });

  beforeEach(async () => {
    await db().deleteFrom("backups").execute();
    await age("2 days");
  });

  test("a new shop is backed up when it is a day old, and then once a day", async () => {
    await age("23 hours");
    expect(await due()).toBeUndefined();
    await age("25 hours");
    const id = await due();
    await endBackup(db(), id ?? "", { file: "a", bytes: 1 });
    expect(await due()).toBeUndefined();
    await begun("24 hours 1 minute");
    expect(await due()).toBeDefined();
  });

  test("what a clock far ahead has left stops and hides nothing", async () => {
    const ahead = sql<Date>`now() + interval '2 years'`;
    const row = { reason: "scheduled", started_at: ahead, alive_until: ahead } as const;
    await addRow(db(), "backups", row);
    await addRow(db(), "backups", { ...row, finished_at: ahead, file: "ahead", bytes: 1 });
    await age("-2 years");
    expect(await runningBackup(db().selectFrom("backups").select("id")).execute()).toEqual([]);
    const id = await due();
    expect(id).toBeDefined();
    await endBackup(db(), id ?? "", { file: "now", bytes: 7 });
    expect(await backups.newestSize(db())).toBe(7);
    expect((await backups.lastBackupAt(db()))?.getTime()).toBeLessThan(Date.now() + 60_000);
    expect(await due()).toBeUndefined();
    await sql`update backups set started_at = now() - interval '3 days' where file = 'now'`.execute(db());
    expect(await backups.areBackupsFailing(db(), 24)).toBe(true);
  });

  test("of five copies that look at once, one makes it", async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => due()));
    expect(begun.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await beginAskedBackup(db())).toBeUndefined();
  });

  test("one that failed is tried again after an hour, one whose maker died after five minutes at most", async () => {
    const id = await due();
    await endBackup(db(), id ?? "", { failure: "NoRoom" });
    expect(await due()).toBeUndefined();
    await begun("61 minutes");
    expect(await due()).toBeDefined();
    await sql`update backups set alive_until = now()`.execute(db());
    expect(await beginAskedBackup(db())).toBeDefined();
  });

  test("no picture is removed while one is made", async () => {
    const at = new Date();
    await addRow(db(), "uploads", { url: "/files/x/y/z.webp", doomed_at: at });
    const id = await beginAskedBackup(db());
    expect(await dueForRemoval(db(), at, 10)).toEqual([]);
    await endBackup(db(), id ?? "", { file: "a", bytes: 1 });
    expect(await dueForRemoval(db(), at, 10)).toEqual(["/files/x/y/z.webp"]);
  });

  test("the newest few scheduled archives are kept, and all that were asked for", async () => {
    const asked = await backUpNow(await shop());
    for (const day of ["22", "23", "24", "25"]) {
      await sql`update backups set started_at = started_at - interval '2 days'`.execute(db());
      await backUpWhenDue(await shop(new Date(`2026-11-${day}T12:00:00Z`)));
    }
    expect(asked?.path).toContain("asked-2026-11-21T12-00-00-000Z.tar.gz");
    expect(readdirSync(kept).sort()).toEqual([
      "asked-2026-11-21T12-00-00-000Z.tar.gz",
      "scheduled-2026-11-24T12-00-00-000Z.tar.gz",
      "scheduled-2026-11-25T12-00-00-000Z.tar.gz",
    ]);
  });

  test("a full disk gets room again: dead drafts and surplus archives go before the next try, and though it fails", async () => {
    const putAway = await fullFolder();
    const names = ["scheduled-2026-11-18T", "scheduled-2026-11-19T", "scheduled-2026-11-20T", "asked-2020T"];
    for (const name of names) putAway(`${name}.tar.gz`, 60 * 24);
    putAway("asked-a.tar.gz.aa.part~", 31);
    putAway("scheduled-b.tar.gz.bb.part~", 5);
    putAway("scheduled-c.tar.gz.cc.part~", -61);
    await expect(backUpWhenDue(await shop())).rejects.toThrow(`There is too little room in ${kept}`);
    expect(readdirSync(kept).sort()).toEqual([
      "asked-2020T.tar.gz",
      "scheduled-2026-11-19T.tar.gz",
      "scheduled-2026-11-20T.tar.gz",
      "scheduled-b.tar.gz.bb.part~",
    ]);
  });

  test("what there is counts before the first backup too, and the folder that is written to", async () => {
    const huge = join(dir, "files/product_images/huge");
    mkdirSync(huge, { recursive: true });
    writeFileSync(join(huge, "huge.webp"), "");
    fs.truncateSync(join(huge, "huge.webp"), 2 ** 43);
    const elsewhere = join(dir, "elsewhere");
    const making = backUpNow(await shop(), join(elsewhere, "shop.tar.gz"));
    const made = making.finally(() => rmSync(huge, { recursive: true }));
    await expect(made).rejects.toThrow(`There is too little room in ${elsewhere} for a backup.`);
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(await tablesSize(db())).toBeGreaterThan(100_000);
  });

  /** A folder on a disk that could never hold what the last backup needed. */
  async function fullFolder() {
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept);
    const ago = sql`now() - interval '2 days'`;
    const moments = { started_at: ago, finished_at: ago, alive_until: ago };
    await addRow(db(), "backups", { reason: "scheduled", file: "last", bytes: 1e15, ...moments });
    const { now } = await shop();
    return (name: string, minutesAgo: number) => {
      writeFileSync(join(kept, name), "");
      const at = now().getTime() / 1000 - minutesAgo * 60;
      fs.utimesSync(join(kept, name), at, at);
    };
  }

  test("the running shop makes the folder for commands, and fails by one that it can't read", async () => {
    const fresh = join(dir, "fresh");
    const requests = join(fresh, "backup-requests");
    mkdirSync(fresh);
    const none = () => Promise.reject(new Error("nobody asked"));
    await answerRequests(fresh, none);
    expect(fs.statSync(requests).mode & 0o777).toBe(0o700);
    rmSync(requests, { recursive: true });
    writeFileSync(requests, "");
    await expect(answerRequests(fresh, none)).rejects.toThrow("EEXIST");
  });

  test("a command is answered by the running shop", async () => {
    const made = { path: "/somewhere", bytes: 1, rows: 2, files: 3, links: 0 };
    const asking = requestBackup(dir);
    const answering = setInterval(() => void answerRequests(dir, async () => made), 50);
    expect(await asking).toEqual(made);
    clearInterval(answering);
    expect(await requestBackup(dir, 100)).toBeUndefined();
    expect(readdirSync(join(dir, "backup-requests"))).toEqual([]);
  });
});
