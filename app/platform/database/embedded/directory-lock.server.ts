import { randomBytes } from "node:crypto";
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { errorCode } from "#platform/error-code.ts";
import { parsedJson } from "#values/parsed-json.ts";
import { DatabaseRefused } from "../database-error.server.ts";
import { noteGone } from "./gone-folder.server.ts";
import { isRunning, isZombie, startOf } from "./process-life.server.ts";

const holder = z.object({ pid: z.int(), startedAt: z.string(), where: z.string(), since: z.string() });
type Holder = z.infer<typeof holder>;

/** What the locks say that this process holds, by their path. */
const held = new Map<string, string>();

/**
 * Takes the one right to open an embedded database: PGlite has no lock of its own, and a second process would
 * silently lose one side's writes. Throws DatabaseRefused while another process lives that holds it. Returns
 * the function that gives the lock back. `beat` is how often it shows that it is alive, in milliseconds.
 */
export async function lockDirectory(directory: string, beat = 2_000): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  if (held.has(path)) throw refusal(directory, parsed(contentOf(path) ?? ""));
  const own = JSON.stringify(describeOwn());
  held.set(path, own);
  try {
    return await takeLock(directory, own, beat);
  } catch (error) {
    held.delete(path);
    throw error;
  }
}

/**
 * Does this process still hold the right that it took? Not when the folder was moved, or another lies in its
 * place.
 */
export function holdsLock(directory: string): boolean {
  const path = `${directory}.lock`;
  return held.has(path) && contentOf(path) === held.get(path);
}

async function takeLock(directory: string, own: string, beat: number): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (created(path, own) && (attempt === 0 || (await isStill(path, own))))
      return keep(directory, own, beat);
    const text = contentOf(path);
    if (text === undefined) continue;
    const found = parsed(text);
    if (await isHeld(found, path, beat)) throw refusal(directory, found);
    removeStale(path, text);
  }
  throw refusal(directory, parsed(contentOf(path) ?? ""));
}

const describeOwn = (): Holder => ({
  pid: process.pid,
  startedAt: startOf("self") ?? "",
  where: here(),
  since: new Date().toISOString(),
});

function created(path: string, own: string): boolean {
  try {
    writeFileSync(path, own, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * After a dead lock was taken: another that found the same dead lock may have taken this one away by mistake.
 */
async function isStill(path: string, own: string): Promise<boolean> {
  await pause(100);
  return contentOf(path) === own;
}

/** The beat shows processes elsewhere (another container on the same volume) that this one lives. */
function keep(directory: string, own: string, beat: number): () => Promise<void> {
  const path = `${directory}.lock`;
  const timer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Anyone who removed the lock by hand has taken the risk; the next start will tell.
      noteGone(directory);
    }
  }, beat);
  timer.unref();
  return async () => {
    clearInterval(timer);
    held.delete(path);
    if (contentOf(path) === own) rmSync(path, { force: true });
  };
}

/** A lock that says nothing may be one that is just being written. */
async function isHeld(found: Holder | undefined, path: string, beat: number): Promise<boolean> {
  if (found) return isAlive(found, path, beat);
  await pause(beat);
  return parsed(contentOf(path) ?? "") !== undefined;
}

async function isAlive(found: Holder, path: string, beat: number): Promise<boolean> {
  if (found.where !== here()) return isBeating(path, beat);
  if (found.pid === process.pid || !isRunning(found.pid) || isZombie(found.pid)) return false;
  const start = startOf(String(found.pid));
  return start === undefined || found.startedAt === "" || start === found.startedAt;
}

/**
 * Process numbers of another machine or container say nothing here, so its lock is watched for a few beats.
 */
async function isBeating(path: string, beat: number): Promise<boolean> {
  const before = modified(path);
  await pause(beat * 4);
  return modified(path) !== before;
}

/**
 * Two that find the same dead lock must not both remove one: anyone who moved a living one away puts it back.
 */
function removeStale(path: string, judged: string): void {
  if (contentOf(path) !== judged) return;
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, aside);
    if (contentOf(aside) !== judged) linkSync(aside, path);
  } catch {
    // Another was quicker: the next attempt sees what holds now.
  }
  rmSync(aside, { force: true });
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function refusal(directory: string, found: Holder | undefined): DatabaseRefused {
  const who = found ? `process ${found.pid} (since ${found.since})` : "another process";
  return new DatabaseRefused(
    `The database in ${directory} is open in ${who}. Stop that one first, or set DATA_DIR to another folder. ` +
      "To run several copies of the shop, set DATABASE_URL.",
  );
}

const parsed = (text: string): Holder | undefined => holder.safeParse(parsedJson(text)).data;

function here(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
