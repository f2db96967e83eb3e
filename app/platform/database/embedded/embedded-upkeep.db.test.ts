import { setImmediate as tick } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { embeddedFolder } from "../../../../tests/database/embedded-folder.ts";
import { closeKept } from "../../../../tests/database/kept-embedded.ts";
import type { OpenDatabase } from "../database.server.ts";

const { copyTemplate, log, open } = embeddedFolder();
beforeEach(copyTemplate);

/** Of a table, as the planner knows it. */
const known = async ({ db }: OpenDatabase, table: string) => {
  const { rows } = await sql<{ reltuples: number; relallvisible: number }>`
    select reltuples, relallvisible from pg_class where relname = ${table}`.execute(db);
  return rows[0];
};
const isTidied = async (database: OpenDatabase) => (await known(database, "artisans"))?.reltuples !== -1;

test("maintenance clears dead rows away and refreshes the statistics", async () => {
  const database = await open();
  await sql`insert into rate_limits (key, count)
    select n::text, 0 from generate_series(1, 3000) as n`.execute(database.db);
  await database.db.updateTable("rate_limits").set({ count: 1 }).execute();
  expect(await known(database, "rate_limits")).toEqual({ reltuples: -1, relallvisible: 0 });
  await database.maintain();
  const { reltuples, relallvisible = 0 } = (await known(database, "rate_limits")) ?? {};
  expect(reltuples).toBe(3000);
  expect(relallvisible).toBeGreaterThan(0);
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
  const { rows } = await sql`select from pg_tables`.execute(database.db);
  expect(answers).toBeGreaterThanOrEqual(rows.length);
  await database.close();
});

const turnClock = async () => {
  await closeKept();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
};

test("upkeep begins a minute after the start, and is no failure when the shop's end cuts it off", async () => {
  await turnClock();
  const error = vi.spyOn(log, "error");
  const database = await open();
  expect(await isTidied(database)).toBe(false);
  vi.advanceTimersByTime(60_000);
  while (!(await isTidied(database)));
  await database.close();
  vi.useRealTimers();
  expect(error).not.toHaveBeenCalled();
});

test("upkeep gives way to whoever keeps the engine for long, a restore say, and is no failure", async () => {
  await turnClock();
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
  while (!(await isTidied(database))) await tick();
  await database.close();
  vi.useRealTimers();
  expect(error).not.toHaveBeenCalled();
});
