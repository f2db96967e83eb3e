import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pooledAddress } from "./database/pooled-address.ts";
import { portOf } from "./port-of.ts";

/** Waits until it is so, or throws after `seconds`. What throws is not so yet. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  what = "what was waited for",
  seconds = 60,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await pause(25);
  }
  throw new Error(`${what} did not happen within ${seconds} s`);
}

/** A shop that runs as its own process, exactly as `npm start` serves it. */
export interface RunningShop {
  origin: string;
  dataDir: string;
  /** Of its process; undefined when it could not be started. */
  pid: number | undefined;
  /** Where its payment simulator answers. */
  simulator: string;
  /** Where its carrier's simulator answers. */
  carrier: string;
  /** What the process printed so far. */
  output(): string;
  /** The texts of all mails in the outbox folder, oldest first. */
  mails(): string[];
  /** Asks it to stop, as Ctrl-C does, and waits for its end. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Pulls the plug. */
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Stops it and removes its data. */
  discard(): Promise<void>;
}

/**
 * Starts the built shop on a free port with a data folder of its own; resolves once it answers. Another
 * version of it stands in a folder of its own.
 */
export const startShop = (
  settings: Record<string, string> = {},
  release = process.cwd(),
): Promise<RunningShop> =>
  startOnce(settings, release).catch((failure: unknown) => {
    // Another check took a port that nobody had a moment ago.
    const isTaken = /address already in use|in use by another program/.test(String(failure));
    if (isTaken && settings.PORT === undefined) return startOnce(settings, release);
    throw failure;
  });

async function startOnce(settings: Record<string, string>, release: string): Promise<RunningShop> {
  const port = settings.PORT ?? String(await freePort());
  const simulatorPort = settings.RZP_SIM_PORT ?? String(await freePort());
  const carrierPort = settings.CARRIER_SIM_PORT ?? String(await freePort());
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "jhola-test-"));
  const SEED = settings.SEED ?? "goods";
  const isLaid = SEED === "goods" && !settings.DATA_DIR && !settings.S3_BUCKET;
  if (isLaid) layGoods(dataDir, !settings.DATABASE_URL);
  if (!settings.DATABASE_URL) layEmptyDatabase(join(dataDir, "database"));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: resolve(".cache/compiled"),
    NODE_ENV: "production",
    ...settings,
    // Tests count the orders that they make.
    SEED,
    ...pooled(settings),
    PORT: port,
    RZP_SIM_PORT: simulatorPort,
    CARRIER_SIM_PORT: carrierPort,
    CARRIER_SIM_STILL: "yes",
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, ["--enable-source-maps", "serve.mjs"], {
    env,
    cwd: release,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stdout.on("data", (chunk) => printed.push(String(chunk)));
  child.stderr.on("data", (chunk) => printed.push(String(chunk)));
  const output = () => printed.join("");
  const origin = `http://localhost:${port}`;
  await untilHealthy(origin, child, output);
  const stop = () => end(child, "SIGTERM");
  return {
    origin,
    dataDir,
    pid: child.pid,
    simulator: settings.RAZORPAY_API_BASE ?? `http://127.0.0.1:${simulatorPort}`,
    carrier: settings.SHIPROCKET_API_BASE ?? `http://127.0.0.1:${carrierPort}`,
    output,
    mails: () => mailsIn(join(dataDir, "outbox")),
    stop,
    kill: async () => void (await end(child, "SIGKILL")),
    signal: (signal) => void child.kill(signal),
    async discard() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A shop under test stands behind the same pooler as the tests. */
function pooled({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Record<string, string>) {
  if (!url || direct || !process.env.TEST_POOLER) return {};
  return { DATABASE_URL: pooledAddress(url), DATABASE_DIRECT_URL: url };
}

/**
 * Copies the migrated database that the run has made, where it has made one: making each anew takes longer
 * than the rest of a start. `npm test -- smoke` starts a shop that makes its own.
 */
export function layEmptyDatabase(directory: string): void {
  const made = process.env.EMPTY_DATABASE;
  if (made && !existsSync(directory)) cpSync(made, directory, { recursive: true });
}

/**
 * Copies the goods that the run has seeded, where it has: their files, and the embedded database with them.
 */
function layGoods(dataDir: string, isEmbedded: boolean): void {
  const made = process.env.GOODS_FOLDER;
  if (!made) return;
  for (const part of isEmbedded ? ["files", "database"] : ["files"])
    cpSync(join(made, part), join(dataDir, part), { recursive: true });
}

async function untilHealthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended at its start:\n${output()}`);
    const healthy = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop did not open:\n${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/** The texts of the mails in an outbox folder, oldest first; none while there is no folder. */
export function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await portOf(probe);
  await once(probe.close(), "close");
  return port;
}
