import { type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { freePort } from "../tests/running-shop.ts";
import { shopAdmin, signIn } from "../tests/sign-in.ts";
import type { Row } from "./measure.ts";

/** V8 goes on improving its code for that long. */
const warmUp = 2000;
/** Whoever else runs on the machine only adds to a page's CPU, by half or more at times: the least of these rounds is the page's own. */
const rounds = 20;
const counted = 100;

/** A page, and who asks for it: a private one is asked for with the session of a signed-in visitor. */
export interface UncachedPage {
  path: string;
  as?: "user" | "admin";
}

/** Milliseconds of CPU. The specification's bounds. */
const mostPublic = 1.5;
const mostPrivate = 3;

async function ask(address: string, headers: Record<string, string>, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const answer = await fetch(address, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
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

async function addressed({ path, as }: UncachedPage, origin: string, dataDir: string) {
  const visitor = as && (await signIn({ origin, dataDir }, as));
  const headers: Record<string, string> = visitor ? { Cookie: visitor.cookie } : {};
  return { address: origin + path, headers };
}

/**
 * CPU time that the shop's process spends on one page that nothing has kept. With DATABASE_URL the database is another
 * process; without it the embedded database's work is part of the figure.
 */
async function benchUncachedPages(
  pages: readonly UncachedPage[],
  shop: Record<string, string> & { DATA_DIR: string },
): Promise<number[]> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { NODE_ENV: "production", PORT: String(port), APP_ORIGIN: origin };
  const env = { ...process.env, ...own, ...shopAdmin.settings, ...shop };
  const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
  const child = spawn(process.execPath, ["bench/uncached-server.mjs"], { env, stdio });
  try {
    await untilOpen(origin);
    const asked = await Promise.all(pages.map((page) => addressed(page, origin, shop.DATA_DIR)));
    for (const { address, headers } of asked) await ask(address, headers, warmUp);
    const least = asked.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { address, headers }] of asked.entries()) {
        const before = await cpu(origin);
        await ask(address, headers, counted);
        least[index] = Math.min(least[index] ?? 0, ((await cpu(origin)) - before) / counted);
      }
    }
    return least;
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** One row for each page; it holds only when the process stays below the bound on both databases. */
export async function benchUncached(pages: readonly UncachedPage[], dataDir: string): Promise<Row[]> {
  const server = await startTestPostgres();
  try {
    const DATABASE_URL = await server.createDatabase();
    const onServer = await benchUncachedPages(pages, { DATABASE_URL, DATA_DIR: dataDir });
    const embedded = await benchUncachedPages(pages, { DATA_DIR: dataDir });
    return pages.map(({ path, as }, index) => {
      const bound = as ? mostPrivate : mostPublic;
      return {
        what: `Uncached ${path}${as ? ` of a signed-in ${as}` : ""}, CPU of the shop's process a page, server PostgreSQL (embedded database included)`,
        measured: `${onServer[index]?.toFixed(2)} ms (${embedded[index]?.toFixed(2)} ms)`,
        bound: `<= ${bound} ms`,
        holds: [onServer[index], embedded[index]].every((each) => each !== undefined && each <= bound),
      };
    });
  } finally {
    await server.stop();
  }
}
