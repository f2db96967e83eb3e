import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { shopAdmin, signIn } from "../tests/sign-in.ts";
import type { Row } from "./measure.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

/** V8 goes on improving its code for that long. */
const warmUp = 2000;
/**
 * Whoever else runs on the machine only adds to a page's CPU, by half or more at times: the least of these
 * rounds is the page's own.
 */
const rounds = 40;
const counted = 100;

/** A page, and who asks for it: a private one is asked for with the session of a signed-in visitor. */
export interface UncachedPage {
  path: string;
  as?: "user" | "admin";
}

/** Milliseconds of CPU. The bounds of docs/performance.md. */
const mostPublic = 2;
const mostPrivate = 3;
const mostCompressed = 2.5;

async function ask(address: string, headers: Record<string, string>, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const answer = await fetch(address, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  }
}

const cpu = async (origin: string): Promise<number> => Number(await (await fetch(`${origin}/cpu`)).text());

async function addressed({ path, as }: UncachedPage, origin: string, dataDir: string) {
  const visitor = as && (await signIn({ origin, dataDir }, as));
  const headers: Record<string, string> = {
    "Accept-Encoding": "br",
    ...(visitor && { Cookie: visitor.cookie }),
  };
  return { origin, address: origin + path, headers };
}

/**
 * Of each shop, what its process spends on each page that is not cached. All take turns, so that each
 * meets the same quiet moments.
 */
async function leastCosts(
  shops: readonly ShopProcess[],
  pages: readonly UncachedPage[],
  dataDir: string,
): Promise<number[][]> {
  const asked = await Promise.all(
    shops.map(({ origin }) => Promise.all(pages.map((page) => addressed(page, origin, dataDir)))),
  );
  for (const { address, headers } of asked.flat()) await ask(address, headers, warmUp);
  const costs = asked.map((addresses) => addresses.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round < rounds; round += 1) {
    for (const [shop, addresses] of asked.entries()) {
      for (const [page, each] of addresses.entries()) {
        const cost = await costOf(each);
        costs[shop]?.splice(page, 1, Math.min(costs[shop]?.[page] ?? cost, cost));
      }
    }
  }
  return costs;
}

async function costOf({ origin, address, headers }: Awaited<ReturnType<typeof addressed>>): Promise<number> {
  const before = await cpu(origin);
  await ask(address, headers, counted);
  return ((await cpu(origin)) - before) / counted;
}

/**
 * One row for each page; it holds only when the process stays below the bound on both databases. With server
 * PostgreSQL the database is another process; the embedded one's work is part of the figure.
 */
export async function benchUncached(pages: readonly UncachedPage[], dataDir: string): Promise<Row[]> {
  const server = await startTestPostgres();
  const shops: ShopProcess[] = [];
  try {
    const settings = { ...shopAdmin.settings, DATA_DIR: dataDir };
    const onServerSettings = { ...settings, DATABASE_URL: await server.createDatabase() };
    shops.push(await startShopProcess({ uncached: true, settings: onServerSettings }));
    shops.push(await startShopProcess({ uncached: true, settings }));
    const [onServer = [], embedded = []] = await leastCosts(shops, pages, dataDir);
    return pages.map((page, index) => rowOf(page, onServer[index], embedded[index]));
  } finally {
    for (const shop of shops) await shop.stop();
    await server.stop();
  }
}

/** What a page costs that is made anew, rendered and compressed, as for the first who asks after an edit. */
export async function benchCompressed(path: string, dataDir: string): Promise<Row> {
  const server = await startTestPostgres();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase(), COMPRESSED: "1" };
  const shop = await startShopProcess({ uncached: true, settings });
  try {
    const [[cost = Number.NaN] = []] = await leastCosts([shop], [{ path }], dataDir);
    return {
      what: `${path} made anew, rendered and compressed, CPU of the shop's process, server PostgreSQL`,
      measured: `${cost.toFixed(2)} ms`,
      bound: `<= ${mostCompressed} ms`,
      holds: cost <= mostCompressed,
    };
  } finally {
    await shop.stop();
    await server.stop();
  }
}

function rowOf({ path, as }: UncachedPage, onServer = Number.NaN, embedded = Number.NaN): Row {
  const bound = as ? mostPrivate : mostPublic;
  return {
    what: `Uncached ${path}${as ? ` of a signed-in ${as}` : ""}, CPU on server PostgreSQL (embedded)`,
    measured: `${onServer.toFixed(2)} ms (${embedded.toFixed(2)} ms)`,
    bound: `<= ${bound} ms`,
    holds: onServer <= bound && embedded <= bound,
  };
}
