import { sql } from "kysely";
import { expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { noFiles } from "../../../tests/no-files.ts";
import { commitNothing } from "../database/transaction.server.ts";
import { FilesAway } from "../files/file-store.server.ts";
import { tryWrites } from "./try-writes.server.ts";
import { WriteWatch } from "./write-watch.server.ts";

eachDatabase("a try to write", (database) => {
  const db = () => database().db;
  const flushed = async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn() - '0/0' as at`.execute(db());
    return Number(rows[0]?.at);
  };

  test("is a commit that the disk has taken when it is answered", async () => {
    const before = await flushed();
    await db()
      .transaction()
      .execute(async (trx) => {
        // The tests' server puts its commits off.
        await sql`set local synchronous_commit = on`.execute(trx);
        await commitNothing(trx);
      });
    expect(await flushed()).toBeGreaterThan(before);
  });

  test("is open to a role without any rights of its own", () =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local role pg_monitor`.execute(trx);
        await commitNothing(trx);
      }));

  test("that fails is noted, the one that works again tells the owner, and none is made before its time", async () => {
    let away = true;
    let tries = 0;
    let minute = 0;
    const asked: string[] = [];
    const writes = new WriteWatch();
    const tryDisk = async () => {
      tries += 1;
      if (away) throw new FilesAway("gone");
    };
    const shop = {
      ...{ db: db(), log: openLog("silent"), writes, runJobSoon: (name: string) => void asked.push(name) },
      ...{ now: () => new Date(Date.UTC(2026, 10, 25, 9, minute)), files: { ...noFiles, tryDisk } },
    };
    await tryWrites(shop);
    expect([writes.fails("database"), writes.fails("files")]).toEqual([false, true]);
    minute = 7;
    away = false;
    await tryWrites(shop);
    await tryWrites(shop);
    expect(tries).toBe(2);
    expect(asked).toEqual(["alerts"]);
    const [since, until] = [new Date("2026-11-25T09:00:00Z"), new Date("2026-11-25T09:07:00Z")];
    expect(writes.outages(until)).toEqual([{ store: "files", since, until }]);
  });
});
