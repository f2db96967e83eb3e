import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTestPostgres } from "../../tests/database/start-test-postgres.ts";
import { offersOf, orderOf } from "../buyer.ts";
import { load } from "../load.ts";
import { median, type Row } from "../measure.ts";
import type { ShopProcess } from "../shop-process.ts";
import { pageCosts } from "./page-costs.ts";
import { buildRelease } from "./release.ts";
import { type Serving, type Side, sideOf, startSide } from "./side.ts";

/** What was measured of the former shop and of this one, in one turn. */
export type Turn = [former: number, present: number];
type Both<T> = [former: T, present: T];

/** Long enough for what a start leaves to be done. */
const restSeconds = 20;

/**
 * This shop against an earlier commit's, both on one database server and with the same demo goods, in turns.
 * `rounds` of each measure: the row says their median ratio and its range.
 */
export async function benchAgainst(commit: string, rounds: number): Promise<Row[]> {
  const release = buildRelease(commit);
  const folder = mkdtempSync(join(tmpdir(), "jhola-against-"));
  const server = await startTestPostgres({ durable: true });
  try {
    const sides: Both<Side> = [
      await sideOf(server, release, join(folder, "former")),
      await sideOf(server, process.cwd(), join(folder, "present")),
    ];
    return [
      ...(await beside(sides, "uncached", (shops) => pageCosts(sides, shops, rounds, "uncached"))),
      ...(await beside(sides, "compressed", (shops) => pageCosts(sides, shops, rounds, "compressed"))),
      ...(await beside(sides, "as it is", async (shops) => [
        await restingMemory(shops),
        ...(await cachedPages(shops, rounds)),
        await placedOrders(shops, rounds),
      ])),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function beside(
  [former, present]: Both<Side>,
  serving: Serving,
  measure: (shops: Both<ShopProcess>) => Promise<Row[]>,
): Promise<Row[]> {
  const shops: Both<ShopProcess> = [await startSide(former, serving), await startSide(present, serving)];
  try {
    return await measure(shops);
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

async function restingMemory(shops: Both<ShopProcess>): Promise<Row> {
  for (const { origin } of shops)
    for (const path of ["/", "/shop", "/blog", "/session"]) await (await fetch(origin + path)).text();
  await pause(restSeconds * 1000);
  const [former, present] = shops.map((shop) => shop.memory() / 2 ** 20);
  return ratioRow(`Memory at rest, ${restSeconds} s after the start`, "MB", [[former ?? 0, present ?? 0]], {
    most: 1.1,
  });
}

async function cachedPages(shops: Both<ShopProcess>, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ["/", "/shop", "/shop/kohbar-lotus-tote"])
    rows.push(
      ratioRow(
        `Cached ${path}, requests a second, 32 connections`,
        "/s",
        await inTurns(shops, rounds, ({ origin }) => perSecond(origin, 32, () => ({ path }))),
        { least: 0.95 },
      ),
    );
  return rows;
}

async function placedOrders(shops: Both<ShopProcess>, rounds: number): Promise<Row> {
  const offers = new Map(
    await Promise.all(shops.map(async ({ origin }) => [origin, await offersOf(origin)] as const)),
  );
  const turns = await inTurns(shops, rounds, ({ origin }) =>
    perSecond(origin, 16, () => orderOf(origin, offers.get(origin) ?? []), 5),
  );
  return ratioRow("Guests' orders of 3 lines over HTTP, 16 connections", "/s", turns, { least: 0.95 });
}

async function perSecond(
  origin: string,
  connections: number,
  shot: Parameters<typeof load>[2],
  seconds = 2,
): Promise<number> {
  const run = await load(origin, { connections, seconds }, shot);
  if (run.errors.length > 0) throw new Error(`${run.errors.length} errors, the first: ${run.errors[0]}`);
  return run.perSecond;
}

/** Each round asks both; the first, which only warms them up, does not count. */
async function inTurns<T>(shops: Both<T>, rounds: number, measure: (shop: T) => Promise<number>) {
  const turns: Turn[] = [];
  for (let round = 0; round <= rounds; round += 1)
    turns.push([await measure(shops[0]), await measure(shops[1])]);
  return turns.slice(1);
}

export function ratioRow(
  what: string,
  unit: string,
  turns: readonly Turn[],
  { most = Number.POSITIVE_INFINITY, least = 0 }: { most?: number; least?: number },
): Row {
  const ratios = turns.map(([former, present]) => present / former).sort((a, b) => a - b);
  const ratio = median(ratios);
  const [former, present] = [0, 1].map((side) => median(turns.map((turn) => turn[side] ?? 0)).toPrecision(4));
  const range = `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`;
  return {
    what,
    measured: `${ratio.toFixed(2)} (${range}): ${present} ${unit} where it was ${former}`,
    bound: least > 0 ? `>= ${least}` : `<= ${most}`,
    holds: ratio >= least && ratio <= most,
  };
}
