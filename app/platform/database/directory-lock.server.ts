import { readFileSync, readlinkSync, statSync, utimesSync } from "node:fs";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { DatabaseRefused } from "./database-error.server.ts";

const holder = z.object({ pid: z.int(), startedAt: z.string(), where: z.string(), since: z.string() });
type Holder = z.infer<typeof holder>;

const beatEvery = 2_000;
const held = new Set<string>();

/**
 * Takes the one right to open an embedded database: PGlite has no lock of its own, and a second process would
 * silently lose one side's writes. Throws DatabaseRefused while another process lives that holds it.
 * Returns the function that gives the lock back.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await created(path)) return keep(path);
    const text = await readFile(path, "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const found = parsed(text);
    if (held.has(path) || (found && (await isAlive(found, path)))) throw refusal(directory, found);
    await removeStale(path, text);
  }
  throw refusal(directory, undefined);
}

async function created(path: string): Promise<boolean> {
  const me: Holder = {
    pid: process.pid,
    startedAt: startOf("self") ?? "",
    where: here(),
    since: new Date().toISOString(),
  };
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(JSON.stringify(me));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** The beat shows processes elsewhere (another container on the same volume) that this one lives. */
function keep(path: string): () => Promise<void> {
  held.add(path);
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Whoever removed the lock by hand has taken the risk; the next start will tell.
    }
  }, beatEvery);
  beat.unref();
  return async () => {
    clearInterval(beat);
    held.delete(path);
    await rm(path, { force: true });
  };
}

async function isAlive(found: Holder, path: string): Promise<boolean> {
  if (found.where !== here()) return isBeating(path);
  if (found.pid === process.pid || !isRunning(found.pid)) return false;
  const start = startOf(String(found.pid));
  return start === undefined || found.startedAt === "" || start === found.startedAt;
}

/** Process numbers of another machine or container say nothing here, so its lock is watched for a few beats. */
async function isBeating(path: string): Promise<boolean> {
  const before = modified(path);
  await pause(beatEvery * 4);
  return modified(path) !== before;
}

/** Two that find the same dead lock must not both remove one: whoever moved a living one away puts it back. */
async function removeStale(path: string, judged: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => judged);
  if (moved !== judged) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function refusal(directory: string, found: Holder | undefined): DatabaseRefused {
  const who = found ? `process ${found.pid} (since ${found.since})` : "another process";
  return new DatabaseRefused(
    `The database in ${directory} is open in ${who}. Stop that one first, or set DATA_DIR to another folder. ` +
      "To run several copies of the shop, set DATABASE_URL.",
  );
}

function parsed(text: string): Holder | undefined {
  try {
    return holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, in the kernel's ticks: a number used again is then not taken for its former owner. */
function startOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
  } catch {
    return undefined;
  }
}

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
