import { type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { freePort } from "../tests/running-shop.ts";
import type { Row } from "./measure.ts";

const warmUp = 1000;
const counted = 1000;

async function ask(origin: string, path: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
  }
}

const cpu = async (origin: string): Promise<number> => Number(await (await fetch(`${origin}/cpu`)).text());

async function untilOpen(origin: string): Promise<void> {
  for (;;) {
    const open = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * CPU time that the shop's process spends on one page that nothing has kept. With DATABASE_URL the database is another
 * process; without it the embedded database's work is part of the figure.
 */
async function benchUncachedPages(paths: readonly string[], shop: Record<string, string>): Promise<number[]> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), ...shop };
  const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
  const child = spawn(process.execPath, ["bench/uncached-server.mjs"], { env, stdio });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilOpen(origin);
    const each: number[] = [];
    for (const path of paths) {
      await ask(origin, path, warmUp);
      const before = await cpu(origin);
      await ask(origin, path, counted);
      each.push(((await cpu(origin)) - before) / counted);
    }
    return each;
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** One row for each page; it holds only when the process stays below the bound on both databases. */
export async function benchUncached(paths: readonly string[], dataDir: string): Promise<Row[]> {
  const server = await startTestPostgres();
  try {
    const DATABASE_URL = await server.createDatabase();
    const onServer = await benchUncachedPages(paths, { DATABASE_URL, DATA_DIR: dataDir });
    const embedded = await benchUncachedPages(paths, { DATA_DIR: dataDir });
    return paths.map((path, index) => ({
      what: `Uncached ${path}, CPU of the shop's process a page, server PostgreSQL (embedded database included)`,
      measured: `${onServer[index]?.toFixed(2)} ms (${embedded[index]?.toFixed(2)} ms)`,
      bound: "<= 2 ms",
      holds: [onServer[index], embedded[index]].every((each) => each !== undefined && each <= 2),
    }));
  } finally {
    await server.stop();
  }
}
