import type { Row } from "../measure.ts";
import type { ShopProcess } from "../shop-process.ts";
import { ratioRow, type Turn } from "./against.ts";
import { databaseCpu, type Serving, type Side, spentBetween } from "./side.ts";

/** A page, what it may cost by what it cost, and what its database's part may. */
const pages = [
  { name: "Product", path: "/shop/kohbar-lotus-tote", most: 1.3 },
  { name: "List", path: "/shop", most: 1.15 },
  { name: "Search", path: "/shop?q=lotus", most: 1.15 },
  { name: "Home", path: "/", most: 1.15 },
] as const;
const [mostOfDatabase, mostAnew] = [1.3, 1.3];

/** V8 goes on improving its code for that long. */
const warmUp = 1500;
/** Whoever else runs on the machine only adds: of so many tries of so many requests the least counts. */
const [tries, asked] = [8, 60];

interface Cost {
  shop: number;
  database: number;
}

/** Of each page: its CPU in the shop's process and in its database's, milliseconds a request. */
export async function pageCosts(
  sides: readonly [Side, Side],
  shops: readonly [ShopProcess, ShopProcess],
  rounds: number,
  serving: Serving,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, most } of pages) {
    for (const { origin } of shops) await ask(origin + path, warmUp);
    const turns: { shop: Turn; database: Turn }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [former, present] = await leastOfBoth(sides, shops, path);
      turns.push({
        shop: [former.shop, present.shop],
        database: [former.database, present.database],
      });
    }
    const own = turns.map(({ shop }) => shop);
    if (serving === "compressed") {
      rows.push(ratioRow(`${name} made anew and compressed, CPU`, "ms", own, { most: mostAnew }));
      continue;
    }
    rows.push(
      ratioRow(`${name} uncached, CPU of the shop`, "ms", own, { most }),
      ratioRow(
        `${name} uncached, CPU of PostgreSQL`,
        "ms",
        turns.map(({ database }) => database),
        { most: mostOfDatabase },
      ),
    );
  }
  return rows;
}

async function leastOfBoth(
  sides: readonly [Side, Side],
  shops: readonly [ShopProcess, ShopProcess],
  path: string,
): Promise<[Cost, Cost]> {
  const none = { shop: Number.POSITIVE_INFINITY, database: Number.POSITIVE_INFINITY };
  const least: [Cost, Cost] = [none, none];
  for (let tried = 0; tried < tries; tried += 1)
    for (const at of [0, 1] as const) {
      const cost = await costOf(sides[at], shops[at], path);
      least[at] = {
        shop: Math.min(least[at].shop, cost.shop),
        database: Math.min(least[at].database, cost.database),
      };
    }
  return least;
}

async function costOf(side: Side, { origin }: ShopProcess, path: string): Promise<Cost> {
  const [shop, database] = [await shopCpu(origin), await databaseCpu(side)];
  await ask(origin + path, asked);
  return {
    shop: ((await shopCpu(origin)) - shop) / asked,
    database: spentBetween(database, await databaseCpu(side)) / asked,
  };
}

const shopCpu = async (origin: string): Promise<number> =>
  Number(await (await fetch(`${origin}/cpu`)).text());

async function ask(address: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  }
}
