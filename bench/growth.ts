import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { shopAdmin, signIn } from "../tests/sign-in.ts";
import { addressesAt, type Measured } from "./growth-addresses.ts";
import { growComments, growEnquiries, growOrders } from "./large-shop/grow-desks.ts";
import { growProducts } from "./large-shop/grow-products.ts";
import { percentile, send } from "./load.ts";
import type { Row } from "./measure.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const warmUp = 8;
const counted = 30;

/** How many products, orders, messages and comments each database is measured with, one after the other. */
export interface GrowthSizes {
  server?: readonly number[];
  embedded?: readonly number[];
}

interface Site {
  name: string;
  sizes: readonly number[] | undefined;
  settings: Record<string, string>;
}

/** Adds generated products, orders, messages, quotes and comments to a shop that nobody runs, and tidies its tables. */
export async function growShop(settings: Record<string, string>, size: number): Promise<void> {
  const directory = resolve(settings.DATA_DIR ?? "data", "database");
  const database = await openDatabase({ url: settings.DATABASE_URL, directory, log: openLog("silent") });
  try {
    await growProducts(database.db, size);
    await growOrders(database.db, size);
    await growEnquiries(database.db, size);
    await growComments(database.db, size);
    await sql`vacuum (analyze)`.execute(database.db);
    await database.maintain();
  } finally {
    await database.close();
  }
}

/** What a hundredfold and a thousandfold shop costs a page that nothing has kept, on both databases. */
export async function benchGrowth(dataDir: string, sizes: GrowthSizes): Promise<Row[]> {
  const server = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), "jhola-growth-"));
  cpSync(dataDir, folder, { recursive: true });
  try {
    const url = await server.createDatabase();
    const sites: Site[] = [
      {
        name: "server PostgreSQL",
        sizes: sizes.server,
        settings: { ...shopAdmin.settings, DATABASE_URL: url, DATA_DIR: dataDir },
      },
      { name: "embedded", sizes: sizes.embedded, settings: { DATA_DIR: folder } },
    ];
    const rows: Row[] = [];
    for (const site of sites) if (site.sizes) rows.push(...(await growthOf(site, site.sizes)));
    return rows;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function growthOf(site: Site, sizes: readonly number[]): Promise<Row[]> {
  // The first start makes the tables and the demo shop.
  await (await startShopProcess({ settings: site.settings })).stop();
  const measured: Measured[][] = [];
  let sitemap = "";
  for (const size of sizes) {
    const begun = performance.now();
    await growShop(site.settings, size);
    console.log(`${site.name}: ${size} products after ${Math.round((performance.now() - begun) / 1000)} s`);
    const shop = await startShopProcess({ uncached: true, settings: site.settings });
    try {
      measured.push(await measure(shop, size));
      sitemap = await sitemapCost(shop, size);
    } finally {
      await shop.stop();
    }
  }
  return [...rowsOf(site.name, measured, sizes), sitemapRow(site.name, sitemap)];
}

async function measure(shop: ShopProcess, size: number): Promise<Measured[]> {
  const { cookie } = await signIn({ origin: shop.origin, dataDir: "" }, "admin");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const results: Measured[] = [];
  for (const address of await addressesAt(shop.origin, size)) {
    const { path } = address;
    const times: number[] = [];
    let bytes = 0;
    for (let turn = 0; turn < warmUp + counted; turn += 1) {
      const begun = performance.now();
      const answer = await send(agent, shop.origin, { path, headers: { Cookie: cookie } });
      if (answer.status !== 200) throw new Error(`${answer.status} at ${path}`);
      bytes = answer.bytes;
      if (turn >= warmUp) times.push(performance.now() - begun);
    }
    const p50 = median(times);
    console.log(`  ${p50.toFixed(1).padStart(7)} ms  ${path}`);
    results.push({ ...address, p50, bytes });
  }
  agent.destroy();
  return results;
}

/** One row for each group of pages: the one of its pages that grew most. */
function rowsOf(site: string, measured: readonly Measured[][], sizes: readonly number[]): Row[] {
  const first = measured[0] ?? [];
  const last = measured.at(-1) ?? [];
  const growths = last.map((now) => {
    const before = costInSmall(now, first);
    return { ...now, before, ratio: now.p50 / before };
  });
  const rows = [...new Set(last.map(({ group }) => group))].map((group): Row => {
    const [worst, ...others] = growths
      .filter((each) => each.group === group)
      .sort((a, b) => b.ratio - a.ratio);
    if (!worst) throw new Error(`nothing was measured of ${group}`);
    return {
      what: `Uncached ${group}, p50 with ${sizes.join(", ")} products, orders and messages, ${site}: worst of ${others.length + 1}`,
      measured: `${worst.before.toFixed(1)} ms to ${worst.p50.toFixed(1)} ms (${worst.name}): ${worst.ratio.toFixed(2)}`,
      bound: "<= 2",
      holds: worst.ratio <= 2,
    };
  });
  const typo = Math.max(...last.filter(({ name }) => name.startsWith("mistyped")).map(({ p50 }) => p50));
  rows.push({
    what: `Mistyped search with ${sizes.at(-1)} products, p50, ${site}`,
    measured: `${typo.toFixed(1)} ms`,
    bound: "<= 50 ms",
    holds: typo <= 50,
  });
  return rows;
}

const median = (times: readonly number[]) =>
  percentile(
    [...times].sort((a, b) => a - b),
    0.5,
  );

/**
 * What a page cost in the small shop. One that found little there and fills its page here would be judged for the rows that
 * it draws: it is held against the pages of its list that showed as much there.
 */
function costInSmall(now: Measured, small: readonly Measured[]): number {
  const showsAsMuch = ({ bytes }: Measured) => bytes > now.bytes * 0.8;
  const listOf = ({ path }: Measured) => path.replace(/\?.*/, "");
  const same = small.find(({ group, name }) => group === now.group && name === now.name);
  if (same && showsAsMuch(same)) return same.p50;
  const alike = small.filter((other) => listOf(other) === listOf(now) && showsAsMuch(other));
  return median(alike.map(({ p50 }) => p50));
}

async function sitemapCost(shop: ShopProcess, size: number): Promise<string> {
  const read = async (path: string) => {
    let bytes = 0;
    let peak = shop.memory();
    for await (const chunk of (await fetch(shop.origin + path)).body ?? []) {
      bytes += chunk.length;
      peak = Math.max(peak, shop.memory());
    }
    return { bytes, peak };
  };
  const parts = size > 45_000 ? ["?part=1", "?part=2"] : [""];
  // The heap has grown to what a sitemap needs once; what each further one holds is what counts.
  for (let turn = 0; turn < 3; turn += 1) for (const part of parts) await read(`/sitemap.xml${part}`);
  const before = shop.memory();
  let bytes = 0;
  let peak = before;
  for (const part of parts) {
    const answer = await read(`/sitemap.xml${part}`);
    bytes += answer.bytes;
    peak = Math.max(peak, answer.peak);
  }
  return `${(bytes / 2 ** 20).toFixed(1)} MB sent, ${((peak - before) / 2 ** 20).toFixed(1)} MB more held`;
}

const sitemapRow = (site: string, cost: string): Row => ({
  what: `Sitemap of the largest of these shops, ${site}`,
  measured: cost,
  bound: "<= 16 MB held",
  holds: Number(/([\d.-]+) MB more/.exec(cost)?.[1] ?? Number.NaN) <= 16,
});
