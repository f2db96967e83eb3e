import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { openEmbedded } from "./open-embedded.server.ts";

const log = openLog("silent");
let folder: string;
let directory: string;

const tick = () => new Promise((resolve) => setImmediate(resolve));
const open = () => openEmbedded({ directory, log, mendEvery: 0 });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jhola-upkeep-"));
  directory = join(folder, "database");
  cpSync(inject("embeddedTemplate"), directory, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("maintenance clears dead rows away and refreshes the statistics", async () => {
  const database = await open();
  await sql`insert into rate_limits (key, count) select n::text, 0 from generate_series(1, 3000) as n`.execute(
    database.db,
  );
  await database.db.updateTable("rate_limits").set({ count: 1 }).execute();
  const pages = async () => {
    const { rows } = await sql<{ reltuples: number; relallvisible: number }>`
      select reltuples, relallvisible from pg_class where relname = 'rate_limits'`.execute(database.db);
    return rows[0];
  };
  expect(await pages()).toEqual({ reltuples: -1, relallvisible: 0 });
  await database.maintain();
  expect((await pages())?.reltuples).toBe(3000);
  expect((await pages())?.relallvisible).toBeGreaterThan(0);
  await database.close();
});

test("whoever asks during maintenance has a turn between any two tables", async () => {
  const database = await open();
  let isDone = false;
  const maintained = database.maintain().then(() => {
    isDone = true;
  });
  let answers = 0;
  for (; !isDone; answers += 1) await database.ping();
  await maintained;
  const { rows } = await sql<{ tables: number }>`select count(*)::int as tables from pg_tables`.execute(
    database.db,
  );
  expect(answers).toBeGreaterThanOrEqual(rows[0]?.tables ?? Number.NaN);
  await database.close();
});

test("upkeep begins a minute after the start, and is no failure when the shop's end cuts it off", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const error = vi.spyOn(log, "error");
  const database = await open();
  const isBegun = async () => {
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'artisans'`.execute(database.db);
    return rows[0]?.reltuples !== -1;
  };
  expect(await isBegun()).toBe(false);
  vi.advanceTimersByTime(60_000);
  while (!(await isBegun()));
  await database.close();
  vi.useRealTimers();
  expect(error).not.toHaveBeenCalled();
});

test("upkeep gives way to whoever keeps the engine for long, a restore say, and is no failure", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const error = vi.spyOn(log, "error");
  const database = await open();
  const { promise: isRestored, resolve: restored } = Promise.withResolvers<void>();
  const restoring = database.db.transaction().execute(() => isRestored);
  while (database.connections().busy === 0) await tick();
  vi.advanceTimersByTime(60_000);
  while (database.connections().waiting === 0) await tick();
  // Nobody waits longer than that for a turn.
  vi.advanceTimersByTime(30_000);
  await tick();
  restored();
  await restoring;
  vi.advanceTimersByTime(60_000);
  const isTidied = async () => {
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'artisans'`.execute(database.db);
    return rows[0]?.reltuples !== -1;
  };
  while (!(await isTidied())) await tick();
  await database.close();
  vi.useRealTimers();
  expect(error).not.toHaveBeenCalled();
});
