import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { believed, newSender, offersOf, orderOf } from "./buyer.ts";
import { type LoadResult, load, percentile, type Shot } from "./load.ts";
import { median, type Row } from "./measure.ts";
import { startShopProcess } from "./shop-process.ts";

const searches = ["lotus", "fish tote", "peacok", "madhubani", "qqzzxx", "cushion", "kohbar"];
const filters = [
  "",
  "?category=bags",
  "?collection=artisanal",
  "?price=under-500",
  "?sort=price-asc",
  "?page=2",
];

/**
 * 90 % look around, 5 % search, 4 % ask for cart and session, 1 % order: in a fixed turn, so that every run
 * is alike.
 */
async function visitors(origin: string): Promise<() => Shot> {
  const offers = await offersOf(origin);
  const listing = await (await fetch(`${origin}/shop`)).text();
  const products = [
    ...new Set([...listing.matchAll(/href="(\/shop\/[a-z0-9-]+)"/g)].map(([, path = ""]) => path)),
  ];
  const browse = [
    "/",
    ...filters.map((filter) => `/shop${filter}`),
    ...products,
    "/blog",
    "/artisans",
    "/about",
  ];
  const encoded = { "accept-encoding": "br, gzip" };
  let turn = 0;
  const one = <T>(list: readonly T[]): T => list[Math.floor(turn / 7) % list.length] ?? (list[0] as T);
  return () => {
    turn += 1;
    const part = (turn * 37) % 100;
    if (part === 0) return orderOf(origin, offers);
    const headers = { ...encoded, "X-Forwarded-For": newSender() };
    if (part <= 2) return { path: "/session", headers };
    if (part <= 4) return { path: `/cart/prices?ids=${offers.map(({ id }) => id).join(",")}`, headers };
    // A number makes each search another one, as visitors' searches are.
    if (part <= 9)
      return { path: `/shop?q=${encodeURIComponent(`${one(searches)} ${turn % 500}`)}`, headers };
    return { path: one(browse), headers };
  };
}

/**
 * What the machine has left for us changes within minutes, so that half of the capacity is measured anew for
 * each part.
 */
const parts = 6;
const probeSeconds = 4;
/**
 * Until a shop that has just started holds what it needs: pages, searches, statements and the database's
 * buffers.
 */
const warmUpSeconds = (seconds: number): number => Math.min(90, seconds / 2);

interface MixedRun {
  /** Of each part. */
  capacities: number[];
  results: LoadResult[];
  /** Bytes at the beginning and at the end, each the median of the samples in a fifth of the run. */
  early: number;
  late: number;
  most: number;
}

async function mixedRun(settings: Record<string, string>, seconds: number): Promise<MixedRun> {
  const shop = await startShopProcess({ settings: { ...settings, ...believed } });
  try {
    const next = await visitors(shop.origin);
    const capacityNow = async () =>
      (await load(shop.origin, { connections: 16, seconds: probeSeconds }, next)).perSecond;
    await load(shop.origin, { connections: 16, seconds: warmUpSeconds(seconds) }, next);
    const samples: number[] = [];
    const run: Pick<MixedRun, "capacities" | "results"> = { capacities: [], results: [] };
    for (let part = 0; part < parts; part += 1) {
      const capacity = await capacityNow();
      const sampling = setInterval(() => samples.push(shop.memory()), 250);
      const pace = { connections: 64, seconds: seconds / parts, rate: capacity / 2 };
      run.results.push(await load(shop.origin, pace, next));
      clearInterval(sampling);
      run.capacities.push(capacity);
    }
    for (const error of new Set(run.results.flatMap(({ errors }) => errors))) console.log(`  ${error}`);
    const fifth = Math.floor(samples.length / 5);
    return {
      ...run,
      most: Math.max(...samples),
      early: median(samples.slice(0, fifth)),
      late: median(samples.slice(-fifth)),
    };
  } finally {
    await shop.stop();
  }
}

/** A shop's usual traffic at half of what it can bear, on both databases. */
export async function benchMixed(dataDir: string, seconds: number): Promise<Row[]> {
  const server = await startTestPostgres({ durable: true });
  try {
    const url = await server.createDatabase();
    return [
      rowOf(
        "server PostgreSQL",
        seconds,
        await mixedRun({ DATABASE_URL: url, DATA_DIR: dataDir }, seconds),
        1024,
      ),
      rowOf("embedded", seconds, await mixedRun({ DATA_DIR: dataDir }, seconds), 1024),
    ];
  } finally {
    await server.stop();
  }
}

function rowOf(site: string, seconds: number, run: MixedRun, mostMegabytes: number): Row {
  const { results, early, late, most } = run;
  const growth = late / early - 1;
  const times = results.flatMap((part) => part.times).toSorted((a, b) => a - b);
  const errors = results.flatMap((part) => part.errors).length;
  const p99 = percentile(times, 0.99);
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  const rate = Math.round(mean(results.map(({ perSecond }) => perSecond)));
  return {
    what: `90 % browsing, 5 % search, 4 % cart and session, 1 % orders at half capacity for ${seconds} s after ${warmUpSeconds(seconds)} s of warm-up, ${site}`,
    measured: `${rate} of ${Math.round(mean(run.capacities))}/s, p99 ${p99.toFixed(1)} ms, ${errors} errors, memory ${megabytes(early)} to ${megabytes(late)} MB (${(growth * 100).toFixed(1)} %, at most ${megabytes(most)})`,
    bound: `p99 < 50 ms, no error, growth < 5 %, <= ${mostMegabytes} MB`,
    holds: p99 < 50 && errors === 0 && growth < 0.05 && megabytes(most) <= mostMegabytes,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
