import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.ts";
import { DatabaseRefused } from "../database-error.server.ts";
import { lockDirectory } from "./directory-lock.server.ts";
import { forgetGone, noteGone, refuseGone } from "./gone-folder.server.ts";

const path = ownFolder();
const beat = 100;
const lock = () => lockDirectory(path("database"), beat);
const file = () => path("database.lock");

/** Leaves a lock as another process would, with what differs from one of our own. */
async function leaveLock(change: object): Promise<void> {
  const unlock = await lock();
  const own: object = JSON.parse(readFileSync(file(), "utf8"));
  await unlock();
  writeFileSync(file(), JSON.stringify({ ...own, ...change }));
}

test("one process takes the lock once and gives it back", async () => {
  const unlock = await lock();
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  await expect(lock()).rejects.toThrow(DatabaseRefused);
  await expect(lock()).rejects.toThrow(`is open in process ${process.pid} (since `);
  await unlock();
  expect(existsSync(file())).toBe(false);
  await (await lock())();
});

test("another process's lock holds while that lives and falls when it is dead", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  await once(other, "spawn");
  await leaveLock({ pid: other.pid, startedAt: "" });
  await expect(lock()).rejects.toThrow(`is open in process ${other.pid}`);
  other.kill("SIGKILL");
  await once(other, "exit");
  await (await lock())();
});

test.runIf(process.platform === "linux")("a zombie holds nothing", async () => {
  // Its parent became a program that never asks how its children end.
  const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
  const [line] = await once(parent.stdout, "data");
  const pid = Number(line);
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8")).toBe("sleep\n");
  process.kill(pid, "SIGKILL");
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
  await leaveLock({ pid, startedAt: "" });
  await (await lock())();
  parent.kill("SIGKILL");
});

test.each([
  ["of a dead process whose number another one got", { pid: process.ppid }],
  ["that this very process number left before a restart", {}],
])("a lock %s falls", async (_, left) => {
  await leaveLock({ ...left, startedAt: "1" });
  await (await lock())();
});

test.each(["", "{}", "not json"])("a lock that says %j falls", async (text) => {
  writeFileSync(file(), text);
  await (await lock())();
});

test("a lock of another container holds for as long as it beats", async () => {
  await leaveLock({ where: "elsewhere" });
  const beating = setInterval(() => writeFileSync(file(), readFileSync(file())), beat);
  await expect(lock()).rejects.toThrow(DatabaseRefused);
  clearInterval(beating);
  await (await lock())();
});

test("of several that find a dead lock one takes it", async () => {
  await leaveLock({ pid: process.ppid, startedAt: "1" });
  const outcomes = await Promise.allSettled([lock(), lock(), lock(), lock()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("of several processes that find a dead lock one takes it", async () => {
  await leaveLock({ pid: process.ppid, startedAt: "1" });
  const script = join(import.meta.dirname, "../../../../tests/database/take-lock.ts");
  const answers = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, [script, path("database")], { stdio: ["pipe", "pipe", "inherit"] });
    const [answer] = await once(child.stdout, "data");
    return { child, answer: String(answer).trim() };
  });
  const takers = await Promise.all(answers);
  expect(takers.map(({ answer }) => answer).sort()).toEqual(["refused", "refused", "refused", "taken"]);
  for (const { child } of takers) child.kill("SIGKILL");
});

let data: string;
let directory: string;
const place = () => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "PG_VERSION"), "18\n");
};
beforeEach(() => {
  data = path("data");
  directory = join(data, "database");
});

test("a place that never held a database, or whose database was deleted while no shop ran, may hold a new one", () =>
  expect(() => refuseGone(directory)).not.toThrow());

test.each([
  ["the whole folder", () => data, () => `${data}.gone`],
  ["the database alone", () => directory, () => `${directory}.gone`],
])("%s went away under a shop: the note stands until it is back or the note is deleted", (_, gone, note) => {
  place();
  rmSync(gone(), { recursive: true });
  noteGone(directory);
  noteGone(directory);
  expect(() => refuseGone(directory)).toThrow(`Or delete ${note()}`);
  place();
  expect(() => refuseGone(directory)).not.toThrow();
  expect(existsSync(note())).toBe(false);
});

test("a database that is there leaves no note, and a deleted note refuses nothing", () => {
  place();
  noteGone(directory);
  rmSync(data, { recursive: true });
  expect(() => refuseGone(directory)).not.toThrow();
  noteGone(directory);
  forgetGone(directory);
  expect(() => refuseGone(directory)).not.toThrow();
});
