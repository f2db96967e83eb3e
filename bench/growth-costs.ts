import { Agent } from "node:http";
import { signIn } from "../tests/sign-in.ts";
import { addressesAt, type Measured, reportGroup } from "./growth-addresses.ts";
import { send } from "./load.ts";
import { median, type Row } from "./measure.ts";
import type { ShopProcess } from "./shop-process.ts";

/**
 * A page is measured at so many moments, and the quickest counts: whatever else runs on the machine can only
 * add.
 */
const moments = 3;
const warmUp = 8;
const counted = 20;
const earlyRounds = 3;

/**
 * What each page costs in each shop, asked in turns, so that all of them meet the machine's slow moments
 * alike.
 */
export async function costsSideBySide(
  shops: readonly ShopProcess[],
  sizes: readonly number[],
): Promise<Measured[][]> {
  const readers = await Promise.all(shops.map((shop, index) => readerOf(shop, sizes[index] ?? 0)));
  const pages = readers[0]?.addresses.length ?? 0;
  await readEverything(readers, pages);
  for (let moment = 0; moment < moments; moment += 1)
    for (let page = 0; page < pages; page += 1) await measureNow(readers, page);
  const costs = readers.map((reader) => reader.addresses.map((_, page) => reader.cost(page)));
  for (let page = 0; page < pages; page += 1) {
    console.log(
      costs.map((each) => each[page]?.p50.toFixed(1).padStart(7)).join(" "),
      readers.at(-1)?.addresses[page]?.path,
    );
  }
  for (const { agent } of readers) agent.destroy();
  return costs;
}

/** What a page takes in each shop at this moment. */
async function measureNow(readers: readonly Reader[], page: number): Promise<void> {
  const times: number[][] = readers.map(() => []);
  for (let turn = -warmUp; turn < counted; turn += 1)
    for (const [index, reader] of readers.entries()) {
      const time = await reader.read(page);
      if (turn >= 0) times[index]?.push(time);
    }
  for (const [index, reader] of readers.entries()) reader.note(page, median(times[index] ?? []));
}

/**
 * A process that has just started compiles what it runs, which would be held against the first page alone.
 */
async function readEverything(readers: readonly Reader[], pages: number): Promise<void> {
  for (let round = 0; round < earlyRounds; round += 1)
    for (let page = 0; page < pages; page += 1) for (const reader of readers) await reader.read(page);
}

type Reader = Awaited<ReturnType<typeof readerOf>>;

/** One who reads a shop's pages, signed in as its admin, on one connection. */
async function readerOf({ origin }: ShopProcess, size: number) {
  const { cookie } = await signIn({ origin, dataDir: "" }, "admin");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const addresses = await addressesAt(origin, size);
  const p50s = addresses.map(() => Number.POSITIVE_INFINITY);
  const bytes: number[] = [];
  return {
    agent,
    addresses,
    /** Returns its milliseconds. */
    async read(page: number): Promise<number> {
      const path = addresses[page]?.path ?? "";
      const begun = performance.now();
      const answer = await send(agent, origin, { path, headers: { Cookie: cookie } });
      if (answer.status !== 200) throw new Error(`${answer.status} at ${path}`);
      bytes[page] = answer.bytes;
      return performance.now() - begun;
    },
    /** What a page took at one of the moments. */
    note(page: number, p50: number) {
      p50s[page] = Math.min(p50s[page] ?? p50, p50);
    },
    cost(page: number): Measured {
      const address = addresses[page];
      if (!address) throw new Error("the shops have other pages");
      return { ...address, p50: p50s[page] ?? Number.NaN, bytes: bytes[page] ?? 0 };
    },
  };
}

/** Above so many products only the pages are judged that do not lie deep in a list. */
const everywhereUpTo = 10_000;

/** For each larger shop one row for each group of pages: the one of its pages that grew most. */
export function rowsOf(site: string, measured: readonly Measured[][], sizes: readonly number[]): Row[] {
  const small = measured[0] ?? [];
  const rows = measured
    .slice(1)
    .flatMap((now, index) => growthRows(site, small, now, [sizes[0], sizes[index + 1]]));
  const last = measured.at(-1) ?? [];
  const typo = Math.max(...last.filter(({ name }) => name.startsWith("mistyped")).map(({ p50 }) => p50));
  const report = Math.max(...last.filter(({ group }) => group === reportGroup).map(({ p50 }) => p50));
  rows.push({
    what: `Report of returned parcels over a year in which ${sizes.at(-1)} left, p50, ${site}`,
    measured: `${report.toFixed(1)} ms`,
    bound: "<= 500 ms",
    holds: report <= 500,
  });
  rows.push({
    what: `Mistyped search with ${sizes.at(-1)} products, p50, ${site}`,
    measured: `${typo.toFixed(1)} ms`,
    bound: "<= 50 ms",
    holds: typo <= 50,
  });
  const hindi = Math.max(...last.filter(({ name }) => name.includes("Hindi")).map(({ p50 }) => p50));
  rows.push({
    what: `Hindi search with ${sizes.at(-1)} products, p50, ${site}`,
    measured: `${hindi.toFixed(1)} ms`,
    bound: "<= 50 ms",
    holds: hindi <= 50,
  });
  return rows;
}

function growthRows(
  site: string,
  small: readonly Measured[],
  now: readonly Measured[],
  [from = 0, to = 0]: readonly (number | undefined)[],
): Row[] {
  const growths = now
    .filter(({ group, isDeep }) => group !== reportGroup && (to <= everywhereUpTo || !isDeep))
    .map((each) => {
      const before = costInSmall(each, small);
      return { ...each, before, ratio: each.p50 / before };
    });
  return [...new Set(growths.map(({ group }) => group))].map((group) => {
    const [worst, ...others] = growths
      .filter((each) => each.group === group)
      .sort((a, b) => b.ratio - a.ratio);
    if (!worst) throw new Error(`nothing was measured of ${group}`);
    return {
      what: `Uncached ${group} with ${from} and ${to} products, ${site}: worst of ${others.length + 1}`,
      measured: `${worst.before.toFixed(1)} ms to ${worst.p50.toFixed(1)} ms (${worst.name}): ${worst.ratio.toFixed(2)}`,
      bound: "<= 2",
      holds: worst.ratio <= 2,
    };
  });
}

/**
 * What a page cost in the small shop. One that found little there and fills its page here would be judged for
 * the rows that it draws: it is held against the pages of its list that showed as much there, if those cost
 * more.
 */
function costInSmall(now: Measured, small: readonly Measured[]): number {
  const showsAsMuch = ({ bytes }: Measured) => bytes > now.bytes * 0.8;
  const listOf = ({ path }: Measured) => path.replace(/\?.*/, "");
  const same = small.find(({ group, name }) => group === now.group && name === now.name);
  if (same && showsAsMuch(same)) return same.p50;
  const alike = small.filter((other) => listOf(other) === listOf(now) && showsAsMuch(other));
  return Math.max(same?.p50 ?? 0, median(alike.map(({ p50 }) => p50)));
}
