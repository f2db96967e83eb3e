import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../tests/running-shop.ts";

/** A built shop that a bench has started: as it is served, or with its page cache switched off. */
export interface ShopProcess {
  origin: string;
  /** From its start to its first answer. */
  startedIn: number;
  pid: number;
  /** Bytes of memory that the process holds now. */
  memory(): number;
  /** The most that it has held so far. */
  mostMemory(): number;
  stop(): Promise<void>;
}

interface ShopOptions {
  uncached?: boolean;
  /** The folder of the shop that is started, where that is another release. */
  release?: string;
  /** The folder that it takes for its own, its release's without. */
  cwd?: string;
  /** Hears of the process before it answers. */
  spawned?(pid: number): void;
  settings: Record<string, string>;
}

/** Starts the built shop on a free port; resolves once it answers. Throws when it ends instead. */
export async function startShopProcess({
  uncached,
  release = process.cwd(),
  cwd = release,
  spawned,
  settings,
}: ShopOptions): Promise<ShopProcess> {
  const port = settings.PORT ?? String(await freePort());
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SEED: "goods",
    RZP_SIM_PORT: String(await freePort()),
    // Parcels are not measured.
    SHIPROCKET_API_BASE: "http://127.0.0.1:9",
    ...settings,
    PORT: port,
  };
  const script = uncached ? resolve("bench/uncached-server.mjs") : resolve(release, "serve.mjs");
  const begun = performance.now();
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  spawned?.(child.pid ?? 0);
  const origin = `http://localhost:${port}`;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`${script} ended at its start`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    startedIn: performance.now() - begun,
    pid: child.pid ?? 0,
    memory: () => bytesOf(child.pid ?? 0, "VmRSS"),
    mostMemory: () => bytesOf(child.pid ?? 0, "VmHWM"),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Linux tells another process's memory in its own file; elsewhere this bench can't be run. */
function bytesOf(pid: number, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? Number.NaN) * 1024;
}
