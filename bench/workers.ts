import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { load } from "./load.ts";
import type { Row } from "./measure.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const seconds = 10;
/** A visitor's own page, which no cache answers. */
const page = { path: "/cart", headers: { cookie: "jhola_cart=bench:1:10000" } };
/** What the processor's clock ticks in, as /proc tells. */
const ticksPerSecond = 100;
const bound = 1.7;

interface Rate {
  perSecond: number;
  /** Milliseconds of CPU for each page: of all that serve, and of the process that hands out connections. */
  each: number;
  handing: number;
}

/**
 * Two workers against one. Where database and load have no cores of their own, the rate tells of them; what
 * the same page costs the shop's own processes tells how far workers are from sharing nothing.
 */
export async function benchWorkers(dataDir: string): Promise<Row[]> {
  const server = await startTestPostgres({ durable: true });
  const settings = { DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase() };
  const start = (workers: number) =>
    startShopProcess({ settings: { ...settings, WORKERS: String(workers) } });
  try {
    const one = await rateOf(await start(1));
    const two = await rateOf(await start(2));
    return [byRate(one, two), byCost(one, two)];
  } finally {
    await server.stop();
  }
}

async function rateOf(shop: ShopProcess): Promise<Rate> {
  try {
    const ask = () => load(shop.origin, { connections: 16, seconds }, () => page);
    await ask();
    const before = cpuOf(shop.pid);
    const { perSecond, errors } = await ask();
    if (errors.length > 0) throw new Error(errors[0]);
    const after = cpuOf(shop.pid);
    const pages = perSecond * seconds;
    return {
      perSecond,
      each: (after.all - before.all) / pages,
      handing: (after.first - before.first) / pages,
    };
  } finally {
    await shop.stop();
  }
}

/** Milliseconds of CPU of a process, and of it with all that it has started. */
function cpuOf(pid: number): { first: number; all: number } {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => timesOf(Number(name)) ?? [])
      .map((each) => [each.pid, each]),
  );
  const own = parents.get(pid)?.ms ?? 0;
  const children = [...parents.values()].filter(({ parent, serves }) => parent === pid && serves);
  return { first: own, all: own + children.reduce((sum, { ms }) => sum + ms, 0) };
}

function timesOf(pid: number) {
  try {
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .slice(-1_000)
      .replace(/^.*\) /, "")
      .split(" ");
    const ticks = Number(rest[9]) + Number(rest[10]);
    const serves = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("serve.mjs");
    return [{ pid, parent: Number(parent), ms: (ticks * 1000) / ticksPerSecond, serves }];
  } catch {
    return undefined;
  }
}

function byRate(one: Rate, two: Rate): Row {
  const ratio = two.perSecond / one.perSecond;
  const cores = availableParallelism();
  return {
    what: "Uncached pages a second, two workers against one",
    measured: `${Math.round(two.perSecond)}/s against ${Math.round(one.perSecond)}/s: ${ratio.toFixed(2)} on ${cores} cores, shared with database and load`,
    bound: cores >= 4 ? `>= ${bound}` : `>= ${bound} with 4 cores or more; not judged here`,
    holds: cores < 4 || ratio >= bound,
  };
}

/** With cores for all, so many pages are served as their CPU allows; handing out is done by one process. */
function byCost(one: Rate, two: Rate): Row {
  const ratio = (workers: number) =>
    Math.min((workers * one.each) / (two.each - two.handing), one.each / two.handing);
  const told = [2, 4, 8, 16].map((workers) => `${workers}: ${ratio(workers).toFixed(1)}`).join(", ");
  return {
    what: "Uncached pages by workers with a core each, from what a page costs the shop",
    measured: `${one.each.toFixed(2)} ms by one, ${two.each.toFixed(2)} ms by two, ${two.handing.toFixed(3)} ms of it to hand out; times one: ${told}`,
    bound: `>= ${bound} for 2`,
    holds: ratio(2) >= bound,
  };
}
