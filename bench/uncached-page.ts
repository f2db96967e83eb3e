import { spawn } from "node:child_process";
import { freePort } from "../tests/running-shop.ts";
import type { Row } from "./measure.ts";

const warmUp = 400;
const counted = 600;

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

/** CPU time of the whole process (embedded database included) for one page that nothing has kept. */
export async function benchUncachedPages(paths: readonly string[], dataDir: string): Promise<Row[]> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["bench/uncached-server.mjs"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilOpen(origin);
    const rows: Row[] = [];
    for (const path of paths) {
      await ask(origin, path, warmUp);
      const before = await cpu(origin);
      await ask(origin, path, counted);
      const each = ((await cpu(origin)) - before) / counted;
      rows.push({
        what: `Uncached ${path}, CPU a page, embedded database included`,
        measured: `${each.toFixed(2)} ms`,
        bound: "<= 2 ms",
        holds: each <= 2,
      });
    }
    return rows;
  } finally {
    child.kill();
  }
}
